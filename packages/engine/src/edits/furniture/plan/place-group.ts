import type { StagingRoom } from '../room/staging-room.ts';
import type { Arrangement, Slot } from './arrangements/arrangement.ts';
import { type Candidate, candidate } from './candidate.ts';
import { type Footprint, overlap, turned } from './footprint.ts';
import { framedView, judge, showsWell } from './judge.ts';
import { type Pose, poses } from './poses.ts';
import { bareFloor, collide, keptFree, mayStand } from './rules.ts';
import { type Visibility, visibility } from './visibility.ts';

/** A group at its place in the room. */
export interface PlacedGroup {
  readonly idea: string;
  /** The first is the main piece. */
  readonly things: readonly Candidate[];
  readonly score: number;
  readonly pose: Pose;
}

/** A slot with its number in the arrangement, for references of things on it. */
type NumberedSlot = Slot & { readonly number: number };

/** Loss of a group that belongs to a wall and stands free. */
const AWAY_FROM_WALL = 0.6;
/** Smallest visible share of floor below the main piece: more if walls are unknown. */
const MAIN_ON_BARE_FLOOR = { walls: 0.4, open: 0.6, lenient: 0.35 };
/** The same for other things: they may stand half behind the main piece's floor, but not on unknown ground. */
const ON_BARE_FLOOR = { walls: 0.2, open: 0.5, lenient: 0.2 };
/** Smallest importance of a required slot. */
const NEEDED = 0.9;
/** Loss of a group per importance of a missing thing. */
const MISSING = 0.6;
/** A group with this score lacks half of its things, or is badly visible. */
const POOR = -1;
/** Lamps hang before plain wall, because they spoil the view of a window (share of the picture that they may hide). */
const MOST_HIDDEN_BY_LAMP = 0.003;
/** If a rug does not fit, a smaller one is tried. */
const RUG_SIZES = [1, 0.85, 0.72] as const;

/**
 * Every possible placement of a room's arrangements, best first; without a good one, more of the main piece may be
 * outside the picture.
 */
export function placeGroups(
  room: StagingRoom,
  arrangements: readonly Arrangement[],
  strength: number,
): PlacedGroup[] {
  const strict = placedGroups({ room, free: keptFree(room), strength, isLenient: false }, arrangements);
  if (strict[0] && strict[0].score > POOR) return strict;
  const lenient = placedGroups({ room, free: keptFree(room), strength, isLenient: true }, arrangements);
  return [...strict, ...lenient].sort((a, b) => b.score - a.score);
}

/** The limits of the search for placements. */
interface Search {
  readonly room: StagingRoom;
  readonly free: readonly Footprint[];
  readonly strength: number;
  readonly isLenient: boolean;
}

function placedGroups(search: Search, arrangements: readonly Arrangement[]): PlacedGroup[] {
  const placed: PlacedGroup[] = [];
  for (const arrangement of arrangements) {
    const slots = chosenSlots(arrangement, search.strength);
    for (const pose of poses(search.room, arrangement)) {
      const group = placeGroup(search, arrangement, slots, pose);
      if (group) placed.push(group);
    }
  }
  return placed.sort((a, b) => b.score - a.score);
}

/** Slots at this strength, by number; things on a missing thing are left out with it. */
function chosenSlots({ slots }: Arrangement, strength: number): readonly NumberedSlot[] {
  return slots
    .map((slot, number) => ({ ...slot, number }))
    .filter((slot) => {
      const below = slot.on === undefined ? slot : slots[slot.on]!;
      return Math.min(slot.importance, below.importance) >= Math.min(NEEDED, 1 - strength);
    });
}

function placeGroup(
  search: Search,
  { idea, appeal, stands }: Arrangement,
  slots: readonly NumberedSlot[],
  pose: Pose,
): PlacedGroup | null {
  const { room, strength } = search;
  const things = new Map<number, Candidate>();
  const seen: Visibility[] = [];
  let missing = 0;
  for (const slot of slots) {
    const fitting = sizesOf(slot).reduce<Fitting | null>(
      (found, sized) => found ?? fit(search, sized, pose, things),
      null,
    );
    if (fitting) {
      things.set(slot.number, fitting.thing);
      seen.push(fitting.view);
    } else if (slot.number === 0 || slot.importance >= NEEDED) {
      return null;
    } else if (slot.hangs === undefined && !slot.fromCeiling) {
      missing += slot.importance;
    }
  }
  const list = [...things.values()];
  const strayed = stands === 'rather-at-wall' && !pose.atWall ? AWAY_FROM_WALL : 0;
  const framed = stands === 'along-view' ? framedView(room, pose) : 0;
  const score = appeal + judge(room, list, seen, pose, strength) + framed - MISSING * missing - strayed;
  return { idea, things: list, pose, score };
}

interface Fitting {
  readonly thing: Candidate;
  readonly view: Visibility;
}

function sizesOf(slot: NumberedSlot): readonly NumberedSlot[] {
  if (slot.kind !== 'rug') return [slot];
  const [width, height, depth] = slot.size;
  return RUG_SIZES.map((share) => ({ ...slot, size: [width * share, height, depth * share] }));
}

/** Cheap checks first, because thousands of poses are tried. */
function fit(
  { room, free, isLenient }: Search,
  slot: NumberedSlot,
  pose: Pose,
  things: ReadonlyMap<number, Candidate>,
): Fitting | null {
  const isMain = slot.number === 0;
  const thing = thingAt(room, slot, pose, things);
  if (!thing || (thing.rests === 'wall' && !pose.atWall)) return null;
  const bare = isMain ? MAIN_ON_BARE_FLOOR : ON_BARE_FLOOR;
  if (
    thing.rests === 'floor' &&
    bareFloor(room, thing.print) < (room.wallsTrusted ? bare.walls : bare.open)
  ) {
    return null;
  }
  if (!mayStand(room, free, thing)) return null;
  const view = visibility(room, thing);
  const role = !isMain ? 'other' : isLenient ? 'main-lenient' : 'main';
  if (!showsWell(thing, view, role)) return null;
  if (thing.rests === 'ceiling' && view.hides > MOST_HIDDEN_BY_LAMP) return null;
  const main = things.get(0);
  if (slot.kind === 'rug' && main && !overlap(thing.print, main.print)) return null;
  for (const other of things.values()) if (collide(other, thing, 0.02)) return null;
  return { thing, view };
}

function thingAt(
  room: StagingRoom,
  slot: Slot,
  pose: Pose,
  things: ReadonlyMap<number, Candidate>,
): Candidate | null {
  const [dx, dz] = turned(slot.x, slot.z, pose.turn);
  const place = { x: pose.x + dx, z: pose.z + dz, turn: pose.turn + slot.turn, hand: slot.hand };
  if (slot.hangs !== undefined) {
    const bottom = slot.hangs - slot.size[1] / 2;
    return candidate(slot.kind, slot.size, { ...place, bottom, rests: 'wall' });
  }
  if (slot.fromCeiling) {
    const drop = room.height - slot.size[1];
    if (!room.ceilingSeen || drop < 0.3) return null;
    const size = [slot.size[0], drop, slot.size[2]] as const;
    return candidate(slot.kind, size, { ...place, bottom: slot.size[1], rests: 'ceiling' });
  }
  if (slot.on === undefined) return candidate(slot.kind, slot.size, place);
  const below = things.get(slot.on);
  return below ? candidate(slot.kind, slot.size, { ...place, on: below }) : null;
}
