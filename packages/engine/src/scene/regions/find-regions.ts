import type { Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import type { Camera } from '../camera/camera.ts';
import type { Line } from '../camera/line.ts';
import { oklabImage, smoothed } from '../oklab-image.ts';
import type { RoomLayout } from '../room-box/layout.ts';
import { wallGeometry } from '../room-box/wall-geometry.ts';
import { barriers } from './barriers.ts';
import { measureRegions } from './measure-regions.ts';
import { mergeShadedRegions } from './merge-regions.ts';
import type { RegionMap } from './region.ts';
import { type Border, regionBorders } from './region-borders.ts';
import { segment } from './segment.ts';
import { splitAtEdges } from './split-edges.ts';
import { splitForeign } from './split-foreign.ts';
import { splitAtCeiling, splitAtNecks } from './split-regions.ts';

/** Long side of the region map: fine enough for door trim, coarse enough to be quick. */
const REGION_SIDE = 640;
/** Finer grain than this variance of lightness, within this radius, is smoothed away. */
const GRAIN_RADIUS = 2;
const GRAIN_VARIANCE = 8e-4;
const SEGMENT_SCALE = 1.2;
/** Regions below this share of the picture join a neighbor. */
const SMALLEST_SHARE = 0.0004;
/** The room box cuts regions if its confidence is at least this. */
const TRUSTED_LAYOUT = 0.45;

/** Cuts the photo into regions, with lines and the room's edges as borders, and measures them. */
export function findRegions(
  photo: Raster,
  camera: Camera,
  layout: RoomLayout,
  lines: readonly Line[],
): { map: RegionMap; borders: Border[] } {
  const { width, height } = fitWithin(photo, REGION_SIDE);
  const small = resizeRaster(photo, width, height);
  const fine = oklabImage(small);
  const image = smoothed(fine, GRAIN_RADIUS, GRAIN_VARIANCE);
  const barrier = barriers(fine, camera, layout, lines);
  const smallest = Math.round(width * height * SMALLEST_SHARE);
  const cut = segment(image, barrier, { scale: SEGMENT_SCALE, smallest });
  const merged = mergeShadedRegions(image, cut, barrier);
  const geometry = wallGeometry(camera, layout, width, height);
  const split = layout.confidence < TRUSTED_LAYOUT ? merged : splitAtCeiling(merged, geometry.faces);
  const labels = splitAtNecks(splitAtEdges(image, splitForeign(image, split), barrier));
  const regions = measureRegions(image, labels, geometry, barrier);
  return { map: { labels, regions }, borders: regionBorders(image, fine, labels, barrier) };
}
