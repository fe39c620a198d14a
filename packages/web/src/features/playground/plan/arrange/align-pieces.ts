import { isOnWall, type PlanItem, withCarried } from '../plan-items.ts';
import type { PlanRoom } from '../plan-moves.ts';
import { moved } from './item-changes.ts';
import { type Axis, axesOf, type Lines, linesOf } from './lines.ts';
import { backInside } from './room-limits.ts';

/** What comes together: one line of all things, or equal gaps between them. */
export interface Alignment {
  readonly axis: Axis;
  readonly what: keyof Lines | 'gaps';
}

/** The axes on which things can be aligned: two across the floor, or along and up the wall if all hang. */
export function alignableAxes(things: readonly PlanItem[], kinds: PlanRoom['kinds']): readonly Axis[] {
  return things.every((item) => isOnWall(item, kinds)) ? ['x', 'y'] : ['x', 'z'];
}

/**
 * Things brought to one line, or to equal gaps. Locked ones stay, and the others are brought to them. What hangs on a
 * wall stays on it.
 */
export function aligned(
  room: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
  alignment: Alignment,
): readonly PlanItem[] {
  const { kinds } = room;
  const free = places.filter((place) => mayMove(items, place, alignment.axis, kinds));
  const ways = alignment.what === 'gaps' ? waysToGaps : waysToLine;
  const by = ways(items, places, free, alignment, kinds);
  return free.reduce<readonly PlanItem[]>((so, place) => {
    const way = { x: 0, y: 0, z: 0, [alignment.axis]: by.get(place) ?? 0 };
    const next = moved(so, [place], way, kinds);
    const there = next[place];
    return there ? moved(next, [place], backInside([there], room.view, kinds), kinds) : next;
  }, items);
}

type Ways = ReadonlyMap<number, number>;

function mayMove(items: readonly PlanItem[], place: number, axis: Axis, kinds: PlanRoom['kinds']): boolean {
  const item = items[place];
  if (!item) return false;
  const isHeld = [...withCarried(items, [place], kinds)].some((each) => items[each]?.locked);
  return !isHeld && axesOf(item, kinds).includes(axis);
}

function waysToLine(
  items: readonly PlanItem[],
  places: readonly number[],
  free: readonly number[],
  { axis, what }: Alignment,
  kinds: PlanRoom['kinds'],
): Ways {
  if (what === 'gaps') return new Map();
  const held = places.filter((place) => !free.includes(place));
  const model = (held.length > 0 ? held : places).flatMap((place) => items[place] ?? []);
  const line = linesOf(model, axis, kinds)[what];
  return new Map(
    free.map((place) => [place, line - linesOf(items.slice(place, place + 1), axis, kinds)[what]]),
  );
}

/** The first and the last stay, the others get equal gaps between them. */
function waysToGaps(
  items: readonly PlanItem[],
  places: readonly number[],
  free: readonly number[],
  { axis }: Alignment,
  kinds: PlanRoom['kinds'],
): Ways {
  const row = places
    .map((place) => ({ place, lines: linesOf(items.slice(place, place + 1), axis, kinds) }))
    .toSorted((a, b) => a.lines.middle - b.lines.middle);
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last || row.length < 3) return new Map();
  const filled = row.reduce((sum, { lines }) => sum + lines.high - lines.low, 0);
  const gap = (last.lines.high - first.lines.low - filled) / (row.length - 1);
  let at = first.lines.low;
  return new Map(
    row.flatMap(({ place, lines }) => {
      const way = at - lines.low;
      at += lines.high - lines.low + gap;
      return free.includes(place) ? [[place, way] as const] : [];
    }),
  );
}
