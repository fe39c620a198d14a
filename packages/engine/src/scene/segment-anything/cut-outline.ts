import { cutAlongEdges } from '../../base/raster/follow-edges.ts';
import type { Mask, Plane } from '../../base/raster/raster.ts';

/** Window (cells of the decoder's map) and least variance of the brightness of an edge that outlines follow. */
const EDGES = { radius: 2, epsilon: 4e-4, level: 0.5 };

/**
 * An outline of the mask decoder at the size of a photo: 255 where its likelihood is above a half, along the photo's
 * edges.
 *
 * @param likely likelihood of each place, 0 … 1, on the decoder's map.
 * @param brightness of the photo, 0 … 255.
 */
export function cutOutline(likely: Plane, brightness: Mask): Mask {
  return cutAlongEdges(likely, brightness, EDGES);
}
