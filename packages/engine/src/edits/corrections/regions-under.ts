import type { LabelMap, Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';

/** Numbers of the regions with at least half of their area in a mask (of any size), ascending. */
export function regionsUnder(labels: LabelMap, mask: Mask): number[] {
  const inside = new Float64Array(labels.count);
  const all = new Float64Array(labels.count);
  const cover = resizeMask(
    mask,
    labels.width,
    labels.height,
    mask.width > labels.width ? 'area' : 'bilinear',
  );
  labels.data.forEach((region, i) => {
    all[region]!++;
    inside[region]! += cover.data[i]! / 255;
  });
  return [...inside.keys()].filter((region) => all[region]! > 0 && inside[region]! > 0.5 * all[region]!);
}
