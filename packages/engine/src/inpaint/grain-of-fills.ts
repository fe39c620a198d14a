import { boxMean } from '../base/raster/box-filter.ts';
import { dilate } from '../base/raster/morphology.ts';
import { createPlane, type Mask, type Plane, type Raster } from '../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../base/raster/resize.ts';
import { bytesFrom, floatsFrom } from '../base/typed-arrays.ts';
import { endlessGrain } from './endless-grain.ts';
import { paintGrain } from './grain.ts';
import { MEMBRANE, spanMembrane } from './membrane.ts';
import { type Grain, lightRadius, type PaintedPlace } from './sampled-grain.ts';

/** A fill shows the wall where it is no farther from the wall's own color around it, 8-bit steps. */
const ALIKE = 22;
/** Wall so near to the fill is not sampled: it may be the rim of what was removed; pixels of the working copy. */
const RIM = 3;
/** Fewer pixels of wall in view tell neither color nor grain. */
const LEAST_WALL = 400;
/** Weaker grain does not show, 8-bit steps (standard deviation). */
const LEAST_GRAIN = 0.7;

/**
 * Gives the even parts of a fill the grain of the wall that they continue: a network leaves plaster and paper smooth. As
 * much is added as the fill lacks, so that what has its own grain, or edges, stays as it is.
 *
 * @param filled a photo with a fill, and `mask` where it was filled; soft edges blend.
 * @param wall where the wall is in view, on the working copy.
 */
export function withWallGrain(filled: Raster, mask: Mask, wall: PaintedPlace, seed: number): Raster {
  const { width, height } = wall;
  const hole = resizeMask(mask, width, height);
  const near = dilate(hole, RIM).data;
  const isPaint = bytesFrom(wall.isPaint, (one, i) => (one && !near[i] ? 1 : 0));
  if (isPaint.reduce((sum, one) => sum + one, 0) < LEAST_WALL) return filled;
  const grain = paintGrain(filled, isPaint, { width, height }, seed);
  const usual = deviationOf(grain);
  if (usual < LEAST_GRAIN) return filled;
  const isWall = resizeMask(
    wallIn(filled, hole, { width, height, isPaint }),
    filled.width,
    filled.height,
    'bilinear',
  );
  const own = grainVariance(filled);
  const addGrain = endlessGrain(grain, seed);
  const color = new Float32Array(3);
  const data = filled.data.slice();
  for (let y = 0, i = 0; y < filled.height; y++) {
    for (let x = 0; x < filled.width; x++, i++) {
      const alpha = (mask.data[i]! / 255) * (isWall.data[i]! / 255);
      if (alpha === 0) continue;
      const lacking = alpha * Math.sqrt(Math.max(0, 1 - own.data[i]! / usual ** 2));
      for (let c = 0; c < 3; c++) color[c] = data[i * 3 + c]! + 0.5;
      addGrain(x, y, color, lacking);
      for (let c = 0; c < 3; c++) data[i * 3 + c] = Math.min(255, Math.max(0, Math.floor(color[c]!)));
    }
  }
  return { ...filled, data };
}

/** Where a fill has the color of the wall, spanned from the wall in view. */
function wallIn(filled: Raster, hole: Mask, { width, height, isPaint }: PaintedPlace): Mask {
  const { data } = resizeRaster(filled, width, height);
  const state = bytesFrom(hole.data, (value, i) =>
    value > 0 ? MEMBRANE.unknown : isPaint[i] ? MEMBRANE.known : MEMBRANE.outside,
  );
  const film = spanMembrane({ width, height, channels: 3, values: Float32Array.from(data), state });
  const isAlike = (i: number): boolean =>
    [0, 1, 2].every((c) => Math.abs(film[i * 3 + c]! - data[i * 3 + c]!) < ALIKE);
  return {
    width,
    height,
    data: bytesFrom(state, (one, i) => (one === MEMBRANE.unknown && isAlike(i) ? 255 : 0)),
  };
}

const brightnessAt = (data: ArrayLike<number>, i: number): number =>
  0.3 * data[i * 3]! + 0.59 * data[i * 3 + 1]! + 0.11 * data[i * 3 + 2]!;

/** Standard deviation of a grain's brightness, 8-bit steps. */
function deviationOf({ side, values }: Grain): number {
  let sum = 0;
  for (let i = 0; i < side * side; i++) sum += brightnessAt(values, i) ** 2;
  return Math.sqrt(sum / (side * side));
}

/** Variance, around each pixel, of all that is finer than light. */
function grainVariance({ width, height, data }: Raster): Plane {
  const radius = lightRadius({ width, height });
  const bright = createPlane(width, height);
  for (let i = 0; i < bright.data.length; i++) bright.data[i] = brightnessAt(data, i);
  const light = boxMean(boxMean(bright, radius), radius).data;
  return boxMean(
    { width, height, data: floatsFrom(bright.data, (value, i) => (value - light[i]!) ** 2) },
    radius,
  );
}
