import { boxMean } from '../../../base/raster/box-filter.ts';
import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { maskFromPlane, planeFromMask } from '../../../base/raster/convert.ts';
import { dilate } from '../../../base/raster/morphology.ts';
import type { Mask } from '../../../base/raster/raster.ts';

/** A thing's pale rim, share of the picture's longer side. */
const RIM = 0.003;
/** Gaps in a thing (between its legs, its shelves) of up to this picture share are included. */
const GAP = 0.003;
/**
 * The hole after things are removed: a little wider than they are, with small gaps filled and a soft border.
 *
 * @param staying things that stay although they are visible in a gap, of the same size.
 */
export function softHole(things: Mask, staying?: Mask): Mask {
  const { width, height } = things;
  const rim = Math.max(2, Math.round(RIM * Math.max(width, height)));
  const grown = dilate({ width, height, data: things.data.map((value) => (value >= 32 ? 255 : 0)) }, rim);
  const gaps = connectedComponents({ width, height, data: grown.data.map((value) => 255 - value) });
  const isKept = new Uint8Array(gaps.count);
  staying?.data.forEach((value, i) => {
    if (value >= 128 && gaps.labels[i]! >= 0) isKept[gaps.labels[i]!] = 1;
  });
  const filled = grown.data.map((value, i) => {
    const gap = gaps.labels[i]!;
    return value > 0 || (!isKept[gap] && gaps.areas[gap]! < GAP * grown.data.length) ? 255 : 0;
  });
  return maskFromPlane(boxMean(planeFromMask({ width, height, data: filled }), Math.max(1, rim >> 1)));
}

/** Share of the picture that a mask covers. */
export function shareOf({ data }: Mask): number {
  return data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / data.length;
}

/** Share of the picture that the largest piece of a mask takes up. */
export function largestShare(mask: Mask): number {
  const { areas } = connectedComponents(mask, 1);
  return areas.reduce((most, area) => Math.max(most, area), 0) / mask.data.length;
}

/** Both masks as one; they are of one size. */
export function joined(a: Mask, b: Mask): Mask {
  return { width: a.width, height: a.height, data: a.data.map((value, i) => Math.max(value, b.data[i]!)) };
}
