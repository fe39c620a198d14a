import { ramp } from '../../base/ramp.ts';
import { rectangleMean } from '../../base/raster/box-filter.ts';
import { createPlane, type Plane, type Raster } from '../../base/raster/raster.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';

// Set on six photos with curtains and eleven without or with few, see decision 0058.

/** Longer side that the lengths below are meant for, pixels. */
const SIDE = 1024;
/** Averages along a fold, twice, and the finer and the coarser one across it, pixels to either side. */
const MEANS = { along: 19, fine: 3, coarse: 14 };
/** Steps of luma, 0 … 255, that count as the lit or the shaded side of a fold; larger ones are edges of things. */
const STEP = { least: 0.72, most: 24 };
/** Folds are counted in a window that reaches so far, pixels; it lies on either side of the place that is judged. */
const WINDOW = 30;
/** Sides of folds in 100 pixels across: none are fewer than `least`, all are more than `most`. */
const COUNT = { least: 2.9, most: 4.7 };
/** How often more there are across than along, with a few along for noise: patterns and clutter have as many. */
const UPRIGHT = { least: 1.2, most: 2.2, noise: 0.5 };

/**
 * How surely each place belongs to a surface in upright folds, slats or grain: a curtain, a paneled or wooden wall, a
 * cabinet. Painted wall has none. Lit and shaded sides follow each other across the place, on both sides of it, and
 * hardly any along it; so a wall beside a curtain has none, and nor has one edge between two even surfaces.
 *
 * @param photo of at most about 1024 pixels.
 * @returns 0 … 1 for every pixel of it.
 */
export function uprightFolds(photo: Raster): Plane {
  const { width, height } = photo;
  const luma = lumaPlane(photo);
  const scale = Math.max(width, height) / SIDE;
  const across = sidesOfFolds(luma, scale);
  const along = transposed(sidesOfFolds(transposed(luma), scale));
  const folds = createPlane(width, height);
  const reach = Math.round(WINDOW * scale);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const left = across.data[i - Math.min(x, reach)]!;
      const right = across.data[i + Math.min(width - 1 - x, reach)]!;
      const count = Math.min(left, right);
      if (count <= COUNT.least) continue;
      const upright = count / (along.data[i]! + UPRIGHT.noise);
      folds.data[i] = ramp(count, COUNT.least, COUNT.most) * ramp(upright, UPRIGHT.least, UPRIGHT.most);
    }
  }
  return folds;
}

/** Lit and shaded sides that follow each other across, in 100 pixels of the picture at `SIDE`. */
function sidesOfFolds(luma: Plane, scale: number): Plane {
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const along = { across: 0, down: scaled(MEANS.along) };
  const even = rectangleMean(rectangleMean(luma, along), along);
  const coarseReach = { across: scaled(MEANS.coarse), down: 0 };
  const coarse = rectangleMean(rectangleMean(even, coarseReach), coarseReach);
  const fine = rectangleMean(even, { across: scaled(MEANS.fine), down: 0 });
  const turns = createPlane(luma.width, luma.height);
  for (let y = 0, i = 0; y < luma.height; y++) {
    let last = 0;
    for (let x = 0; x < luma.width; x++, i++) {
      const step = fine.data[i]! - coarse.data[i]!;
      if (Math.abs(step) < STEP.least) continue;
      const side = Math.abs(step) > STEP.most ? 0 : Math.sign(step);
      if (side !== 0 && last === -side) turns.data[i] = 100 * scale;
      last = side;
    }
  }
  return rectangleMean(turns, { across: scaled(WINDOW), down: scaled(WINDOW) });
}

function transposed({ width, height, data }: Plane): Plane {
  const turned = createPlane(height, width);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned.data[x * height + y] = data[y * width + x]!;
  }
  return turned;
}
