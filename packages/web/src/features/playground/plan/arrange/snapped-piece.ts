import { type PlanItem, turnedBy, withCarried } from '../plan-items.ts';
import type { PlanRoom } from '../plan-moves.ts';
import { isShown } from '../room-camera.ts';
import { wholeTurn } from './item-changes.ts';
import { backInside } from './room-limits.ts';
import { type MayPull, snappedToLines, stayingThings } from './snap-to-lines.ts';
import { snappedToNearestWall, snappedToWall } from './snap-to-wall.ts';
import type { Guide, Snapped } from './snapped.ts';

/** An arrangement, and the lines that show what the moved piece is aligned with. */
export interface Arranged {
  readonly items: readonly PlanItem[];
  readonly guides: readonly Guide[];
}

/** A piece may stop at lines that it passes, never be held by one it stands on. */
const passing =
  (before: PlanItem, after: PlanItem): MayPull =>
  (axis, _from, to) => {
    const way = after[axis] - before[axis];
    const part = (to - before[axis]) / way;
    return Math.abs(way) > 1e-4 && part > 0.01 && part <= 1;
  };

/**
 * Things dragged to a place. A single piece is turned with its back to a wall that it comes near to; the chosen one is
 * brought to the lines of those around it.
 * @param wanted the arrangement with the things at the place of the pointer, maybe outside the room
 * @param places of the dragged things; the chosen one is last
 */
export function draggedAndSnapped(
  room: PlanRoom,
  wanted: readonly PlanItem[],
  places: readonly number[],
): Arranged {
  const chosen = wanted[places.at(-1) ?? -1];
  if (!chosen) return { items: wanted, guides: [] };
  const toWall = places.length === 1 ? snappedToWall(room, chosen) : null;
  const start = toWall ?? { item: insideWith(room, wanted, places, chosen), guides: [] };
  return arranged(room, wanted, places, snappedToLines(room, start, othersIn(room, wanted, places)));
}

/** Things moved by a step of the keyboard, which stops at the lines of those around them. */
export function steppedAndSnapped(
  room: PlanRoom,
  before: readonly PlanItem[],
  after: readonly PlanItem[],
  places: readonly number[],
): Arranged {
  const place = places.at(-1) ?? -1;
  const [from, to] = [before[place], after[place]];
  if (!from || !to) return { items: after, guides: [] };
  const others = othersIn(room, after, places);
  const reach = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z);
  const mayPull = passing(from, to);
  return arranged(
    room,
    after,
    places,
    snappedToLines(room, { item: to, guides: [] }, others, { reach, mayPull }),
  );
}

/** A piece put with its back to the nearest wall. */
export function putToWall(room: PlanRoom, items: readonly PlanItem[], place: number): Arranged | null {
  const item = items[place];
  const there = item && snappedToNearestWall(room, item);
  return there ? arranged(room, items, [place], there) : null;
}

/** The things in the picture that stay where they are. */
const othersIn = (
  { view, kinds }: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
): PlanItem[] =>
  stayingThings(items, withCarried(items, places, kinds), kinds).filter(({ x, y, z }) =>
    isShown(view, [x, y, z]),
  );

function insideWith(
  { view, kinds }: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
  chosen: PlanItem,
): PlanItem {
  const { x, z } = backInside(
    items.filter((_, number) => places.includes(number)),
    view,
    kinds,
  );
  return { ...chosen, x: chosen.x + x, z: chosen.z + z };
}

/** The arrangement in which all moving things follow the chosen one to its place and turn. */
function arranged(
  { kinds }: PlanRoom,
  items: readonly PlanItem[],
  places: readonly number[],
  { item, guides }: Snapped,
): Arranged {
  const was = items[places.at(-1) ?? -1] ?? item;
  const along = withCarried(items, places, kinds);
  const degrees = item.turn - was.turn;
  const next = items.map((each, number) => {
    if (!along.has(number)) return each;
    const [x, z] = turnedBy(each.x - was.x, each.z - was.z, degrees);
    const turn = degrees === 0 ? each.turn : wholeTurn(each.turn + degrees);
    return { ...each, x: item.x + x, y: each.y + item.y - was.y, z: item.z + z, turn };
  });
  return { items: next, guides };
}
