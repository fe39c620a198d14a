import { createSpectrum, powerOfTwo, transform } from '../../base/raster/fourier.ts';
import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import { createPlane, type Plane, type Raster } from '../../base/raster/raster.ts';
import { brightnessOf } from './brightness.ts';

/** A way from one place of a picture to another, pixels to the right and down. */
export type Shift = readonly [x: number, y: number];

/** The similarity of a picture to itself at a shift in relation to nearby shifts, in standard deviations. */
export interface Likeness {
  /** Shifts reach this far, in pixels. */
  readonly reach: Shift;
  /** Null beyond the reach. */
  at(x: number, y: number): number | null;
}

/** Finer structure is mark or grain, coarser is light; pixels. */
const FINE = 3;
/** Marks are faint: contrast beyond this, 8-bit steps, belongs to the room. */
const FAINT = 6;
/**
 * Horizontal and vertical edges that continue for so many pixels each way belong to the room: frames, slats, shelves.
 */
const LINE = 16;
/** Shifts up to this share of the picture are compared: farther ones share too little of it. */
const REACH = 0.6;
/** Power of the spectrum's amplitude that is kept (2 = plain correlation): peaks come out sharper. */
const WHITENING = 1.4;
/** Shifts nearer than this, in pixels, compare neighboring pixels. */
const NEAR = 20;

/** Fine detail of the brightness with strong edges clipped and busy places reduced, of mean 0. */
export function faintDetail(picture: Raster): Plane {
  const { width, height } = picture;
  const bright = brightnessOf(picture);
  const light = gaussianBlur(bright, FINE);
  const detail = bright.data.map((value, i) => Math.max(-FAINT, Math.min(FAINT, value - light.data[i]!)));
  const energy = gaussianBlur({ width, height, data: detail.map((value) => value * value) }, 2 * FINE);
  const even = detail.map((value, i) => value / (1 + Math.sqrt(Math.max(0, energy.data[i]!))));
  const plumb = meanAlong(even, height, width, width, 1);
  const upright = even.map((value, i) => value - plumb[i]!);
  const level = meanAlong(upright, width, height, 1, width);
  const short = upright.map((value, i) => value - level[i]!);
  const mean = short.reduce((sum, value) => sum + value, 0) / short.length;
  return { width, height, data: short.map((value) => value - mean) };
}

/** Mean over `LINE` values before and after, along lines of `length` values `step` apart. */
function meanAlong(
  values: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Float32Array {
  const out = new Float32Array(values.length);
  for (let line = 0; line < lines; line++) {
    let [sum, first, last] = [0, 0, 0];
    for (let at = 0; at < length; at++) {
      for (; last < Math.min(length, at + LINE + 1); last++) sum += values[line * lineStep + last * step]!;
      for (; first < at - LINE; first++) sum -= values[line * lineStep + first * step]!;
      out[line * lineStep + at * step] = sum / (last - first);
    }
  }
  return out;
}

/** Compares a plane of mean 0 with itself at all shifts, by its spectrum (Wiener and Khinchin). */
export function likenessOf({ width, height, data }: Plane): Likeness {
  const spectrum = createSpectrum(powerOfTwo(2 * width), powerOfTwo(2 * height));
  const { width: columns, height: rows, real, imaginary } = spectrum;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) real[y * columns + x] = data[y * width + x]!;
  }
  transform(spectrum);
  for (let i = 0; i < real.length; i++) {
    real[i] = (real[i]! ** 2 + imaginary[i]! ** 2) ** (WHITENING / 2);
    imaginary[i] = 0;
  }
  // The spectrum is even, so the forward transform is the inverse one apart from its scale.
  transform(spectrum);
  const reach = [Math.floor(REACH * width), Math.floor(REACH * height)] as const;
  const map = createPlane(2 * reach[0] + 1, 2 * reach[1] + 1);
  for (let y = -reach[1], i = 0; y <= reach[1]; y++) {
    for (let x = -reach[0]; x <= reach[0]; x++, i++) {
      const overlap = (width - Math.abs(x)) * (height - Math.abs(y));
      const value = real[((y + rows) % rows) * columns + ((x + columns) % columns)]!;
      map.data[i] = Math.hypot(x, y) < NEAR ? 0 : value / Math.sqrt(overlap);
    }
  }
  const around = gaussianBlur(map, 5);
  const sharp = map.data.map((value, i) => value - around.data[i]!);
  const deviation = Math.sqrt(sharp.reduce((sum, value) => sum + value * value, 0) / sharp.length) || 1;
  return {
    reach,
    at: (x, y) =>
      Math.abs(x) > reach[0] || Math.abs(y) > reach[1]
        ? null
        : sharp[(y + reach[1]) * map.width + x + reach[0]]! / deviation,
  };
}
