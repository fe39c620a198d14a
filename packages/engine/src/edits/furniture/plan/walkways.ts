import { CELL, floorAt } from '../room/floor-grid.ts';
import type { StagingRoom } from '../room/staging-room.ts';
import type { Candidate } from './candidate.ts';
import { distanceTo, type FloorPoint, turned } from './footprint.ts';
import { keptFree } from './rules.ts';

/** Width that people need to walk between things, meters. */
export const WALKWAY = 0.7;
/** Side of the cells of the search for ways, meters. */
const STEP = 0.15;
/** Cells are coarse, and sleeves may touch a corner, meters. */
const TOLERANCE = 0.08;
/** People sit down from this far before a seat or beside a bed, meters. */
const ARRIVED = 0.75;

const FREE = 1;
const REACHED = 2;

/** The walkable places, seen from above. */
interface WalkGrid {
  readonly columns: number;
  readonly rows: number;
  readonly from: FloorPoint;
  readonly state: Uint8Array;
}

/**
 * Whether the doors and floor-length windows that were reachable in the empty room still are, and every bed from both
 * long sides or from one and its foot.
 */
export function keepsWalkways(room: StagingRoom, things: readonly Candidate[]): boolean {
  const doors = keptFree(room);
  const beds = things.filter(({ kind }) => kind === 'bed');
  if (doors.length + beds.length === 0 && things.length === 0) return true;
  const empty = reachableWhenEmpty(room);
  const full = reachable(room, things);
  return (
    doors.every(({ x, z }) => !isReached(empty, x, z) || isReached(full, x, z)) &&
    beds.every((bed) => bedSides(bed).filter(([x, z]) => isReached(full, x, z)).length >= 2)
  );
}

/** Beside the middle of a bed on its left, on its right, and at its foot. */
function bedSides({ print }: Candidate): FloorPoint[] {
  const at = (dx: number, dz: number): FloorPoint => {
    const [x, z] = turned(dx, dz, print.turn);
    return [print.x + x, print.z + z];
  };
  const side = print.halfWidth + WALKWAY / 2;
  return [at(side, 0.2), at(-side, 0.2), at(0, print.halfDepth + WALKWAY / 2)];
}

/** Thousands of groups are tried in one room. */
const emptyRooms = new WeakMap<StagingRoom, WalkGrid>();

function reachableWhenEmpty(room: StagingRoom): WalkGrid {
  const grid = emptyRooms.get(room) ?? reachable(room, []);
  emptyRooms.set(room, grid);
  return grid;
}

function reachable(room: StagingRoom, things: readonly Candidate[]): WalkGrid {
  const grid = walkGrid(room, things);
  flood(grid, startOf(grid, room));
  return grid;
}

function walkGrid(room: StagingRoom, things: readonly Candidate[]): WalkGrid {
  const { min, max, floor } = room;
  const columns = Math.max(1, Math.floor((max[0] - min[0]) / STEP));
  const rows = Math.max(1, Math.floor((max[1] - min[1]) / STEP));
  const state = new Uint8Array(columns * rows);
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i++) {
      const [x, z] = [min[0] + (column + 0.5) * STEP, min[1] + (row + 0.5) * STEP];
      state[i] = floorAt(floor, x, z) === CELL.taken ? 0 : FREE;
    }
  }
  for (const { print, rests } of things) {
    if (rests === 'floor') block({ columns, rows, from: min, state }, print);
  }
  return { columns, rows, from: min, state };
}

/** The middle of a person stays half a walkway away from things. */
function block({ columns, rows, from, state }: WalkGrid, print: Candidate['print']): void {
  const margin = WALKWAY / 2 - TOLERANCE;
  const reach = Math.hypot(print.halfWidth, print.halfDepth) + margin;
  const first = (value: number) => Math.max(0, Math.floor(value / STEP));
  for (let row = first(print.z - reach - from[1]); row < rows; row++) {
    const z = from[1] + (row + 0.5) * STEP;
    if (z - print.z > reach) break;
    for (let column = first(print.x - reach - from[0]); column < columns; column++) {
      const x = from[0] + (column + 0.5) * STEP;
      if (x - print.x > reach) break;
      if (distanceTo(print, x, z) < margin) state[row * columns + column] = 0;
    }
  }
}

/** The free cell nearest to the viewer, who may stand outside the room; -1 if there is none. */
function startOf({ columns, rows, from, state }: WalkGrid, { camera }: StagingRoom): number {
  const [x, , z] = camera.position;
  let best = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < columns * rows; i++) {
    if (state[i] !== FREE) continue;
    const dx = from[0] + ((i % columns) + 0.5) * STEP - x;
    const dz = from[1] + (Math.floor(i / columns) + 0.5) * STEP - z;
    const distance = dx * dx + dz * dz;
    if (distance < nearest) {
      nearest = distance;
      best = i;
    }
  }
  return best;
}

function flood({ columns, rows, state }: WalkGrid, start: number): void {
  if (start < 0) return;
  const queue = [start];
  state[start] = REACHED;
  for (const at of queue) {
    const column = at % columns;
    const row = (at - column) / columns;
    const visit = (next: number, inside: boolean) => {
      if (!inside || state[next] !== FREE) return;
      state[next] = REACHED;
      queue.push(next);
    };
    visit(at - 1, column > 0);
    visit(at + 1, column < columns - 1);
    visit(at - columns, row > 0);
    visit(at + columns, row < rows - 1);
  }
}

/** Whether a person can come within reach of a place. */
function isReached({ columns, rows, from, state }: WalkGrid, x: number, z: number): boolean {
  const reach = Math.ceil((ARRIVED - WALKWAY / 2) / STEP);
  const middle = [Math.floor((x - from[0]) / STEP), Math.floor((z - from[1]) / STEP)] as const;
  for (let row = Math.max(0, middle[1] - reach); row <= Math.min(rows - 1, middle[1] + reach); row++) {
    for (
      let column = Math.max(0, middle[0] - reach);
      column <= Math.min(columns - 1, middle[0] + reach);
      column++
    ) {
      if (state[row * columns + column] === REACHED) return true;
    }
  }
  return false;
}
