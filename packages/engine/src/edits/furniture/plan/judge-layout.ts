import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Candidate } from './candidate.ts';
import { turned } from './footprint.ts';

const LONG_SEATS: readonly PieceKind[] = ['sofa', 'sectional'];
/** Backs nearer than the first to a wall stand at it, farther than the second stand free, meters. */
const AT_WALL = 0.2;
const FREE = 1;
/** Cost of a sofa that stands neither at the wall nor free. */
const HALF_OFF = 1.2;
/** A bed is at least this share of the room's width, up to a full bed, meters. */
const BED = { perWidth: 0.34, full: 1.6, perMeter: 3 };
/** In rooms of more square meters one sofa by itself looks lost. */
const LARGE_ROOM = 18;
const ALONE = 0.6;

/** Cost of a group that is too small for its room, or stands in an unusual place. */
export function misplaced(room: StagingRoom, things: readonly Candidate[]): number {
  return halfOff(room, things) + narrowBed(room, things) + loneSofa(room, things);
}

/** Sofas stand at a wall or in the open room, not a step off the wall. */
function halfOff(room: StagingRoom, things: readonly Candidate[]): number {
  return (
    HALF_OFF * things.filter((thing) => LONG_SEATS.includes(thing.kind) && isHalfOff(room, thing)).length
  );
}

/** Whether a thing's back is a step off the wall behind it. */
export function isHalfOff(room: StagingRoom, thing: Candidate): boolean {
  const gap = gapBehind(room, thing);
  return gap > AT_WALL && gap < FREE;
}

/**
 * Distance from the middle of a thing's back straight to the wall behind it, meters; Infinity if no wall is
 * considered.
 */
export function gapBehind(
  { min, max }: StagingRoom,
  { print: { x, z, turn, halfDepth } }: Candidate,
): number {
  const [bx, bz] = turned(0, -1, turn);
  const ways: number[] = [];
  if (bx < -0.7) ways.push(x - min[0]);
  if (bx > 0.7) ways.push(max[0] - x);
  if (bz < -0.7) ways.push(z - min[1]);
  return Math.min(...ways, Number.POSITIVE_INFINITY) - halfDepth;
}

/** Large rooms have large beds. */
function narrowBed(room: StagingRoom, things: readonly Candidate[]): number {
  const bed = things.find(({ kind }) => kind === 'bed');
  return bed ? BED.perMeter * Math.max(0, leastBed(room) - bed.size[0]) : 0;
}

/** Whether a bed is clearly too narrow for its room. */
export function isNarrowBed(room: StagingRoom, { kind, size }: Candidate): boolean {
  return kind === 'bed' && size[0] < leastBed(room) - 0.1;
}

function leastBed({ min, max, wallsTrusted }: StagingRoom): number {
  return wallsTrusted ? Math.min(BED.full, BED.perWidth * (max[0] - min[0])) : 0;
}

function loneSofa(room: StagingRoom, things: readonly Candidate[]): number {
  if (!isLargeRoom(room)) return 0;
  const seats = things.filter(({ kind }) => LONG_SEATS.includes(kind) || kind === 'armchair');
  return seats.length === 1 && seats[0]!.kind === 'sofa' ? ALONE : 0;
}

/** Whether one sofa by itself would look lost in a room. */
export function isLargeRoom({ min, max, wallsTrusted }: StagingRoom): boolean {
  return wallsTrusted && (max[0] - min[0]) * (max[1] - min[1]) >= LARGE_ROOM;
}
