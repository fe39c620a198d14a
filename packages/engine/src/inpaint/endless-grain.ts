import { hashToUnit } from '../base/random.ts';
import type { Grain } from './sampled-grain.ts';

/** Distance of neighboring pieces, share of the sample's side: a piece is twice as wide, and the rest is choice. */
const APART = 0.25;
/** The larger, the less of a place is a blend of pieces. */
const SHARPNESS = 3;
/** @fixed a lattice of equal triangles, whose rows are this share of a side apart */
const ROW = Math.sqrt(3) / 2;

/** Adds grain to a color at a pixel of the photo, 8-bit steps. */
export type AddGrain = (x: number, y: number, color: Float32Array, strength?: number) => void;

/**
 * A sample of grain that goes on without an end and without repeating itself: pieces from random places of the sample, one around
 * each point of a lattice of triangles, blended so that the strength stays the same (Heitz and Neyret 2018, without their
 * histograms: grain is about normal). Mirror images of a sample, in rows, were seen as a pattern on concrete.
 */
export function endlessGrain({ side, values }: Grain, seed: number): AddGrain {
  const apart = Math.max(1, APART * side);
  const play = Math.max(0, side / 2 - apart);
  const weights = new Float64Array(3);
  const specks = new Int32Array(3);
  return (x, y, color, strength = 1) => {
    const row = y / (ROW * apart);
    const column = x / apart - row / 2;
    const [left, top] = [Math.floor(column), Math.floor(row)];
    const [across, down] = [column - left, row - top];
    const isUpper = across + down < 1;
    const corners = isUpper ? UPPER : LOWER;
    weights[0] = (isUpper ? 1 - across - down : across + down - 1) ** SHARPNESS;
    weights[1] = (isUpper ? across : 1 - across) ** SHARPNESS;
    weights[2] = (isUpper ? down : 1 - down) ** SHARPNESS;
    let squares = 0;
    for (let k = 0; k < 3; k++) {
      const [cornerColumn, cornerRow] = [left + corners[k]![0], top + corners[k]![1]];
      const offX = x - apart * (cornerColumn + cornerRow / 2);
      const offY = y - apart * ROW * cornerRow;
      const chosenX = play * (2 * hashToUnit(cornerColumn, cornerRow, seed) - 1);
      const chosenY = play * (2 * hashToUnit(cornerColumn, cornerRow, seed ^ 0x51ed27) - 1);
      specks[k] =
        (within(side / 2 + chosenY + offY, side) * side + within(side / 2 + chosenX + offX, side)) * 3;
      squares += weights[k]! ** 2;
    }
    const scale = strength / Math.sqrt(squares);
    for (let k = 0; k < 3; k++) {
      const weight = scale * weights[k]!;
      for (let c = 0; c < 3; c++) color[c]! += weight * values[specks[k]! + c]!;
    }
  };
}

/** Corners of the two triangles of a cell of the lattice: across and down, in the order of their weights. */
const UPPER = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const;
const LOWER = [
  [1, 1],
  [0, 1],
  [1, 0],
] as const;

const within = (at: number, side: number): number => Math.min(side - 1, Math.max(0, Math.floor(at)));
