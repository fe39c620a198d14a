import { maskedBlur } from '../../base/raster/masked-blur.ts';
import { CELL, type PatchGrid } from '../patch-match/patch-grid.ts';
import type { TurnedGrid } from './turned-grid.ts';

/** Boards are this wide, cells: what shows no joints is cut after the larger width, what is hidden after the usual one. */
const BOARD = { least: 6, most: 32, usual: 12 };
/** Joints are darker than this share of the profile's scatter below its mean. */
const JOINT = 0.4;
/** Shorter runs of a board, cells, are not copied. */
export const LEAST_RUN = 14;
/** Stretches of other boards that are tried for a board, besides its own. */
const OTHERS = 10;
/** Places that are seen this much coarser than they would be shown are not copied. */
const COARSER = 0.7;
/** Texture without light is about this, 8-bit steps; what differs more over this radius, cells, is a stain. */
const NEUTRAL = 128;
const STAIN = { radius: 2, most: 36 };

/** The rows of a board in a grid that is turned along it. */
export interface Board {
  readonly top: number;
  readonly height: number;
}

/** A stretch of columns, the end not included. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** A run of rows that can be copied. */
export interface Stretch extends Run {
  /** The first row, and their number. */
  readonly row: number;
  readonly rows: number;
}

/** The turned surface: what is known of each place. */
export interface BoardFloor {
  readonly width: number;
  readonly height: number;
  /** One of `CELL` a place. */
  readonly state: Uint8Array;
  readonly values: Float32Array;
  readonly fineness: Float32Array;
}

/** What the fill of boards needs of a surface, along a direction. */
export function createBoardFloor(
  grid: PatchGrid,
  { width, height, cells }: TurnedGrid,
  fineness: Float32Array,
): BoardFloor {
  const isTexture = ownTexture(grid);
  const state = new Uint8Array(cells.length);
  const values = new Float32Array(cells.length * 3);
  const fine = new Float32Array(cells.length);
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    if (cell < 0) continue;
    state[i] = grid.state[cell] === CELL.source && !isTexture[cell] ? CELL.outside : grid.state[cell]!;
    fine[i] = fineness[cell]!;
    for (let c = 0; c < 3; c++) values[i * 3 + c] = grid.values[cell * 3 + c]!;
  }
  return { width, height, state, values, fineness: fine };
}

/** 1 where a source is texture, not a bit of another thing or a shadow's edge: those differ over several cells. */
function ownTexture({ width, height, state, values }: PatchGrid): Uint8Array {
  const isSource = state.map((cell) => (cell === CELL.source ? 1 : 0));
  const soft = maskedBlur({ width, height, channels: 3, data: values }, isSource, STAIN.radius).values;
  return isSource.map((one, i) =>
    one && [0, 1, 2].every((c) => Math.abs(soft[i * 3 + c]! - NEUTRAL) < STAIN.most) ? 1 : 0,
  );
}

/** What a board can be made of: its own stretches where it is seen, and some of other boards. */
export function stretchesFor(
  floor: BoardFloor,
  board: Board,
  all: readonly Stretch[],
  random: () => number,
): Stretch[] {
  const { width, fineness } = floor;
  const { top, height } = board;
  let finest = 0;
  for (let i = top * width; i < (top + height) * width; i++)
    if (floor.state[i] === CELL.hole) finest = Math.max(finest, fineness[i]!);
  const least = COARSER * Math.min(1, finest);
  const own = stretchesOf(floor, board);
  const fits = all.filter(({ rows }) => rows >= height);
  const others: Stretch[] = [];
  for (let k = 0; k < OTHERS && fits.length > 0; k++) others.push(fits[Math.floor(random() * fits.length)]!);
  const both = [...own, ...others];
  const fine = both.flatMap((one) => fineEnough(floor, one, least));
  return fine.length > 0 ? fine : both;
}

/** The part of a stretch that is seen finely enough, if it is long enough. */
function fineEnough({ width, fineness }: BoardFloor, stretch: Stretch, least: number): Stretch[] {
  const middle = (stretch.row + (stretch.rows >> 1)) * width;
  let { start, end } = stretch;
  while (start < end && fineness[middle + start]! < least) start++;
  while (start < end && fineness[middle + end - 1]! < least) end--;
  return end - start >= LEAST_RUN ? [{ ...stretch, start, end }] : [];
}

/** All stretches of boards that are long enough to be copied. */
export function seenStretches(floor: BoardFloor, boards: readonly Board[]): Stretch[] {
  return boards.flatMap((board) => stretchesOf(floor, board));
}

/** Cuts a floor into boards: rows between dark joints, and rows of usual width where nothing is seen. */
export function boardsOf(floor: BoardFloor): Board[] {
  const { width, height, state, values } = floor;
  const means = new Float32Array(height);
  const counts = new Int32Array(height);
  for (let v = 0; v < height; v++) {
    for (let i = v * width; i < (v + 1) * width; i++) {
      if (state[i] !== CELL.source) continue;
      means[v]! += values[i * 3]! + values[i * 3 + 1]! + values[i * 3 + 2]!;
      counts[v]!++;
    }
    means[v]! /= 3 * Math.max(1, counts[v]!);
  }
  const shown = [...counts.keys()].filter((v) => counts[v]! >= LEAST_RUN);
  const mean = shown.reduce((sum, v) => sum + means[v]!, 0) / Math.max(1, shown.length);
  const scatter = Math.sqrt(
    shown.reduce((sum, v) => sum + (means[v]! - mean) ** 2, 0) / Math.max(1, shown.length),
  );
  const isJoint = new Uint8Array(height);
  for (const v of shown.toSorted((a, b) => means[a]! - means[b]!)) {
    if (means[v]! > mean - JOINT * scatter) break;
    const near = isJoint.subarray(Math.max(0, v - BOARD.least + 1), v + BOARD.least);
    if (!near.includes(1)) isJoint[v] = 1;
  }
  const strips: Board[] = [];
  for (let top = 0, v = 1; v <= height; v++) {
    const isShown = counts[v - 1]! >= LEAST_RUN;
    const changes = v === height || isShown !== counts[v]! >= LEAST_RUN;
    if (!changes && !isJoint[v] && v - top < (isShown ? BOARD.most : BOARD.usual)) continue;
    strips.push({ top, height: v - top });
    top = v;
  }
  return strips;
}

/** Whether a board is hidden somewhere. */
export function hasHole({ width, state }: BoardFloor, { top, height }: Board): boolean {
  return state.subarray(top * width, (top + height) * width).includes(CELL.hole);
}

/** Stretches in which all rows of a board are seen. */
function stretchesOf({ width, state }: BoardFloor, { top, height }: Board): Stretch[] {
  const stretches: Stretch[] = [];
  let start = -1;
  for (let u = 0; u <= width; u++) {
    let isSeen = u < width;
    for (let v = top; isSeen && v < top + height; v++) isSeen = state[v * width + u] === CELL.source;
    if (isSeen && start < 0) start = u;
    if (isSeen || start < 0) continue;
    if (u - start >= LEAST_RUN) stretches.push({ row: top, rows: height, start, end: u });
    start = -1;
  }
  return stretches;
}
