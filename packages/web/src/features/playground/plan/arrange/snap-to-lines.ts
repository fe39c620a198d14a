import { carriedBy, FLAT, isOnWall, type Kinds, type PlanItem } from '../plan-items.ts';
import type { PlanRoom } from '../plan-moves.ts';
import type { RoomPoint } from '../room-camera.ts';
import { type Axis, axesOf, gapBetween, isStraight, type Lines, linesOf } from './lines.ts';
import { backInside, knowsWalls } from './room-limits.ts';
import type { Guide, Snapped } from './snapped.ts';

/** Lines nearer to each other than this are brought together, in meters. */
const REACH = 0.07;
/** Things farther away than this are not aligned with. */
const NEAR = 2.5;

/** Says whether a piece may be pulled from one value of an axis to another. */
export type MayPull = (axis: Axis, from: number, to: number) => boolean;

interface Pull {
  readonly by: number;
  /** The line, as a value of the axis. */
  readonly at: number;
  /** The thing that the line belongs to; null for a wall. */
  readonly other: PlanItem | null;
}

/**
 * A piece whose edges or middle are brought to those of another one that it is near to, on each axis along which it
 * may move.
 * @param others the things that stay where they are
 */
export function snappedToLines(
  room: PlanRoom,
  { item: at, guides, fixed }: Snapped,
  others: readonly PlanItem[],
  { reach = REACH, mayPull = () => true }: { reach?: number; mayPull?: MayPull } = {},
): Snapped {
  const { kinds } = room;
  let item = at;
  const found: { axis: Axis; pull: Pull }[] = [];
  const axes = axesOf(item, kinds);
  for (const axis of axes) {
    if (axis === fixed) continue;
    const span = axes.find((other) => other !== axis);
    const pulls = [
      ...pullsToWalls(room, item, axis),
      ...others.flatMap((other) => pullsTo(item, other, { axis, span }, kinds)),
    ]
      .filter(({ by }) => Math.abs(by) <= reach && mayPull(axis, item[axis], item[axis] + by))
      .toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by));
    const pull = pulls.find(({ by }) => staysInside(room, { ...item, [axis]: item[axis] + by }));
    if (!pull) continue;
    item = { ...item, [axis]: item[axis] + pull.by };
    found.push({ axis, pull });
  }
  const lines = found.flatMap(({ axis, pull }) => guideOf(item, axes, axis, pull, kinds));
  return { item, guides: [...guides, ...lines] };
}

/** The things with which others are aligned: not those that stand on a moving or another thing. */
export function stayingThings(
  items: readonly PlanItem[],
  moving: ReadonlySet<number>,
  kinds: Kinds,
): PlanItem[] {
  const carried = new Set(items.flatMap((_, place) => carriedBy(items, place, kinds)));
  const isCarriedOne = [...moving].some((place) => carried.has(place));
  return items.filter((_, place) => !moving.has(place) && (isCarriedOne || !carried.has(place)));
}

function pullsTo(
  item: PlanItem,
  other: PlanItem,
  { axis, span }: { axis: Axis; span: Axis | undefined },
  kinds: Kinds,
): Pull[] {
  const hangs = isOnWall(item, kinds);
  // A picture has the wall in common with others, and only the middle with what stands before it.
  const isAlike =
    isOnWall(other, kinds) === hangs && (hangs ? other.turn === item.turn : isLevel(item, other));
  if (hangs && !isAlike && axis === 'y') return [];
  const [mine, its] = [linesOf([item], axis, kinds), linesOf([other], axis, kinds)];
  const beside = span ? gapBetween(linesOf([item], span, kinds), linesOf([other], span, kinds)) : 0;
  if (beside > NEAR || gapBetween(mine, its) > NEAR) return [];
  const pull = (from: keyof Lines, to: keyof Lines): Pull => ({
    by: its[to] - mine[from],
    at: its[to],
    other,
  });
  if (!isAlike || !isStraight(item) || !isStraight(other)) return [pull('middle', 'middle')];
  const touching = beside < 0 ? [pull('low', 'high'), pull('high', 'low')] : [];
  return [pull('middle', 'middle'), pull('low', 'low'), pull('high', 'high'), ...touching];
}

/** The sides of what stands on the floor come to the walls. */
function pullsToWalls({ view, kinds }: PlanRoom, item: PlanItem, axis: Axis): Pull[] {
  if (axis === 'y' || isOnWall(item, kinds) || !isStraight(item) || !knowsWalls(view)) return [];
  const number = axis === 'x' ? 0 : 1;
  const { low, high } = linesOf([item], axis, kinds);
  const [least, most] = [view.room.min[number], view.room.max[number]];
  return [
    { by: least - low, at: least, other: null },
    { by: most - high, at: most, other: null },
  ];
}

const isLevel = (one: PlanItem, other: PlanItem): boolean => Math.abs(one.y - other.y) < FLAT;

function staysInside({ view, kinds }: PlanRoom, item: PlanItem): boolean {
  const { x, z } = backInside([item], view, kinds);
  return Math.hypot(x, z) < 1e-6;
}

/** The line at a value of an axis, over both things; none for things that move along one axis only. */
function guideOf(
  item: PlanItem,
  axes: readonly Axis[],
  axis: Axis,
  { at, other }: Pull,
  kinds: Kinds,
): Guide[] {
  const span = axes.find((each) => each !== axis);
  if (!span) return [];
  const { low, high } = linesOf(other ? [item, other] : [item], span, kinds);
  const place = (along: number): RoomPoint => {
    const on = (each: Axis) => (each === axis ? at : each === span ? along : item[each]);
    return [on('x'), on('y'), on('z')];
  };
  return [{ from: place(low), to: place(high) }];
}
