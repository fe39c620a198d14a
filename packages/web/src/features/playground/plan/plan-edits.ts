import type { FurnitureKind } from '@home-design/contract';
import { type Alignment, aligned } from './arrange/align-pieces.ts';
import { withCopies } from './arrange/copies.ts';
import { swapped, turnedAround, withLocks, without } from './arrange/item-changes.ts';
import type { Guide } from './arrange/snapped.ts';
import { putToWall, steppedAndSnapped } from './arrange/snapped-piece.ts';
import { planCopy as copy, wordsOf } from './plan-copy.ts';
import { isOnWall, type PlanItem } from './plan-items.ts';
import { movedInside, newItem, type PlanRoom, stepBy } from './plan-moves.ts';

/** What an edit starts from. */
export interface Edited {
  readonly room: PlanRoom;
  readonly items: readonly PlanItem[];
  /** Places of the chosen pieces in the items. The one that names them all is last. */
  readonly places: readonly number[];
}

/** A step of the editing. */
export interface Change {
  readonly items: readonly PlanItem[];
  readonly says: string;
  /** Ids of the pieces that are chosen after it; left out if they are the same. */
  readonly chosen?: readonly number[];
  readonly guides?: readonly Guide[];
}

const chosenOf = ({ items, places }: Edited): PlanItem | undefined => items[places.at(-1) ?? -1];

/** The chosen pieces in words: the name of one, or the number of several. */
export function nameOf({ items, places }: Edited): string {
  const chosen = items[places.at(-1) ?? -1];
  return places.length > 1 || !chosen ? copy.pieces(places.length) : wordsOf(chosen.kind);
}

/** Where a piece is, in words. */
export const whereIs = (item: PlanItem | undefined): string =>
  item ? copy.at(wordsOf(item.kind), Math.max(0, -item.z), item.x) : '';

/** A step of the arrow keys, in meters: to the right of the picture, and away or, on a wall, up. */
export function stepped(from: Edited, right: number, away: number, isSnapping: boolean): Change | null {
  const { room, items, places } = from;
  const chosen = chosenOf(from);
  if (!chosen) return null;
  const there = movedInside(room, items, places, stepBy(room, chosen, right, away));
  const { items: next, guides } = isSnapping
    ? steppedAndSnapped(room, items, there, places)
    : { items: there, guides: [] };
  return { items: next, guides, says: whereIs(next[places.at(-1) ?? -1]) };
}

/** The chosen pieces turned by degrees; null if none of them turns. */
export function turned(from: Edited, degrees: number): Change | null {
  const { room, items } = from;
  const places = from.places.filter((place) => {
    const item = items[place];
    return item && !isOnWall(item, room.kinds);
  });
  if (places.length === 0) return null;
  const next = turnedAround(items, places, degrees, room.kinds);
  return {
    items: next,
    says: copy.turned(nameOf({ ...from, places }), next[places.at(-1) ?? -1]?.turn ?? 0),
  };
}

/** The chosen piece swapped, with all other chosen ones of its kind. */
export function swappedFor(from: Edited, to: FurnitureKind, shape: string): Change | null {
  const chosen = chosenOf(from);
  if (!chosen) return null;
  const places = from.places.filter((place) => from.items[place]?.kind === chosen.kind);
  return {
    items: swapped(from.items, places, to, shape),
    says: copy.swapped(`${wordsOf(shape)} ${wordsOf(to.kind).toLowerCase()}`),
  };
}

/** The arrangement without the chosen pieces; the next one is chosen. */
export function removed(from: Edited): Change | null {
  const first = Math.min(...from.places);
  if (from.places.length === 0) return null;
  const next = without(from.items, from.places, from.room.kinds);
  const after = next[Math.min(first, next.length - 1)];
  return { items: next, says: copy.removed(nameOf(from)), chosen: after ? [after.id] : [] };
}

/** The arrangement with a new piece, which is chosen. */
export function added({ room, items }: Edited, kind: FurnitureKind, id: number): Change | null {
  const item = newItem(room, kind, id);
  return item && { items: [...items, item], says: copy.added(wordsOf(kind.kind)), chosen: [id] };
}

/** The arrangement with copies of the chosen pieces, which are chosen then. */
export function copied(from: Edited, firstId: number): Change | null {
  if (from.places.length === 0) return null;
  const { items, places } = withCopies(from.room, from.items, from.places, firstId);
  const chosen = places.flatMap((place) => items[place]?.id ?? []);
  return { items, says: copy.copied(nameOf(from)), chosen };
}

/** The chosen pieces on one line, or with equal gaps. */
export const alignedTo = (from: Edited, alignment: Alignment): Change | null =>
  from.places.length < 2
    ? null
    : {
        items: aligned(from.room, from.items, from.places, alignment),
        says: copy.aligned(from.places.length),
      };

/** The chosen piece with its back to the nearest wall; null if there is none that it could stand at. */
export function toWall(from: Edited): Change | null {
  const chosen = chosenOf(from);
  const there = putToWall(from.room, from.items, from.places.at(-1) ?? -1);
  return there && chosen ? { ...there, says: copy.atWall(wordsOf(chosen.kind)) } : null;
}

/** Pieces locked or unlocked. */
export function locked(from: Edited, isLocked: boolean): Change | null {
  if (from.places.length === 0) return null;
  return {
    items: withLocks(from.items, from.places, isLocked),
    says: (isLocked ? copy.lockedNow : copy.unlockedNow)(nameOf(from)),
  };
}
