import { followEdges } from '../../base/raster/follow-edges.ts';
import type { LabelMap, Plane, Raster } from '../../base/raster/raster.ts';
import { resizePlane, resizeRaster } from '../../base/raster/resize.ts';
import { lumaPlane } from '../../base/raster/similarity.ts';
import type { RoomClass } from './room-classes.ts';
import type { RoomSegmentation } from './room-segmentation.ts';
import { likelihoodOf } from './segment-room.ts';

/** Weight of a region's mean for each of its pixels; large regions may contain a thing and the floor below it. */
const REGION = { says: 0.6, largest: 0.06 };
/** Borders are moved to edges within this share of the longer side; edges are steps of this variance of lightness. */
const EDGES = { radius: 0.008, variance: 0.0008 };

/**
 * Likelihood that each pixel shows one of some classes, about 0 … 1: from its cell, its region, and the photo's edges
 * between them.
 *
 * @param size of the answer.
 */
export function likelyPixels(
  photo: Raster,
  { labels, segmentation }: { readonly labels: LabelMap; readonly segmentation: RoomSegmentation },
  names: readonly RoomClass[],
  { width, height }: { readonly width: number; readonly height: number },
): Plane {
  const cells = resizePlane(likelihoodOf(segmentation, names), labels.width, labels.height, 'bilinear');
  return ledAlongEdges(resizePlane(withRegions(cells, labels), width, height, 'bilinear'), photo);
}

/** A plane whose borders are moved onto adjacent edges of the photo. */
export function ledAlongEdges(plane: Plane, photo: Raster): Plane {
  const guide = guideOf(photo, plane);
  const radius = Math.max(1, Math.round(EDGES.radius * Math.max(guide.width, guide.height)));
  return followEdges(plane, guide, radius, EDGES.variance * 255 ** 2);
}

/** Guides of photos that are still in use: one for all classes. */
const guides = new WeakMap<Raster, Plane>();

function guideOf(photo: Raster, { width, height }: Plane): Plane {
  const known = guides.get(photo);
  if (known?.width === width && known.height === height) return known;
  const guide = lumaPlane(resizeRaster(photo, width, height));
  guides.set(photo, guide);
  return guide;
}

/** Mean over every region, by its number. */
export function meanOfRegions(plane: Plane, { data, count }: LabelMap): Float64Array {
  const sums = new Float64Array(count);
  const pixels = new Float64Array(count);
  data.forEach((label, i) => {
    sums[label]! += plane.data[i]!;
    pixels[label]!++;
  });
  return sums.map((sum, label) => sum / Math.max(1, pixels[label]!));
}

/** Pixels pulled towards the mean of their region. */
function withRegions(plane: Plane, labels: LabelMap): Plane {
  const means = meanOfRegions(plane, labels);
  const pixels = new Float64Array(labels.count);
  for (const label of labels.data) pixels[label]!++;
  const all = REGION.largest * labels.data.length;
  const says = pixels.map((own) => REGION.says * Math.max(0, 1 - own / all));
  return {
    ...plane,
    data: plane.data.map((value, i) => {
      const label = labels.data[i]!;
      return value + says[label]! * (means[label]! - value);
    }),
  };
}
