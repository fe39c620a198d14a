import { createMask, type Mask, type Plane, type Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import { brightnessOf } from './brightness.ts';
import { scaled, type Tiling } from './find-tiling.ts';
import type { Lattice } from './lattice.ts';
import { faintDetail } from './likeness.ts';
import { refineLattice } from './refine-lattice.ts';
import { type TileOpacity, tileOpacity } from './tile-opacity.ts';
import { goneAlong, goneOf } from './what-stays.ts';

/** The result of removing tiled marks from a photo. */
export interface Uncovered {
  readonly raster: Raster;
  /** Where the marks were. */
  readonly mask: Mask;
  /** Removed share of the marks, 0 … 1. */
  readonly success: number;
}

/** Marks are measured on a copy of at most this side. */
const SIDE = 2048;
/** Largest error of a tiling's steps, as a share of the longer side. */
const SLACK = 1 / 640;
/** Places with less opacity stay unchanged. */
const LEAST_OPACITY = 0.012;
/** Factors on the measured opacity that are tried, because edges are measured too soft. */
const GAINS = [0.85, 0.9, 0.95, 1, 1.05, 1.1];

/**
 * Removes tiled marks by inverting their effect: every pixel is a mixture of the original picture and the ink, by the
 * mark's opacity there.
 *
 * @returns null if the opacity of the marks could not be measured.
 */
export function removeTiling(photo: Raster, tiling: Tiling): Uncovered | null {
  const size = fitWithin(photo, SIDE);
  const copy = size.width === photo.width ? photo : resizeRaster(photo, size.width, size.height);
  const side = Math.max(copy.width, copy.height);
  const detail = faintDetail(copy);
  const lattice = refineLattice(detail, scaled(tiling.steps, side), Math.max(1, SLACK * side));
  const bright = brightnessOf(copy);
  let best: Uncovered | null = null;
  for (const ink of ['white', 'black'] as const) {
    const opacity = tileOpacity(bright, lattice, ink);
    if (opacity === null) continue;
    const gain = smoothestGain(bright, lattice, opacity);
    const { raster, mask } = unmixed(photo, scaled(lattice, photo.width / copy.width), opacity, gain);
    const success = goneAlong(photo, raster, tiling);
    if (best === null || success > best.success) best = { raster, mask, success };
  }
  return best && { ...best, success: goneOf(photo, best.raster, tiling) };
}

/** Opacity of the marks at a pixel of a picture whose lattice is given. */
function opacityIn([p, q]: Lattice, { cell }: TileOpacity): (x: number, y: number) => number {
  const determinant = p[0] * q[1] - p[1] * q[0];
  const { width, height, data } = cell;
  return (x, y) => {
    const a = (x * q[1] - y * q[0]) / determinant;
    const b = (y * p[0] - x * p[1]) / determinant;
    const u = (a - Math.floor(a)) * width;
    const v = (b - Math.floor(b)) * height;
    const [left, top] = [Math.min(width - 1, Math.floor(u)), Math.min(height - 1, Math.floor(v))];
    const [right, bottom] = [(left + 1) % width, (top + 1) % height];
    const [fx, fy] = [u - left, v - top];
    const upper = data[top * width + left]! * (1 - fx) + data[top * width + right]! * fx;
    const lower = data[bottom * width + left]! * (1 - fx) + data[bottom * width + right]! * fx;
    return upper * (1 - fy) + lower * fy;
  };
}

const inkValue = ({ ink }: TileOpacity): number => (ink === 'white' ? 255 : 0);

/** The gain that leaves the least edges where the marks were. */
function smoothestGain(bright: Plane, lattice: Lattice, opacity: TileOpacity): number {
  const { width, height, data } = bright;
  const at = opacityIn(lattice, opacity);
  const ink = inkValue(opacity);
  const costs = GAINS.map(() => 0);
  for (let y = 1; y < height; y += 2) {
    for (let x = 1; x < width; x++) {
      const [here, before] = [at(x, y), at(x - 1, y)];
      if (Math.abs(here - before) < LEAST_OPACITY) continue;
      const [value, left] = [data[y * width + x]!, data[y * width + x - 1]!];
      for (const [i, gain] of GAINS.entries()) {
        const bare = unmix(value, ink, here * gain) - unmix(left, ink, before * gain);
        costs[i]! += Math.min(12, Math.abs(bare));
      }
    }
  }
  return GAINS[costs.indexOf(Math.min(...costs))]!;
}

function unmix(value: number, ink: number, opacity: number): number {
  const share = Math.min(0.97, opacity);
  return Math.min(255, Math.max(0, (value - share * ink) / (1 - share)));
}

function unmixed(photo: Raster, lattice: Lattice, opacity: TileOpacity, gain: number) {
  const { width, height } = photo;
  const raster = { width, height, data: photo.data.slice() };
  const mask = createMask(width, height);
  const at = opacityIn(lattice, opacity);
  const ink = inkValue(opacity);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const share = gain * at(x, y);
      if (share < LEAST_OPACITY) continue;
      mask.data[i] = 255;
      for (let c = 0; c < 3; c++)
        raster.data[i * 3 + c] = Math.round(unmix(photo.data[i * 3 + c]!, ink, share));
    }
  }
  return { raster, mask };
}
