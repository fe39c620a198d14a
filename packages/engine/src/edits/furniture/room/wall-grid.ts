import { CELL } from './floor-grid.ts';

export const WALL_FACES = ['left', 'right', 'far'] as const;
export type WallFace = (typeof WALL_FACES)[number];

/** State of a cell of wall that is no even paint, such as brick, slats or panels: things stand before it, none hang on it. */
export const COVERED = 3;

/** A wall in square cells: bare wall, or something on or before it (window, door, fireplace, radiator, furniture). */
export interface WallGrid {
  readonly face: WallFace;
  /** Side of a cell, meters. */
  readonly cell: number;
  /** Coordinate of the first column: least z of left and right walls, least x of the far wall. */
  readonly start: number;
  readonly columns: number;
  /** Rows from the floor up. */
  readonly rows: number;
  /** One of `CELL` or `COVERED` each, rows along the wall. */
  readonly state: Uint8Array;
  /** What the room network sees in each cell, as in `SEEN`; absent if no network has looked at the photo. */
  readonly seen?: Uint8Array;
}

/** What the room network may see in a cell of a wall, as far as furniture depends on it. */
export const SEEN = {
  other: 0,
  wall: 1,
  covering: 2,
  window: 3,
  door: 4,
  builtIn: 5,
  fixture: 6,
  hanging: 7,
  curtain: 8,
} as const;

/** Shares of a rectangle on a wall that are bare, covered, something else, or outside the view; their sum is 1. */
export interface WallShares {
  readonly bare: number;
  readonly covered: number;
  readonly taken: number;
  readonly unseen: number;
}

/** The shares between two places along the wall and two heights, meters. Beyond the wall's ends everything is taken. */
export function wallShares(
  wall: WallGrid,
  along: readonly [number, number],
  heights: readonly [number, number],
): WallShares {
  const counts = { bare: 0, covered: 0, taken: 0, unseen: 0 };
  const first = Math.floor((along[0] - wall.start) / wall.cell);
  const last = Math.ceil((along[1] - wall.start) / wall.cell);
  const bottom = Math.max(0, Math.floor(heights[0] / wall.cell));
  const top = Math.max(bottom + 1, Math.ceil(heights[1] / wall.cell));
  for (let row = bottom; row < top; row++) {
    for (let column = first; column < last; column++) {
      const inside = column >= 0 && column < wall.columns && row < wall.rows;
      const state = inside ? wall.state[row * wall.columns + column]! : CELL.taken;
      if (state === CELL.free) counts.bare++;
      else if (state === CELL.taken) counts.taken++;
      else if (state === COVERED) counts.covered++;
      else counts.unseen++;
    }
  }
  const { bare, covered, taken, unseen } = counts;
  const all = Math.max(1, bare + covered + taken + unseen);
  return { bare: bare / all, covered: covered / all, taken: taken / all, unseen: unseen / all };
}

/** Lowest door or floor-length window: not bare wall from the floor up to at least this height, meters. */
const PASSAGE_HEIGHT = 1.7;
/** Share of the cells up to that height that are not bare wall. */
const PASSAGE_SHARE = 0.75;

/** Stretches of the wall with doors or floor-length windows, as [from, to] in meters. */
export function passages(wall: WallGrid): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = -1;
  for (let column = 0; column <= wall.columns; column++) {
    const at = wall.start + column * wall.cell;
    const open =
      column < wall.columns &&
      wallShares(wall, [at, at + wall.cell], [0.1, PASSAGE_HEIGHT]).taken > PASSAGE_SHARE;
    if (open && from < 0) from = column;
    if (!open && from >= 0) {
      if ((column - from) * wall.cell >= 0.55) found.push([wall.start + from * wall.cell, at]);
      from = -1;
    }
  }
  return found;
}
