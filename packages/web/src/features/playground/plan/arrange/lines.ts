import { cornersOf, FLAT, isOnWall, type Kinds, type PlanItem } from '../plan-items.ts';

/** An axis of the room: to the right, up, or towards the viewer. */
export type Axis = 'x' | 'y' | 'z';
const NUMBER = { x: 0, y: 1, z: 2 } as const;

/** The lines of a thing on an axis, in meters: its edges and its middle. */
export interface Lines {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Where things begin and end on an axis, all of them together. */
export function linesOf(things: readonly PlanItem[], axis: Axis, kinds: Kinds): Lines {
  const values = things.flatMap((item) => cornersOf(item, kinds).map((corner) => corner[NUMBER[axis]]));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return { low, middle: (low + high) / 2, high };
}

/** Meters between two things on an axis; 0 or less where they overlap. */
export const gapBetween = (one: Lines, other: Lines): number =>
  Math.max(one.low - other.high, other.low - one.high);

/** Whether the edges of a thing are parallel to the walls. */
export function isStraight({ turn }: PlanItem): boolean {
  const past = Math.abs(turn) % 90;
  return Math.min(past, 90 - past) < 1;
}

/** Whether a thing stands on the floor and is no rug. */
export const standsOnFloor = (item: PlanItem, kinds: Kinds): boolean =>
  !isOnWall(item, kinds) && Math.abs(item.y) < FLAT && item.size[1] >= FLAT;

/** The axes along which a thing moves: over the floor, or along its wall. */
export function axesOf(item: PlanItem, kinds: Kinds): readonly Axis[] {
  if (!isOnWall(item, kinds)) return ['x', 'z'];
  if (!isStraight(item)) return ['y'];
  return [Math.round(item.turn / 90) % 2 === 0 ? 'x' : 'z', 'y'];
}
