import type { Surface } from '@home-design/vocabulary';
import type { LabelMap, Mask, Plane, Raster } from '../../base/raster/raster.ts';
import { resizeMask, resizeRaster } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type OklabImage, oklabImage } from '../../scene/oklab-image.ts';
import { floorPixels, seeFloor } from '../floor/seen-floor.ts';
import { rulesLikelihood, wallLikelihood, wallPixels } from '../wall-color/seen-walls.ts';

/** All data about a photo that taps on one of its surfaces need, on the grid of the region map. */
export interface SurfaceReading {
  readonly labels: LabelMap;
  readonly colors: OklabImage;
  /** Likelihood that each pixel belongs to the surface, 0 … 1. */
  readonly likely: Plane;
  /** What the edit of this surface would take by itself, 255. */
  readonly found: Mask;
}

/** Reads a surface of a photo, before the first tap on it. */
export function readSurface(photo: Raster, analysis: Analysis, surface: Surface): SurfaceReading {
  const { labels } = analysis;
  const colors = oklabImage(resizeRaster(photo, labels.width, labels.height));
  if (surface === 'floor') {
    const { likely } = seeFloor(analysis);
    return { labels, colors, likely, found: floorPixels(photo, likely) };
  }
  const { width, height } = labels;
  const likely = wallLikelihood(analysis) ?? { width, height, data: rulesLikelihood(analysis) };
  return { labels, colors, likely, found: wallPixels(photo, analysis) };
}

/** What the edit of the surface would take by itself, 255 inside, at another size. */
export function foundSurface({ found }: SurfaceReading, width: number, height: number): Mask {
  const { data } = resizeMask(found, width, height, 'bilinear');
  return { width, height, data: data.map((value) => (value > 127 ? 255 : 0)) };
}
