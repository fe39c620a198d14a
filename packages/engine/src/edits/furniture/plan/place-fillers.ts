import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Filler } from './arrangements/arrangement.ts';
import { type Candidate, candidate } from './candidate.ts';
import { seatFaults } from './composition/seats.ts';
import { decorOn } from './decor-on.ts';
import { hangsBefore } from './dress-windows.ts';
import { EYE_HEIGHT, OFF_WALL, places, sizesOf } from './filler-places.ts';
import { type Footprint, turned } from './footprint.ts';
import { showsWell } from './judge.ts';
import { bareFloor, collide, keptFree, mayStand } from './rules.ts';
import { USUAL_SIZES } from './sizes.ts';
import { type Visibility, visibility } from './visibility.ts';
import { keepsWalkways } from './walkways.ts';

const SEATS: readonly PieceKind[] = ['sofa', 'sectional', 'armchair'];
/** Pictures over a sideboard begin this far above its top, meters, and hang no lower than at eye height. */
const OVER_TOP = 0.3;
/** Smallest gaps of things at walls, in corners, around a table, and of lamps beside their chair, meters. */
const CLOSE = { wall: 0.5, corner: 0.2, around: 0.3, beside: 0.08 };
const GAPS: Record<Filler['place'], number> = {
  corner: CLOSE.corner,
  around: CLOSE.around,
  wall: CLOSE.wall,
  hung: 0,
};
/** Smallest visible share of an added thing's floor. */
const ON_BARE_FLOOR = 0.45;
/** A single added thing may not fill more of the picture than this, or hide more of windows and doors. */
const LARGEST_COVERAGE = 0.1;
const MOST_HIDDEN = 0.012;
/** Number of the best places that are checked for walkways. */
const TRIES = 6;

/** Adds the things that the strength asks for at their best places; a thing that fits nowhere is left out. */
export function placeFillers(
  room: StagingRoom,
  fillers: readonly Filler[],
  group: readonly Candidate[],
  strength: number,
): Candidate[] {
  const things = [...group];
  for (const filler of fillers) {
    if (filler.importance < 1 - strength || !isWanted(filler, things)) continue;
    const best = sizesOf(filler).reduce<Candidate | undefined>(
      (found, sized) =>
        found ?? bestPlaces(room, sized, things).find((thing) => keepsWalkways(room, [...things, thing])),
      undefined,
    );
    if (best)
      things.push(best, ...decorOn(room, best, filler, strength), ...above(room, best, filler, things));
    if (best && filler.beside) things.push(...beside(room, best, filler.beside, things));
  }
  return things;
}

function bestPlaces(room: StagingRoom, filler: Filler, things: readonly Candidate[]): Candidate[] {
  const free = keptFree(room);
  const gap = GAPS[filler.place];
  const found: { thing: Candidate; score: number }[] = [];
  for (const { thing, bonus } of places(room, filler, things)) {
    if (thing.rests === 'wall' && things[0] && isOver(thing, things[0])) continue;
    const view = fits(room, free, thing, things, gap);
    if (!view || spoils(room, thing, things)) continue;
    // Balance: prefers places where the picture is still empty.
    const nearest = Math.min(
      ...things.map(({ print }) => Math.hypot(print.x - thing.print.x, print.z - thing.print.z)),
      3,
    );
    const score = bonus + view.share + 0.25 * nearest + 2 * Math.min(0.06, view.coverage) - 25 * view.hides;
    found.push({ thing, score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, TRIES)
    .map(({ thing }) => thing);
}

/** Whether a group lacks what a filler adds: a second seat for one that has a single one. */
function isWanted({ kind, place }: Filler, things: readonly Candidate[]): boolean {
  if (place !== 'around' || !SEATS.includes(kind)) return true;
  return things.filter((thing) => SEATS.includes(thing.kind)).length === 1;
}

/** Whether a thing would be a fault where it is: a screen that nobody watches, a seat that turns its back. */
function spoils(room: StagingRoom, thing: Candidate, things: readonly Candidate[]): boolean {
  if (!SEATS.includes(thing.kind) && thing.kind !== 'tv-unit') return false;
  const composition = { room, roomType: 'living_room', strength: 0, things: [...things, thing] } as const;
  return seatFaults(composition).some((fault) => fault.thing === thing && fault.name !== 'lone-seat');
}

/** Whether it would hang over the main piece, which needs a picture in proportion to it. */
function isOver(hung: Candidate, { print }: Candidate): boolean {
  const [across, behind] = turned(hung.print.x - print.x, hung.print.z - print.z, -print.turn);
  return Math.abs(across) < print.halfWidth + hung.print.halfWidth && Math.abs(behind) < 1.5;
}

/** The view of an added thing if it fits; null if it does not. */
function fits(
  room: StagingRoom,
  free: readonly Footprint[],
  thing: Candidate,
  things: readonly Candidate[],
  gap: number,
): Visibility | null {
  if (thing.rests === 'floor' && bareFloor(room, thing.print) < ON_BARE_FLOOR) return null;
  const view = visibility(room, thing);
  if (!showsWell(thing, view, 'other') || view.coverage > LARGEST_COVERAGE) return null;
  if (thing.rests === 'floor' && view.hides > MOST_HIDDEN) return null;
  if (things.some((other) => collide(other, thing, gap) || hangsBefore(other, thing))) return null;
  return mayStand(room, free, thing) ? view : null;
}

/** The picture above a thing at a wall. */
function above(
  room: StagingRoom,
  below: Candidate,
  filler: Filler,
  things: readonly Candidate[],
): Candidate[] {
  if (!filler.above) return [];
  const { kind, size } = filler.above;
  const [dx, dz] = turned(0, -below.size[2] / 2 - OFF_WALL, below.print.turn);
  const hung = candidate(kind, size, {
    x: below.print.x + dx,
    z: below.print.z + dz,
    turn: below.print.turn,
    bottom: Math.max(EYE_HEIGHT - size[1] / 2, below.size[1] + OVER_TOP),
    rests: 'wall',
  });
  return fits(room, [], hung, things, 0) ? [hung] : [];
}

/** A lamp or small table at the side of a seat. */
function beside(
  room: StagingRoom,
  seat: Candidate,
  kind: PieceKind,
  things: readonly Candidate[],
): Candidate[] {
  const size = USUAL_SIZES[kind];
  const free = keptFree(room);
  for (const side of [1, -1]) {
    const away = side * (seat.size[0] / 2 + size[0] / 2 + 2 * CLOSE.beside);
    const [dx, dz] = turned(away, -seat.size[2] / 4, seat.print.turn);
    const thing = candidate(kind, size, {
      x: seat.print.x + dx,
      z: seat.print.z + dz,
      turn: seat.print.turn,
    });
    if (fits(room, free, thing, things, CLOSE.beside) && keepsWalkways(room, [...things, thing]))
      return [thing];
  }
  return [];
}
