import { useState } from 'react';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import type { PlanItem } from './plan-items.ts';

/** The chosen pieces of an arrangement. Several are chosen in a row; the last one names them all. */
export function usePlanChoice(items: readonly PlanItem[], say: (news: string) => void) {
  const [ids, set] = useState<readonly number[]>(items.slice(0, 1).map(({ id }) => id));
  const places = ids.flatMap((id) => {
    const place = items.findIndex((item) => item.id === id);
    return place === -1 ? [] : [place];
  });
  const chosen = items[places.at(-1) ?? -1] ?? null;

  function choose(next: readonly number[]): void {
    set(next);
    const last = items.find(({ id }) => id === next.at(-1));
    if (last) say(next.length > 1 ? copy.chosenMany(next.length) : copy.chosen(wordsOf(last.kind)));
  }

  const kept = places.flatMap((place) => items[place]?.id ?? []);
  const beside = (step: 1 | -1) => items.at(((places.at(-1) ?? -1) + step) % Math.max(1, items.length));

  return {
    set,
    places,
    /** The piece that was chosen last; null without one. */
    chosen,
    isChosen: (id: number): boolean => kept.includes(id),
    /** Chooses this piece alone. */
    choose: (id: number): void => choose([id]),
    /** Makes one of the chosen pieces the last; chooses another one alone. */
    take: (id: number): void =>
      choose(kept.includes(id) ? [...kept.filter((each) => each !== id), id] : [id]),
    /** Adds a piece to the chosen ones, or takes it away. */
    toggle: (id: number): void =>
      choose(kept.includes(id) ? kept.filter((each) => each !== id) : [...kept, id]),
    chooseAll: (): void =>
      choose(
        [...items.filter(({ id }) => id !== chosen?.id), ...(chosen ? [chosen] : [])].map(({ id }) => id),
      ),
    /** Chooses only the last one of several. */
    chooseLast: (): void => choose(kept.slice(-1)),
    /** Chooses the piece after or before the last one, alone or with those that are chosen. */
    chooseNext(step: 1 | -1, adds = false): void {
      const next = beside(step);
      if (next) choose(adds ? [...kept.filter((id) => id !== next.id), next.id] : [next.id]);
    },
  };
}
