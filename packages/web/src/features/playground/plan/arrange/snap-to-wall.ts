import { cornersOf, type Kinds, type PlanItem } from '../plan-items.ts';
import type { PlanRoom } from '../plan-moves.ts';
import { inPicture, isShown } from '../room-camera.ts';
import { standsOnFloor } from './lines.ts';
import { backInside, knowsWalls } from './room-limits.ts';
import type { Snapped } from './snapped.ts';

/** A back nearer to a wall than this is put to it, in meters. */
const REACH = 0.25;

/** A wall, and the turn of a piece with its back to it. */
interface Wall {
  readonly axis: 'x' | 'z';
  readonly at: number;
  /** 1 if the room is on the side of greater values. */
  readonly side: 1 | -1;
  readonly turn: number;
}

/** The walls of a room; none if they are unknown. */
function wallsOf({ view }: PlanRoom): readonly Wall[] {
  if (!knowsWalls(view)) return [];
  const { min, max } = view.room;
  return [
    { axis: 'z', at: min[1], side: 1, turn: 0 },
    { axis: 'x', at: min[0], side: 1, turn: 90 },
    { axis: 'x', at: max[0], side: -1, turn: -90 },
    { axis: 'z', at: max[1], side: -1, turn: 180 },
  ];
}

/**
 * A piece with its back to the wall that it is near to, turned with it; null if there is none. If its back is near a
 * wall, nearer ones do not count, so that a bed may stand in a corner.
 */
export function snappedToWall(room: PlanRoom, item: PlanItem): Snapped | null {
  if (!standsOnFloor(item, room.kinds)) return null;
  const near = wallsOf(room)
    .filter((wall) => gapTo(wall, item) <= REACH)
    .toSorted((a, b) => gapTo(a, item) - gapTo(b, item))
    .toSorted((a, b) => Number(isBehind(b, item)) - Number(isBehind(a, item)));
  return (
    near.map((wall) => againstWall(room, item, wall)).find(({ item: there }) => isInSight(room, there)) ??
    null
  );
}

/** A piece with its back to the nearest wall where it is in the picture; null if there is none. */
export function snappedToNearestWall(room: PlanRoom, item: PlanItem): Snapped | null {
  if (!standsOnFloor(item, room.kinds)) return null;
  const all = wallsOf(room)
    .toSorted((a, b) => gapTo(a, item) - gapTo(b, item))
    .map((wall) => againstWall(room, item, wall))
    .filter(({ item: there }) => isInSight(room, there));
  return all.find(({ item: { x, y, z } }) => isShown(room.view, [x, y, z])) ?? all[0] ?? null;
}

/** Meters between the wall and the back of a piece that is turned with it. */
const gapTo = ({ axis, at, side }: Wall, item: PlanItem): number =>
  (item[axis] - at) * side - item.size[2] / 2;

const isBehind = (wall: Wall, { turn }: PlanItem): boolean =>
  Math.cos(((turn - wall.turn) * Math.PI) / 180) > 0.71;

function againstWall({ view, kinds }: PlanRoom, item: PlanItem, { axis, at, side, turn }: Wall): Snapped {
  const there = { ...item, turn, [axis]: at + (side * item.size[2]) / 2 };
  const inside = backInside([there], view, kinds);
  const placed = { ...there, x: there.x + inside.x, z: there.z + inside.z };
  return { item: placed, guides: [backLine(placed, kinds)], fixed: axis };
}

const isInSight = ({ view, kinds }: PlanRoom, item: PlanItem): boolean =>
  cornersOf(item, kinds).every((corner) => inPicture(view, corner) !== null);

/** The edge of the floor behind a piece. */
function backLine(item: PlanItem, kinds: Kinds) {
  const [from, to] = cornersOf(item, kinds);
  if (!from || !to) throw new Error('A piece has corners.');
  return { from, to };
}
