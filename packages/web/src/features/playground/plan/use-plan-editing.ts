import type { FurnitureKind, RoomView, StagingPlan } from '@home-design/contract';
import { useMemo, useReducer, useState } from 'react';
import type { Point } from '../marks/mark.ts';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import {
  inTheWay,
  isOnWall,
  type Kinds,
  type PlanItem,
  swapped,
  turnedAround,
  without,
} from './plan-items.ts';
import { movedInside, newItem, nextId, stepBy, turnTowards, wayTo } from './plan-moves.ts';
import { planAfter, planState } from './plan-undo.ts';

export type PlanEditing = ReturnType<typeof usePlanEditing>;

interface PlanEditingOptions {
  view: RoomView;
  list: readonly FurnitureKind[];
  /** Whether the photo shows none of the arrangement yet. */
  isNew: boolean;
}

/** The state of editing an arrangement: its items, the chosen piece, and the actions. */
export function usePlanEditing(plan: StagingPlan, { view, list, isNew }: PlanEditingOptions) {
  const kinds: Kinds = useMemo(() => new Map(list.map((each) => [each.kind, each])), [list]);
  const room = { view, kinds };
  const given = useMemo<PlanItem[]>(() => plan.items.map((item, id) => ({ ...item, id })), [plan]);
  const rendered = isNew ? NOTHING : given;
  const [state, dispatch] = useReducer(planAfter, given, planState);
  const [chosenId, choose] = useState<number | null>(given[0]?.id ?? null);
  const [news, setNews] = useState('');
  const { items } = state;
  const place = items.findIndex(({ id }) => id === chosenId);
  const chosen = items[place] ?? null;

  function change(next: readonly PlanItem[], says: string): void {
    dispatch({ type: 'changed', items: next });
    setNews(says);
  }

  const whereIs = (item: PlanItem | undefined): string =>
    item ? copy.at(wordsOf(item.kind), Math.max(0, -item.z), item.x) : '';

  return {
    ...state,
    kinds,
    rendered,
    chosen,
    news,
    isChanged: isNew || (state.past.length > 0 && !isSame(items, rendered)),
    blocker: place === -1 ? undefined : inTheWay(items, place, kinds),
    choose(id: number): void {
      choose(id);
      const item = items.find((each) => each.id === id);
      if (item) setNews(copy.chosen(wordsOf(item.kind)));
    },
    chooseNext(step: 1 | -1): void {
      const next = items.at((place + step) % Math.max(1, items.length));
      if (!next) return;
      choose(next.id);
      setNews(copy.chosen(wordsOf(next.kind)));
    },
    /** Moves the chosen piece by meters: to the right of the picture, and away or, on a wall, up. */
    step(right: number, away: number): void {
      if (!chosen) return;
      const next = movedInside(room, items, place, stepBy(room, chosen, right, away));
      change(next, whereIs(next[place]));
    },
    /** Moves a piece so that its foot is at a point of the picture, as far as the room allows. */
    drag(foot: Point): void {
      if (!chosen) return;
      const by = wayTo(room, chosen, foot);
      if (by) dispatch({ type: 'dragged', items: movedInside(room, items, place, by) });
    },
    /** Turns the chosen piece's front to a point of the picture. */
    dragFront(towards: Point): void {
      if (!chosen) return;
      const wanted = turnTowards(room, chosen, towards);
      if (wanted === null) return;
      dispatch({ type: 'dragged', items: turnedAround(items, place, wanted - chosen.turn, kinds) });
    },
    drop(): void {
      dispatch({ type: 'dropped' });
      setNews(whereIs(items[place]));
    },
    turn(degrees: number): void {
      if (!chosen || isOnWall(chosen, kinds)) return;
      const next = turnedAround(items, place, degrees, kinds);
      change(next, copy.turned(wordsOf(chosen.kind), next[place]?.turn ?? 0));
    },
    swap(kind: string, shape: string): void {
      const to = kinds.get(kind);
      if (!to || !chosen) return;
      change(
        swapped(items, place, to, shape),
        copy.swapped(`${wordsOf(shape)} ${wordsOf(kind).toLowerCase()}`),
      );
    },
    remove(): void {
      if (!chosen) return;
      const next = without(items, place, kinds);
      change(next, copy.removed(wordsOf(chosen.kind)));
      choose(next[Math.min(place, next.length - 1)]?.id ?? null);
    },
    add(kind: string): void {
      const to = kinds.get(kind);
      const item = to && newItem(room, to, nextId([items, given, ...state.past]));
      if (!item) return;
      change([...items, item], copy.added(wordsOf(kind)));
      choose(item.id);
    },
    undo(): void {
      dispatch({ type: 'undone' });
      setNews(copy.undone);
    },
    redo: (): void => dispatch({ type: 'redone' }),
    /** The arrangement to render. */
    plan: (): StagingPlan => ({ ...plan, items: items.map(({ id: _id, ...item }) => item) }),
  };
}

const NOTHING: readonly PlanItem[] = [];

const isSame = (items: readonly PlanItem[], others: readonly PlanItem[]): boolean =>
  JSON.stringify(items) === JSON.stringify(others);
