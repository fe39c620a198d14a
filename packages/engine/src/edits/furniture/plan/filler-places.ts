import type { PieceKind } from '../../../furniture/kinds.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Filler } from './arrangements/arrangement.ts';
import { REACH } from './arrangements/seating.ts';
import { bareStretches } from './bare-wall.ts';
import { type Candidate, candidate } from './candidate.ts';
import { turned } from './footprint.ts';
import { type WallLine, wallLines } from './rules.ts';

/** Middle of hung pictures above the floor, meters: eye height of galleries. */
export const EYE_HEIGHT = 1.5;
export const OFF_WALL = 0.015;
const STEP = 0.15;
/** A hung thing takes this share of its bare stretch of wall, but grows only so much. */
const OF_STRETCH = 0.36;
const LARGEST_HUNG = 1.4;
/** Hung things nearer to each other than this look like a pair, meters. */
const BESIDE_HUNG = 0.12;
/** Things in corners are turned by so many degrees, and stand this far off the wall, meters. */
const INWARD = 30;
const OFF_CORNER = 0.05;
const PLANTS: readonly PieceKind[] = ['plant', 'planter'];
const SMALLER = 0.72;

/** A filler in its size, then in the smaller one that it may have: narrower storage, smaller plants. */
export function sizesOf(filler: Filler): readonly Filler[] {
  const [width, height, depth] = filler.size;
  if (PLANTS.includes(filler.kind)) {
    return [filler, { ...filler, size: [width * SMALLER, height * SMALLER, depth * SMALLER] }];
  }
  return filler.place === 'wall' ? [filler, { ...filler, size: [width * SMALLER, height, depth] }] : [filler];
}

/** A thing at a place, and what speaks for it. */
interface Place {
  readonly thing: Candidate;
  readonly bonus: number;
}

/** The middles of bare stretches of wall; on a wide one the thing is larger. */
function* hungPlaces(room: StagingRoom, filler: Filler, things: readonly Candidate[]): Generator<Place> {
  const [width, height, depth] = filler.size;
  const heights = [EYE_HEIGHT - height / 2, EYE_HEIGHT + height / 2] as const;
  for (const line of wallLines(room)) {
    const hung = things.filter(({ rests, print }) => rests === 'wall' && print.turn === line.turn);
    const ends = hung.flatMap(({ print, size: [wide] }) => {
      const middle = line.wall.face === 'far' ? print.x : print.z;
      return [middle - wide / 2, middle + wide / 2];
    });
    for (const [from, to] of bareStretches(room, line.wall, heights, things)) {
      // Two pictures side by side that are no pair look left over.
      if (ends.some((end) => end > from - BESIDE_HUNG && end < to + BESIDE_HUNG)) continue;
      const scale = Math.min(LARGEST_HUNG, Math.max(1, (OF_STRETCH * (to - from)) / width));
      const size = [width * scale, height * scale, depth] as const;
      const bottom = EYE_HEIGHT - size[1] / 2;
      const place = { ...line.at((from + to) / 2, 0), turn: line.turn, bottom, rests: 'wall' as const };
      yield { thing: candidate(filler.kind, size, place), bonus: 0 };
    }
  }
}

/** Places around the low table of a group, looking at it. */
function* seatPlaces(filler: Filler, things: readonly Candidate[]): Generator<Place> {
  const table = things.find(({ kind }) => kind === 'coffee-table');
  if (!table) return;
  for (let turn = -180; turn < 180; turn += 15) {
    const [dx, dz] = turned(0, 1, turn);
    const [across, along] = turned(dx, dz, -table.print.turn);
    const { halfWidth, halfDepth } = table.print;
    const edge = Math.min(
      halfWidth / Math.max(0.01, Math.abs(across)),
      halfDepth / Math.max(0.01, Math.abs(along)),
    );
    const away = edge + REACH + filler.size[2] / 2;
    const at = { x: table.print.x - dx * away, z: table.print.z - dz * away, turn };
    yield { thing: candidate(filler.kind, filler.size, at), bonus: 0 };
  }
}

/** Every place that a filler may have. */
export function* places(room: StagingRoom, filler: Filler, things: readonly Candidate[]): Generator<Place> {
  if (filler.place === 'hung') {
    yield* hungPlaces(room, filler, things);
    return;
  }
  if (filler.place === 'around') {
    yield* seatPlaces(filler, things);
    return;
  }
  const isCorner = filler.place === 'corner';
  const [reach, off] = isCorner
    ? turnedReach(filler.size)
    : [filler.size[0] / 2, filler.size[2] / 2 + OFF_WALL];
  for (const line of wallLines(room)) {
    const from = line.wall.start;
    const to = line.wall.start + line.wall.columns * line.wall.cell;
    for (let along = from + reach + 0.04; along <= to - reach - 0.04; along += STEP) {
      const toEnd = Math.min(along - reach - from, to - along - reach);
      const turn = line.turn + (isCorner ? inward(line, along, from, to) : 0);
      yield {
        thing: candidate(filler.kind, filler.size, { ...line.at(along, off), turn }),
        bonus: isCorner ? 1.2 * Math.exp(-toEnd / 0.25) : 0,
      };
    }
  }
}

/** How far a thing that is turned inward reaches along its wall, and how far off it its middle stands, meters. */
function turnedReach([width, , depth]: Filler['size']): readonly [along: number, off: number] {
  const [c, s] = [Math.cos((INWARD * Math.PI) / 180), Math.sin((INWARD * Math.PI) / 180)];
  return [(c * width + s * depth) / 2, (s * width + c * depth) / 2 + OFF_CORNER];
}

/** Things in corners face the middle of the room. */
function inward({ wall }: WallLine, along: number, from: number, to: number): number {
  const nearStart = along - from < to - along;
  const sign = wall.face === 'right' ? 1 : wall.face === 'left' ? -1 : 1;
  return sign * (nearStart ? INWARD : -INWARD);
}
