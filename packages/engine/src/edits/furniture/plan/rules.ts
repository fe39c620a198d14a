import type { PieceKind } from '../../../furniture/kinds.ts';
import { CELL, floorAt } from '../room/floor-grid.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import { passages, type WallFace, type WallGrid, wallShares } from '../room/wall-grid.ts';
import { coversSomething, IN_THE_WAY, shareSeen } from './bare-wall.ts';
import type { Candidate } from './candidate.ts';
import {
  corners,
  distanceTo,
  eachPoint,
  type Footprint,
  grown,
  overlap,
  shareOfPoints,
} from './footprint.ts';

/** Free way before doors and floor-length windows, meters; along long glass fronts people only walk past. */
const WAY = { door: 0.8, front: 0.5, frontFrom: 2.2 };
/** Things nearer to a wall than this hide its windows and doors, meters. */
const BEFORE_WALL = 0.45;
/** A small share of other cells is allowed: sockets, skirting, errors of the region map. */
const TAKEN_ON_WALL = 0.14;
/** The same of what the room network sees: windows, radiators, fireplaces. */
const SEEN_ON_WALL = 0.2;
const TAKEN_ON_FLOOR = { floor: 0.06, flat: 0.12 };
/** Smallest distance of rugs from walls, meters, and smallest visible share of their floor. */
const RUG_TO_WALL = 0.08;
const RUG_IN_VIEW = 0.35;
/** Mats lie free: a mat under a tub or a cabinet would be cut by it. */
const MAT_IN_VIEW = 0.85;
/**
 * … and only if this share of the floor is known: of a checkered floor only one color may be, and white tubs with it.
 */
const FLOOR_KNOWN = 0.8;
/** Skirting boards and radiators' pipes lie below, meters. */
const ABOVE_SKIRTING = 0.25;
/** A photo is never taken from within furniture, meters. */
const AROUND_CAMERA = 0.85;
/** Smallest share of bare wall behind a hung thing. */
const BARE_BEHIND_ART = 0.97;

/** A wall's place on the floor, its direction inward, and the turn of things with their back to it. */
export interface WallLine {
  readonly wall: WallGrid;
  readonly turn: number;
  /** Point at `along` on the wall, `off` meters inside the room. */
  at(along: number, off: number): { x: number; z: number };
}

const lines = new WeakMap<StagingRoom, readonly WallLine[]>();

/** The walls in view; thousands of things are held against those of one room. */
export function wallLines(room: StagingRoom): readonly WallLine[] {
  const known = lines.get(room) ?? linesOf(room);
  lines.set(room, known);
  return known;
}

function linesOf(room: StagingRoom): WallLine[] {
  const ofFace: Record<WallFace, Omit<WallLine, 'wall'>> = {
    far: { turn: 0, at: (along, off) => ({ x: along, z: room.min[1] + off }) },
    left: { turn: 90, at: (along, off) => ({ x: room.min[0] + off, z: along }) },
    right: { turn: -90, at: (along, off) => ({ x: room.max[0] - off, z: along }) },
  };
  return room.walls.map((wall) => ({ wall, ...ofFace[wall.face] }));
}

const ways = new WeakMap<StagingRoom, readonly Footprint[]>();

/** The floor before doors and floor-length windows, which stays free. Thousands of things are tried in one room. */
export function keptFree(room: StagingRoom): readonly Footprint[] {
  const known = ways.get(room) ?? waysOf(room);
  ways.set(room, known);
  return known;
}

function waysOf(room: StagingRoom): Footprint[] {
  return wallLines(room).flatMap(({ wall, turn, at }) =>
    passages(wall).map(([from, to]): Footprint => {
      const way = to - from > WAY.frontFrom ? WAY.front : WAY.door;
      const { x, z } = at((from + to) / 2, way / 2);
      return { x, z, turn, halfWidth: (to - from) / 2, halfDepth: way / 2 };
    }),
  );
}

/** Whether a thing may stand in its place, apart from other furniture. */
export function mayStand(room: StagingRoom, free: readonly Footprint[], thing: Candidate): boolean {
  const { kind, print, rests } = thing;
  if (rests === 'wall') return mayHang(room, thing);
  if (rests === 'top' || rests === 'ceiling') return true;
  if (!insideRoom(room, rests === 'flat' ? grown(print, RUG_TO_WALL) : print)) return false;
  if (distanceTo(print, 0, 0) < AROUND_CAMERA) return false;
  if (floorTaken(room, print) > TAKEN_ON_FLOOR[rests]) return false;
  if (kind === 'bath-mat' && knownFloor(room) < FLOOR_KNOWN) return false;
  if (rests === 'flat') return bareFloor(room, print) >= (kind === 'rug' ? RUG_IN_VIEW : MAT_IN_VIEW);
  return !free.some((zone) => overlap(zone, print)) && !blocksWall(room, thing);
}

