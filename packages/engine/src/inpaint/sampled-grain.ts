import { boxMean } from '../base/raster/box-filter.ts';
import { middleOfMarks } from '../base/raster/middle-of-marks.ts';
import { createPlane, type Raster } from '../base/raster/raster.ts';

/** Sides of the square of paint that is copied, the largest that is found; shares of the longer side. */
const SIDES = [0.18, 0.14, 0.11, 0.085, 0.065, 0.05];
/** Steps of the search for it, share of its side. */
const SEARCH_STEP = 0.2;
/** Squares of one size that are looked at. */
const TRIES = 6;
/** Least share of the square that shows the paint. */
const PAINTED = 0.995;
/** Coarser than this is light, share of the longer side. */
const LIGHT = 0.006;
/** A value that is so many deviations off belongs to a thing on the wall; a smaller share than this is chance. */
const THING = { deviations: 4.5, share: 0.002 };
/**
 * Grain is as strong everywhere in a sample: a part of it, so many to a side, is at most so many times as strong as the median part, or as
 * `least` 8-bit steps. The edge of a stain, a fold or a corner is stronger.
 */
const EVEN = { parts: 6, stronger: 2, least: 0.6 };
/** Smaller samples show their repetition, pixels. */
const LEAST_SIDE = 24;
/** More than this is no grain of an even wall, 8-bit steps (standard deviation). */
const MOST = 6;

/** Radius of two means after which of a photo only light is left, pixels. */
export const lightRadius = ({ width, height }: Pick<Raster, 'width' | 'height'>): number =>
  Math.max(2, Math.round(LIGHT * Math.max(width, height)));

/** A square of grain; see `endlessGrain` for more of it. */
export interface Grain {
  /** Of the square, pixels of the photo. */
  readonly side: number;
  /** side * side * 3 values to add, 8-bit steps. */
  readonly values: Float32Array;
}

/** A smaller copy of a photo, and which of its pixels show a paint. */
export interface PaintedPlace {
  readonly width: number;
  readonly height: number;
  /** 1 where the paint is in view. */
  readonly isPaint: Uint8Array;
}

/**
 * The grain of a painted surface as the photo shows it: brushed plaster, the weave of paper, the sensor's noise. It is
 * all that is finer than light in the largest square of paint without anything on it.
 *
 * @returns null if no square is large and clean enough.
 */
export function sampledGrain(photo: Raster, place: PaintedPlace): Grain | null {
  const sums = sumsOf(place);
  const middle = middleOfMarks({ width: place.width, data: place.isPaint });
  const longer = Math.max(place.width, place.height);
  for (const share of SIDES) {
    const side = Math.round(share * longer);
    const squares = squaresOf(place, side, sums).sort(
      (one, other) => farFrom(middle, one, side) - farFrom(middle, other, side),
    );
    for (const square of squares.slice(0, TRIES)) {
      const grain = grainOf(photo, place, square, side);
      if (grain) return grain;
    }
  }
  return null;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** All squares of a side that show the paint, on a coarse grid. */
function squaresOf(
  { width, height }: PaintedPlace,
  side: number,
  sums: (corner: Corner, side: number) => number,
): Corner[] {
  const step = Math.max(1, Math.round(SEARCH_STEP * side));
  const squares: Corner[] = [];
  for (let top = 0; top + side <= height; top += step) {
    for (let left = 0; left + side <= width; left += step) {
      if (sums({ left, top }, side) >= PAINTED * side * side) squares.push({ left, top });
    }
  }
  return squares;
}

/** The grain of a square; null if there is a thing in it, or its texture is too strong. */
function grainOf(
  photo: Raster,
  place: PaintedPlace,
  { left, top }: Corner,
  sideInCopy: number,
): Grain | null {
  const scale = photo.width / place.width;
  const whole = Math.floor(sideInCopy * scale);
  const [x0, y0] = [Math.floor(left * scale), Math.floor(top * scale)];
  const light = lightRadius(photo);
  // Two means reach so far; nearer to the border they are one-sided.
  const margin = 2 * light;
  const side = whole - 2 * margin;
  if (side < LEAST_SIDE) return null;
  const values = new Float32Array(side * side * 3);
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(whole, whole);
    for (let y = 0, i = 0; y < whole; y++) {
      const row = ((y0 + y) * photo.width + x0) * 3 + c;
      for (let x = 0; x < whole; x++, i++) channel.data[i] = photo.data[row + x * 3]!;
    }
    const even = boxMean(boxMean(channel, light), light);
    for (let y = 0, i = 0; y < side; y++) {
      for (let x = 0; x < side; x++, i++) {
        const at = (y + margin) * whole + x + margin;
        values[i * 3 + c] = channel.data[at]! - even.data[at]!;
      }
    }
  }
  return isClean(values) && isEven(values, side) ? { side, values } : null;
}

function isClean(values: Float32Array): boolean {
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  if (deviation > MOST) return false;
  const limit = THING.deviations * Math.max(deviation, 0.3);
  const outside = values.reduce((count, value) => count + (Math.abs(value) > limit ? 1 : 0), 0);
  return outside <= THING.share * values.length;
}

/** Whether no part of a sample is much stronger than the others. */
function isEven(values: Float32Array, side: number): boolean {
  const { parts, stronger, least } = EVEN;
  const squares = new Float64Array(parts * parts);
  const counts = new Uint32Array(parts * parts);
  for (let i = 0; i < side * side; i++) {
    const part =
      Math.floor((Math.floor(i / side) * parts) / side) * parts + Math.floor(((i % side) * parts) / side);
    for (let c = 0; c < 3; c++) squares[part]! += values[i * 3 + c]! ** 2;
    counts[part]! += 3;
  }
  const deviations = [...squares].map((sum, part) => Math.sqrt(sum / counts[part]!)).sort((a, b) => a - b);
  return deviations.at(-1)! <= stronger * Math.max(least, deviations[deviations.length >> 1]!);
}

/** Counts the paint in a square (summed-area table, Crow 1984). */
function sumsOf({ width, height, isPaint }: PaintedPlace) {
  const wide = width + 1;
  const table = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += isPaint[y * width + x]!;
      table[(y + 1) * wide + x + 1] = table[y * wide + x + 1]! + row;
    }
  }
  return ({ left, top }: Corner, side: number): number => {
    const [upper, lower] = [top * wide + left, (top + side) * wide + left];
    return table[lower + side]! - table[lower]! - table[upper + side]! + table[upper]!;
  };
}

const farFrom = (middle: { readonly x: number; readonly y: number }, { left, top }: Corner, side: number) =>
  Math.hypot(left + side / 2 - middle.x, top + side / 2 - middle.y);
