import type { FurnitureKind } from '@home-design/contract';
import { type Kinds, type PlanItem, turnedBy, withCarried } from '../plan-items.ts';

/** Moves things by meters, with the things on them. */
export function moved(
  items: readonly PlanItem[],
  places: readonly number[],
  by: { x: number; y?: number; z: number },
  kinds: Kinds,
): PlanItem[] {
  const along = withCarried(items, places, kinds);
  return items.map((item, number) =>
    along.has(number) ? { ...item, x: item.x + by.x, y: item.y + (by.y ?? 0), z: item.z + by.z } : item,
  );
}

/**
 * Turns things by degrees, counter-clockwise seen from above, with the things on them: one around its middle, several
 * around the middle of them all.
 */
export function turnedAround(
  items: readonly PlanItem[],
  places: readonly number[],
  degrees: number,
  kinds: Kinds,
): PlanItem[] {
  const pieces = items.filter((_, number) => places.includes(number));
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [midX, midZ] = [middle(pieces.map(({ x }) => x)), middle(pieces.map(({ z }) => z))];
  const along = withCarried(items, places, kinds);
  return items.map((item, number) => {
    if (!along.has(number)) return item;
    const [x, z] = turnedBy(item.x - midX, item.z - midZ, degrees);
    return { ...item, x: midX + x, z: midZ + z, turn: wholeTurn(item.turn + degrees) };
  });
}

/** -180 … 180 degrees. */
export const wholeTurn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Removes things, with the things on them. */
export function without(items: readonly PlanItem[], places: readonly number[], kinds: Kinds): PlanItem[] {
  const gone = withCarried(items, places, kinds);
  return items.filter((_, number) => !gone.has(number));
}

/** Replaces the shape or the kind of things in the same place. Another kind gets its usual size. */
export function swapped(
  items: readonly PlanItem[],
  places: readonly number[],
  to: FurnitureKind,
  shape: string,
): PlanItem[] {
  return items.map((item, number) => {
    if (!places.includes(number)) return item;
    const size = to.kind === item.kind ? item.size : to.size;
    return { ...item, kind: to.kind, silhouette: shape, size };
  });
}

/** The first locked thing among things and those on them; undefined if all can be changed. */
export function lockedAmong(
  items: readonly PlanItem[],
  places: readonly number[],
  kinds: Kinds,
): PlanItem | undefined {
  const along = withCarried(items, places, kinds);
  return items.find((item, number) => item.locked && along.has(number));
}

/** Locks or unlocks things. */
export function withLocks(
  items: readonly PlanItem[],
  places: readonly number[],
  isLocked: boolean,
): PlanItem[] {
  return items.map((item, number) => {
    if (!places.includes(number)) return item;
    const { locked: _was, ...free } = item;
    return isLocked ? { ...free, locked: true } : free;
  });
}
