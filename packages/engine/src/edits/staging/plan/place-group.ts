import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Arrangement, Slot } from './arrangements/arrangement.ts';
import { type Candidate, candidate } from './candidate.ts';
import { type Footprint, turned } from './footprint.ts';
import { bareFloor, collide, keptFree, mayStand, wallLines } from './rules.ts';
import { type Visibility, visibility } from './visibility.ts';

/** A group set down in the room. */
export interface PlacedGroup {
  readonly things: readonly Candidate[];
  readonly score: number;
  readonly turn: number;
}

/** Where a group's own origin goes, and how it is turned. */
interface Pose {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly atWall: boolean;
}

/** Free groups look to the viewer, to either side or into the picture. */
const TURNS = [0, 90, -90, 180] as const;
/** What a group loses that belongs to a wall and stands free. */
const AWAY_FROM_WALL = 0.7;
/** Distance of poses along a wall and on the open floor, meters. */
const STEP = { wall: 0.2, floor: 0.4 };
/** The main piece must show at least this much of itself, and of the floor below it. */
const MAIN_VISIBLE = 0.5;
const MAIN_ON_BARE_FLOOR = 0.35;
/** Others are left away when less than this is in the picture. */
const OTHERS_VISIBLE = 0.3;
/** A thing that fills more of the picture than this hides the room. */
const LARGEST_COVERAGE = { main: 0.34, other: 0.14, flat: 0.5 };
/** The share of the picture that furniture takes in listings that sell. */
const BEST_COVERAGE = 0.3;
/** Nearer than this, things are cut by the picture's edge and look huge, meters. */
const NEAREST = 1.15;

const TABLES: readonly PieceKind[] = ['dining-table', 'desk'];
const CHAIRS: readonly PieceKind[] = ['dining-chair', 'desk-chair', 'bar-stool', 'outdoor-chair'];

/** Every way a room's arrangements fit, best first. */
export function placeGroups(
  room: StagingRoom,
  arrangements: readonly Arrangement[],
  strength: number,
): PlacedGroup[] {
  const free = keptFree(room);
  const placed: PlacedGroup[] = [];
  for (const arrangement of arrangements) {
    const slots = chosenSlots(arrangement, strength);
    for (const pose of poses(room, arrangement)) {
      const group = placeGroup(room, free, arrangement, slots, pose);
      if (group) placed.push(group);
    }
  }
  return placed.sort((a, b) => b.score - a.score);
}

/** Slots that come at this strength, by number; things on a missing thing go with it. */
function chosenSlots({ slots }: Arrangement, strength: number): readonly (Slot & { number: number })[] {
  return slots
    .map((slot, number) => ({ ...slot, number }))
    .filter((slot) => {
      const below = slot.on === undefined ? slot : slots[slot.on]!;
      return Math.min(slot.importance, below.importance) >= 1 - strength;
    });
}

function* poses(room: StagingRoom, { stands }: Arrangement): Generator<Pose> {
  if (stands !== 'free') {
    for (const { wall, turn, at } of wallLines(room)) {
      for (
        let along = wall.start + 0.5;
        along < wall.start + wall.columns * wall.cell - 0.5;
        along += STEP.wall
      ) {
        yield { ...at(along, 0), turn, atWall: true };
      }
    }
    if (stands === 'at-wall' && room.wallsTrusted) return;
  }
  for (let z = room.min[1] + 0.6; z < Math.min(room.max[1], -0.8); z += STEP.floor) {
    for (let x = room.min[0] + 0.6; x < room.max[0] - 0.6; x += STEP.floor) {
      for (const turn of TURNS) yield { x, z, turn, atWall: false };
    }
  }
}

function placeGroup(
  room: StagingRoom,
  free: readonly Footprint[],
  { appeal, stands }: Arrangement,
  slots: readonly (Slot & { number: number })[],
  pose: Pose,
): PlacedGroup | null {
  const things = new Map<number, Candidate>();
  const seen: Visibility[] = [];
  let missing = 0;
  for (const slot of slots) {
    const thing = thingAt(slot, pose, things);
    const isMain = slot.number === 0;
    // Cheap questions first: thousands of poses are asked about.
    if (isMain && thing && bareFloor(room, thing.print) < MAIN_ON_BARE_FLOOR) return null;
    const view = thing && visibility(room, thing);
    const fits =
      thing &&
      view &&
      (thing.rests !== 'wall' || pose.atWall) &&
      view.nearest >= NEAREST * (thing.rests === 'flat' ? 0.5 : 1) &&
      view.share >= (isMain ? MAIN_VISIBLE : OTHERS_VISIBLE) &&
      view.coverage <= LARGEST_COVERAGE[isMain ? 'main' : thing.rests === 'flat' ? 'flat' : 'other'] &&
      mayStand(room, free, thing) &&
      ![...things.values()].some((other) => collide(other, thing, 0.02) && !belongTogether(other, thing));
    if (fits) {
      things.set(slot.number, thing);
      seen.push(view);
    } else if (isMain || slot.importance >= 0.9) {
      return null;
    } else {
      missing += slot.importance;
    }
  }
  const turn = pose.turn;
  return {
    things: [...things.values()],
    turn,
    score: appeal + judge(seen, missing, pose) - (stands !== 'free' && !pose.atWall ? AWAY_FROM_WALL : 0),
  };
}

/** Chairs are pushed under their table. */
function belongTogether(a: Candidate, b: Candidate): boolean {
  return (
    (TABLES.includes(a.kind) && CHAIRS.includes(b.kind)) ||
    (TABLES.includes(b.kind) && CHAIRS.includes(a.kind))
  );
}

function thingAt(slot: Slot, pose: Pose, things: ReadonlyMap<number, Candidate>): Candidate | null {
  const [dx, dz] = turned(slot.x, slot.z, pose.turn);
  const place = { x: pose.x + dx, z: pose.z + dz, turn: pose.turn + slot.turn };
  if (slot.hangs !== undefined) {
    return candidate(slot.kind, slot.size, {
      ...place,
      bottom: slot.hangs - slot.size[1] / 2,
      rests: 'wall',
    });
  }
  if (slot.on === undefined) return candidate(slot.kind, slot.size, place);
  const below = things.get(slot.on);
  return below ? candidate(slot.kind, slot.size, { ...place, bottom: below.size[1], rests: 'top' }) : null;
}

/** How well a group sits in the picture: shown whole, in the middle distance, facing the viewer, rich but not crowded. */
function judge(seen: readonly Visibility[], missing: number, pose: Pose): number {
  const [main] = seen;
  if (!main) return Number.NEGATIVE_INFINITY;
  const coverage = seen.reduce((sum, view) => sum + view.coverage * view.share, 0) * 0.6;
  const facing = Math.cos((pose.turn * Math.PI) / 180);
  const hidden = seen.reduce((sum, view) => sum + view.hides, 0);
  const distance = Math.sqrt(pose.x * pose.x + pose.z * pose.z);
  return (
    2.5 * main.share -
    6 * Math.abs(coverage - BEST_COVERAGE) -
    0.9 * Math.abs(main.across - 0.5) -
    0.5 * missing -
    1.5 * hidden +
    0.35 * facing -
    0.12 * Math.max(0, distance - 4.5)
  );
}
