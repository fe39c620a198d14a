import type { Oklab } from '../../base/color/oklab.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { oklabImage } from '../../scene/oklab-image.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { type Corrections, type Parts, pointsOut } from '../corrections/corrections.ts';
import type { WallPatch } from '../surfaces/wall-patch.ts';
import { wallPixels } from './seen-walls.ts';

/** The walls to paint. */
export interface ChosenWalls {
  /** On the grid of the region map. */
  readonly mask: Mask;
  /** Numbers of the regions that are chosen at least by half, ascending. */
  readonly regions: number[];
  /** Every region that is chosen at least in part, ascending. */
  readonly patches: WallPatch[];
}

/** Regions with a smaller chosen share get the mean color of that share. */
const NEARLY_ALL = 0.99;

/**
 * The walls that were seen, with a person's corrections.
 *
 * @param isTrusted whether seen walls count; else only a person's selection is wall.
 * @throws EngineError `edit_invalid` for corrections that do not fit the photo.
 */
export async function chooseWalls(
  photo: Raster,
  analysis: Analysis,
  isTrusted: boolean,
  corrections: Corrections,
): Promise<ChosenWalls> {
  const seen = wallPixels(photo, analysis);
  const found = isTrusted ? seen : createMask(seen.width, seen.height);
  const corrected = await correctedMask(found, corrections, analysis);
  const mask = { ...corrected, data: corrected.data.map((value) => (value >= 128 ? 255 : 0)) };
  const patches = patchesOf(photo, analysis, mask);
  const regions = patches.flatMap(({ id, share }) => (share >= analysis.regions[id]!.share / 2 ? [id] : []));
  return { mask, regions, patches };
}

/**
 * Puts a person's rectangles and painted masks into a matte exactly as they are: unlike regions, they are not guesses
 * whose edges must be found in the photo.
 */
export async function withHandWork(
  alpha: Mask,
  chosen: Mask,
  corrections: Corrections,
  analysis: Analysis,
): Promise<Mask> {
  const byHand: Corrections = {
    add: withoutRegions(corrections.add),
    remove: withoutRegions(corrections.remove),
  };
  if (!pointsOut(byHand.add) && !pointsOut(byHand.remove)) return alpha;
  const corrected = await correctedMask(alpha, byHand, analysis);
  if (corrections.remove.regions.length === 0) return corrected;
  // A removed region wins over a rectangle added across it.
  const limit = resizeMask(chosen, alpha.width, alpha.height, 'bilinear');
  const data = corrected.data.map((value, i) => Math.min(value, Math.max(alpha.data[i]!, limit.data[i]!)));
  return { ...alpha, data };
}

function withoutRegions(parts: Parts): Parts {
  return { ...parts, regions: [] };
}

function patchesOf(photo: Raster, { labels, regions }: Analysis, mask: Mask): WallPatch[] {
  const { width, height, data } = labels;
  const chosen = new Float64Array(labels.count);
  const all = new Float64Array(labels.count);
  data.forEach((region, i) => {
    all[region]!++;
    if (mask.data[i] === 255) chosen[region]!++;
  });
  const isPart = (id: number): boolean => chosen[id]! > 0 && chosen[id]! < NEARLY_ALL * all[id]!;
  const colors = regions.some(({ id }) => isPart(id))
    ? meanColors(resizeRaster(photo, width, height, photo.width >= width ? 'area' : 'bilinear'), labels, mask)
    : [];
  return regions
    .filter(({ id }) => chosen[id]! > 0)
    .map(({ id, color }) => ({
      id,
      share: chosen[id]! / data.length,
      color: isPart(id) ? colors[id]! : color,
    }));
}

/** Mean color of what is chosen of every region. */
function meanColors(small: Raster, labels: Analysis['labels'], mask: Mask): Oklab[] {
  const image = oklabImage(small).data;
  const sums = Array.from({ length: labels.count }, () => ({ L: 0, a: 0, b: 0, count: 0 }));
  labels.data.forEach((region, i) => {
    if (mask.data[i] !== 255) return;
    const sum = sums[region]!;
    sum.L += image[i * 3]!;
    sum.a += image[i * 3 + 1]!;
    sum.b += image[i * 3 + 2]!;
    sum.count++;
  });
  return sums.map(({ L, a, b, count }) => ({ L: L / count, a: a / count, b: b / count }));
}
