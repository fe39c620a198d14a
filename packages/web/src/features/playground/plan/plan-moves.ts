import type { FurnitureKind, RoomView } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';
import { moved } from './arrange/item-changes.ts';
import { backInside } from './arrange/room-limits.ts';
import { isOnWall, type Kinds, type PlanItem, turnedBy } from './plan-items.ts';
import { onPlane, type RoomPoint } from './room-camera.ts';

const UP: RoomPoint = [0, 1, 0];
/** The place of a new piece: the floor at this point of the picture. */
const NEW_PLACE: Point = { x: 0.5, y: 0.8 };

/** The room in which pieces are moved. */
export interface PlanRoom {
  view: RoomView;
  kinds: Kinds;
}

/** A way in meters. */
export interface PlanMove {
  x: number;
  y: number;
  z: number;
}

/** Items with some of them moved, and brought back inside the room together. */
export function movedInside(
  { view, kinds }: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
  by: PlanMove,
): PlanItem[] {
  const next = moved(items, places, by, kinds);
  const there = places.flatMap((place) => next[place] ?? []);
  return moved(next, places, backInside(there, view, kinds), kinds);
}

/** The way of a step: to the right of the picture, and away or, on a wall, up. */
export function stepBy({ view, kinds }: PlanRoom, item: PlanItem, right: number, away: number): PlanMove {
  const onWall = isOnWall(item, kinds);
  const [x, z] = onWall ? turnedBy(right, 0, item.turn) : alongView(view, right, away);
  return { x, y: onWall ? away : 0, z };
}

/** The way of a piece to the place whose foot is at a point of the picture; null if there is no such place. */
export function wayTo({ view, kinds }: PlanRoom, item: PlanItem, foot: Point): PlanMove | null {
  const [nx, nz] = turnedBy(0, 1, item.turn);
  const to = onPlane(view, foot, [item.x, item.y, item.z], isOnWall(item, kinds) ? [nx, 0, nz] : UP);
  return to && { x: to[0] - item.x, y: to[1] - item.y, z: to[2] - item.z };
}

/** The turn, in degrees, of a piece whose front is at a point of the picture; null if there is none. */
export function turnTowards({ view }: PlanRoom, item: PlanItem, towards: Point): number | null {
  const to = onPlane(view, towards, [item.x, item.y, item.z], UP);
  return to && snapped((Math.atan2(to[0] - item.x, to[2] - item.z) * 180) / Math.PI);
}

/** A new piece inside the room; null for a kind without a shape. */
export function newItem(
  { view, kinds }: PlanRoom,
  { kind, silhouettes, size }: FurnitureKind,
  id: number,
): PlanItem | null {
  const [silhouette] = silhouettes;
  if (silhouette === undefined) return null;
  const [x, , z] = onPlane(view, NEW_PLACE, [0, 0, 0], UP) ?? [0, 0, -2];
  const item = { id, kind, silhouette, x, y: 0, z, turn: 0, size };
  const inside = backInside([item], view, kinds);
  return { ...item, x: x + inside.x, z: z + inside.z };
}

/** An id that no item of these arrangements has. */
export const nextId = (arrangements: readonly (readonly PlanItem[])[]): number =>
  1 + Math.max(-1, ...arrangements.flat().map(({ id }) => id));

/** Converts right and ahead in the picture to a vector on the floor. */
function alongView(
  { right, forward }: RoomView,
  across: number,
  away: number,
): readonly [x: number, z: number] {
  const unit = (x: number, z: number) => [x / Math.hypot(x, z), z / Math.hypot(x, z)] as const;
  const [rx, rz] = unit(right[0], right[2]);
  const [fx, fz] = unit(forward[0], forward[2]);
  return [across * rx + away * fx, across * rz + away * fz];
}

/** Turning snaps to right angles and halves of them. */
function snapped(degrees: number): number {
  const near = Math.round(degrees / 45) * 45;
  return Math.abs(degrees - near) < 6 ? near : degrees;
}