/** Chairs are pushed under these. */
const TABLES: readonly PieceKind[] = ['dining-table', 'desk', 'outdoor-table'];
const CHAIRS: readonly PieceKind[] = ['dining-chair', 'desk-chair', 'bar-stool', 'outdoor-chair'];

/** Whether one belongs under the other or inside its corner: chairs at tables, a table in the corner of a sectional. */
function belongTogether(a: Candidate, b: Candidate): boolean {
  const pair = (one: (kind: PieceKind) => boolean, other: (kind: PieceKind) => boolean) =>
    (one(a.kind) && other(b.kind)) || (one(b.kind) && other(a.kind));
  return (
    pair(
      (kind) => TABLES.includes(kind),
      (kind) => CHAIRS.includes(kind),
    ) ||
    pair(
      (kind) => kind === 'sectional',
      (kind) => kind === 'coffee-table',
    ) ||
    pair(
      (kind) => kind === 'parasol',
      (kind) => kind !== 'parasol',
    )
  );
}

/** Whether two things are too close; `gap` meters must stay between them. */
export function collide(a: Candidate, b: Candidate, gap: number): boolean {
  if (belongTogether(a, b)) return false;
  if (a.rests !== 'floor' || b.rests !== 'floor')
    return a.rests === 'wall' && b.rests === 'wall' && hangTogether(a, b);
  return overlap(grown(a.print, gap), b.print);
}

function hangTogether(a: Candidate, b: Candidate): boolean {
  return overlap(grown({ ...a.print, halfDepth: 0.1 }, 0.1), { ...b.print, halfDepth: 0.1 });
}

function insideRoom({ min, max }: StagingRoom, print: Footprint): boolean {
  return corners(print).every(
    ([x, z]) => x > min[0] - 0.01 && x < max[0] + 0.01 && z > min[1] - 0.01 && z < max[1] + 0.01,
  );
}

/** Share of the visible floor under a thing that is occupied. */
function floorTaken({ floor }: StagingRoom, print: Footprint): number {
  let seen = 0;
  let taken = 0;
  eachPoint(grown(print, -0.05), 0.2, (x, z) => {
    const state = floorAt(floor, x, z);
    if (state !== CELL.unseen) seen++;
    if (state === CELL.taken) taken++;
  });
  return seen === 0 ? 0 : taken / seen;
}

/** Share of the floor under a thing that is bare in the picture. */
export function bareFloor({ floor }: StagingRoom, print: Footprint): number {
  return shareOfPoints(grown(print, -0.05), 0.25, (x, z) => floorAt(floor, x, z) === CELL.free);
}

/** The share of the visible cells that are known to be floor. */
function knownFloor({ floor }: StagingRoom): number {
  let [free, taken] = [0, 0];
  for (const state of floor.state) {
    if (state === CELL.free) free++;
    else if (state === CELL.taken) taken++;
  }
  return free / Math.max(1, free + taken);
}

/** Whether it stands right before a window, a fireplace, a radiator: anything except bare wall. */
function blocksWall(room: StagingRoom, { print, size }: Candidate): boolean {
  if (size[1] <= ABOVE_SKIRTING) return false;
  return room.walls.some((wall) => {
    const points = corners(print);
    const distances = points.map(([x, z]) =>
      wall.face === 'far' ? z - room.min[1] : wall.face === 'left' ? x - room.min[0] : room.max[0] - x,
    );
    if (Math.min(...distances) > BEFORE_WALL) return false;
    const along = points
      .filter((_, i) => distances[i]! < BEFORE_WALL + 0.3)
      .map(([x, z]) => (wall.face === 'far' ? x : z));
    const range = [Math.min(...along), Math.max(...along)] as const;
    if (range[1] - range[0] < 0.05) return false;
    const heights = [ABOVE_SKIRTING, Math.min(room.height, size[1])] as const;
    return (
      wallShares(wall, range, heights).taken > TAKEN_ON_WALL ||
      shareSeen(wall, range, heights, IN_THE_WAY) > SEEN_ON_WALL
    );
  });
}

function mayHang(room: StagingRoom, hung: Candidate): boolean {
  const { print, bottom, size } = hung;
  const line = wallLines(room).find(({ turn, at }) => {
    if (turn !== print.turn) return false;
    const { x, z } = at(0, 0);
    return turn === 0 ? Math.abs(print.z - z) < 0.1 : Math.abs(print.x - x) < 0.1;
  });
  if (!line) return false;
  const middle = line.wall.face === 'far' ? print.x : print.z;
  const margin = 0.08;
  const { bare } = wallShares(
    line.wall,
    [middle - size[0] / 2 - margin, middle + size[0] / 2 + margin],
    [bottom - margin, bottom + size[1] + margin],
  );
  if (bare < BARE_BEHIND_ART || bottom + size[1] >= room.height - 0.15) return false;
  return !coversSomething(line.wall, middle, hung);
}
