import type { PieceKind } from '../../../../furniture/kinds.ts';
import type { StagingRoom } from '../../room/staging-room.ts';
import type { WallFeature } from '../../room/wall-features.ts';
import type { Candidate } from '../candidate.ts';
import { overlap, turned } from '../footprint.ts';
import { gapBehind, isHalfOff, isLargeRoom } from '../judge-layout.ts';
import type { Composition, Fault } from './fault.ts';

const LONG_SEATS: readonly PieceKind[] = ['sofa', 'sectional', 'outdoor-sofa'];
const SEATS: readonly PieceKind[] = [...LONG_SEATS, 'armchair', 'outdoor-chair'];
const LOW_TABLES: readonly PieceKind[] = ['coffee-table', 'outdoor-table'];
/** Seats at most this far from the table belong to its group, meters. */
const IN_GROUP = 2.6;
/** A focal point farther away than this is none for a seat, meters. */
const NEAR_FOCAL = 6;
/** Cosines between where a seat looks and where something is. */
const LOOKS = { atGroup: 0.3, intoRoom: -0.2, away: -0.6, atScreen: 0.5, backToViewer: 0.4 };
/** Backs farther than this from a wall stand free, meters. */
const FREE = 1;

/** Faults of sofas and armchairs: where they look, and where they stand. */
export function seatFaults({ room, roomType, things }: Composition): Fault[] {
  const seats = things.filter(({ kind }) => SEATS.includes(kind));
  const main = things.find(({ kind }) => LONG_SEATS.includes(kind));
  const faults: Fault[] = [];
  for (const thing of seats) {
    if (looksAstray(room, thing, things)) faults.push({ name: 'turned-from-group', thing });
    if (showsBackInFront(room, thing)) faults.push({ name: 'back-in-front', thing });
    if (!LONG_SEATS.includes(thing.kind)) continue;
    if (isHalfOff(room, thing)) faults.push({ name: 'half-off-wall', thing });
    if (gapBehind(room, thing) >= FREE && !isOnRug(thing, things))
      faults.push({ name: 'free-without-rug', thing });
  }
  const hasTable = main && things.some((thing) => LOW_TABLES.includes(thing.kind) && isInReach(main, thing));
  if (main && !hasTable) faults.push({ name: 'sofa-without-table', thing: main });
  const { focal } = room;
  if (main && focal && turnsBackOn(room, main, focal))
    faults.push({ name: 'turned-from-focal-point', thing: main });
  const screen = things.find(({ kind }) => kind === 'tv-unit');
  if (main && screen && !isWatched(main, screen)) faults.push({ name: 'screen-unwatched', thing: screen });
  if (
    roomType === 'living_room' &&
    seats.length === 1 &&
    isLargeRoom(room) &&
    seats[0]!.kind !== 'sectional'
  ) {
    faults.push({ name: 'lone-seat', thing: seats[0]! });
  }
  return faults;
}

/** The cosine between where a thing looks and the way to a place. */
function looksAt({ print }: Candidate, x: number, z: number): number {
  const [fx, fz] = turned(0, 1, print.turn);
  const [dx, dz] = [x - print.x, z - print.z];
  return (fx * dx + fz * dz) / Math.max(0.01, Math.hypot(dx, dz));
}

function isInReach({ print: a }: Candidate, { print: b }: Candidate): boolean {
  return Math.hypot(a.x - b.x, a.z - b.z) < IN_GROUP;
}

/** A seat of a group looks at its table, any other one into the room. */
function looksAstray({ min, max }: StagingRoom, seat: Candidate, things: readonly Candidate[]): boolean {
  const tables = things.filter(({ kind }) => LOW_TABLES.includes(kind));
  const near = tables.find((table) => isInReach(seat, table));
  if (near) return looksAt(seat, near.print.x, near.print.z) < LOOKS.atGroup;
  return looksAt(seat, (min[0] + max[0]) / 2, (min[1] + Math.min(0, max[1])) / 2) < LOOKS.intoRoom;
}

function showsBackInFront({ camera, min, floor }: StagingRoom, seat: Candidate): boolean {
  const [x, , z] = camera.position;
  if (looksAt(seat, x, z) > -LOOKS.backToViewer) return false;
  const far = z - min[1];
  const near = Math.min(far, nearestFloor({ camera, floor }));
  return z - seat.print.z < near + (far - near) / 3;
}

/** Distance of the nearest floor straight before the camera that the picture shows, meters. */
function nearestFloor({ camera }: Pick<StagingRoom, 'camera' | 'floor'>): number {
  const { height, center, focal, forward, down, position } = camera;
  const slope = (height - center[1]) / focal;
  const fall = -(forward[1] + slope * down[1]);
  const along = -(forward[2] + slope * down[2]);
  return fall <= 0.01 ? 0 : (position[1] / fall) * along;
}

function isOnRug({ print }: Candidate, things: readonly Candidate[]): boolean {
  return things.some((other) => other.kind === 'rug' && overlap(other.print, print));
}

function turnsBackOn(room: StagingRoom, seat: Candidate, focal: WallFeature): boolean {
  const along = (focal.from + focal.to) / 2;
  const [x, z] =
    focal.face === 'far' ? [along, room.min[1]] : [focal.face === 'left' ? room.min[0] : room.max[0], along];
  const isNear = Math.hypot(x - seat.print.x, z - seat.print.z) < NEAR_FOCAL;
  return isNear && gapBehind(room, seat) >= FREE && looksAt(seat, x, z) < LOOKS.away;
}

function isWatched(seat: Candidate, screen: Candidate): boolean {
  return (
    looksAt(seat, screen.print.x, screen.print.z) >= LOOKS.atScreen &&
    looksAt(screen, seat.print.x, seat.print.z) >= LOOKS.atScreen
  );
}
