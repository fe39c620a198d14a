import { wordsOf } from './plan-copy.ts';
import type { PlanItem } from './plan-items.ts';

/** The names of pieces by id, numbered if a kind occurs more than once. */
export function namesOf(items: readonly PlanItem[]): ReadonlyMap<number, string> {
  const counts = new Map<string, number>();
  return new Map(
    items.map(({ id, kind }) => {
      const number = 1 + (counts.get(kind) ?? 0);
      counts.set(kind, number);
      const isOneOfMany = items.some((other) => other.kind === kind && other.id !== id);
      return [id, isOneOfMany ? `${wordsOf(kind)} ${number}` : wordsOf(kind)];
    }),
  );
}
