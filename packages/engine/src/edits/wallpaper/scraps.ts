import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate } from '../../base/raster/morphology.ts';
import { createMask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { renderCamera } from '../furniture/room/render-camera.ts';
import type { SurfaceMatte } from '../surfaces/surface-matte.ts';
import { wallPlace, wallPlaceAt } from './wall-place.ts';

/** Pieces are looked for on a copy of the matte of this width. */
const COPY_WIDTH = 320;
/** Width of a piece's faint rim on the copy. */
const RIM = 2;
/** Pieces of at least this share of the picture stay. */
const SCRAP = 0.012;
/** So do pieces that reach this height above the floor, meters. */
const LOW = 1.15;

/**
 * Leaves out small pieces low on the walls that touch no other wall: most of them are parts of doors and cabinets in
 * the wall's own color. Under paint nobody sees them, but a pattern would show them.
 */
export function withoutScraps(matte: SurfaceMatte, { camera, layout }: Analysis): SurfaceMatte {
  const { alpha } = matte;
  const width = Math.min(COPY_WIDTH, alpha.width);
  const height = Math.max(1, Math.round((alpha.height * width) / alpha.width));
  const copy = resizeMask(alpha, width, height);
  const { labels, areas } = connectedComponents(copy);
  const highest = new Float64Array(areas.length).fill(Number.NEGATIVE_INFINITY);
  const view = renderCamera(camera, layout.cameraHeight, width, height);
  const place = wallPlace();
  labels.forEach((label, i) => {
    if (label < 0 || !wallPlaceAt(view, layout, i % width, Math.floor(i / width), place)) return;
    highest[label] = Math.max(highest[label]!, place.v);
  });
  const isScrap = Array.from(areas, (area, k) => area < SCRAP * width * height && highest[k]! < LOW);
  if (!isScrap.some(Boolean)) return matte;
  const scraps = createMask(width, height);
  labels.forEach((label, i) => {
    if (isScrap[label]) scraps.data[i] = 255;
  });
  const out = resizeMask(dilate(scraps, RIM), alpha.width, alpha.height, 'bilinear').data;
  const data = alpha.data.map((value, i) => (out[i]! >= 128 ? 0 : value));
  return { ...matte, alpha: { ...alpha, data } };
}
