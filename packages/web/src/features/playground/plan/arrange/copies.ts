import { isOnWall, type PlanItem, turnedBy, withCarried } from '../plan-items.ts';
import type { PlanRoom } from '../plan-moves.ts';
import { isShown } from '../room-camera.ts';
import { moved } from './item-changes.ts';
import { backInside, inTheWay } from './room-limits.ts';

/** Meters between things and their copies. */
const GAP = 0.1;

/**
 * An arrangement with copies of things and of what is on them, beside them: to their right if there is room in
 * sight, else to another side. Copies are never locked.
 * @param firstId the id of the first copy; the others follow
 * @returns the arrangement, and the places of the copied things in it
 */
export function withCopies(
  room: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
  firstId: number,
): { items: readonly PlanItem[]; places: readonly number[] } {
  const { kinds, view } = room;
  const along = [...withCarried(items, places, kinds)];
  const made = along.flatMap((place, number) => {
    const { locked: _was, ...item } = items[place] ?? {};
    return isWhole(item) ? [{ ...item, id: firstId + number }] : [];
  });
  const all = [...items, ...made];
  const copies = places.map((place) => items.length + along.indexOf(place));
  const tries = waysBeside(room, items, places).map((by) => {
    const there = moved(all, copies, by, kinds);
    const pieces = copies.flatMap((place) => there[place] ?? []);
    return moved(there, copies, backInside(pieces, view, kinds), kinds);
  });
  const isFree = (there: readonly PlanItem[]) => copies.every((place) => !inTheWay(there, place, kinds));
  const isSeen = (there: readonly PlanItem[]) =>
    copies.some((place) => {
      const { x, y, z } = there[place] ?? { x: 0, y: 0, z: 0 };
      return isShown(view, [x, y, z]);
    });
  const best = tries.find((there) => isFree(there) && isSeen(there)) ?? tries.find(isFree) ?? tries[0];
  return { items: best ?? all, places: copies };
}

const isWhole = (item: Partial<PlanItem>): item is PlanItem => item.kind !== undefined;

/** Ways from things to a place beside them: right, left, and for what stands on the floor forward and back. */
function waysBeside(
  { kinds }: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
): { x: number; z: number }[] {
  const pieces = places.flatMap((place) => items[place] ?? []);
  const chosen = pieces.at(-1);
  if (!chosen) return [];
  const own = pieces.map((item) => {
    const [right, front] = turnedBy(item.x - chosen.x, item.z - chosen.z, -chosen.turn);
    return { right, front, half: [item.size[0] / 2, item.size[2] / 2] as const };
  });
  const span = (least: number[], most: number[]) => Math.max(...most) - Math.min(...least) + GAP;
  const across = span(
    own.map(({ right, half }) => right - half[0]),
    own.map(({ right, half }) => right + half[0]),
  );
  const deep = span(
    own.map(({ front, half }) => front - half[1]),
    own.map(({ front, half }) => front + half[1]),
  );
  const ways = [
    [across, 0],
    [-across, 0],
    ...(isOnWall(chosen, kinds)
      ? []
      : [
          [0, deep],
          [0, -deep],
        ]),
  ] as const;
  return ways.map(([right = 0, front = 0]) => {
    const [x, z] = turnedBy(right, front, chosen.turn);
    return { x, z };
  });
}
