import { connectedComponents } from '../base/raster/connected-components.ts';
import { dilate } from '../base/raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../base/raster/resize.ts';
import { pictureChart } from './chart.ts';
import type { Fill, FillSource } from './fill.ts';
import { fillWithPatches } from './patch-match/patch-fill.ts';
import { CELL } from './patch-match/patch-grid.ts';
import { photoLevels } from './photo-levels.ts';

/** Longest side of the copy in which patches are searched. */
const COPY_SIDE = 2048;
/** Patches come from this many times the hole's extent around it, with limits in pixels. */
const REACH = { extents: 1, least: 32, most: 160 };
/** Holes nearer to each other than this are filled as one, share of the longer side. */
const TOGETHER = 0.02;

/** A filled hole, and its fit with the photo. */
export interface FilledHole {
  readonly raster: Raster;
  /** Difference between patches along the border and the photo, 8-bit steps (root mean square). */
  readonly misfit: number;
}

/**
 * Fills small holes with patches of their surroundings, as the picture shows them: for marks, sockets and thin things
 * before any background. In large holes this gives collages; `fillInRoom` is for them.
 *
 * @param hole full where to fill; soft edges blend.
 * @param avoid other parts that must not be copied; null if there are none.
 * @returns null if there is nothing to copy near one of the holes.
 */
export function fillSmallHoles(
  photo: Raster,
  hole: Mask,
  avoid: Mask | null,
  seed: number,
): FilledHole | null {
  const size = fitWithin(photo, COPY_SIDE);
  const isWhole = size.width === photo.width;
  const copy = isWhole ? photo : resizeRaster(photo, size.width, size.height);
  const source: FillSource = { copy, levels: photoLevels(photo) };
  const small = (mask: Mask) => (isWhole ? mask : resizeMask(mask, size.width, size.height));
  const inHole = small(hole).data;
  const avoided = avoid && small(avoid).data;
  const near = Math.max(2, Math.round(TOGETHER * Math.max(size.width, size.height)));
  const groups = connectedComponents(dilate(binary(small(hole)), near));
  const stateAt = (pixel: number) =>
    inHole[pixel]! > 0 ? CELL.hole : avoided && avoided[pixel]! > 0 ? CELL.outside : CELL.source;

  const fills: Fill[] = [];
  for (let group = 0; group < groups.count; group++) {
    const { left, top, right, bottom } = windowOf(groups.labels, inHole, size.width, size.height, group);
    const chart = pictureChart(left, top, right - left, bottom - top);
    const fill = fillWithPatches(source, chart, stateAt, seed + group);
    if (fill === null) return null;
    fills.push(fill);
  }
  const data = photo.data.slice();
  const color = new Float32Array(3);
  for (let y = 0, i = 0; y < photo.height; y++) {
    const row = Math.min(size.height - 1, Math.floor(((y + 0.5) * size.height) / photo.height)) * size.width;
    for (let x = 0; x < photo.width; x++, i++) {
      const alpha = hole.data[i]! / 255;
      if (alpha === 0) continue;
      const column = Math.min(size.width - 1, Math.floor(((x + 0.5) * size.width) / photo.width));
      const fill = fills[groups.labels[row + column]!];
      if (!fill) continue;
      fill.colorAt((x + 0.5) / photo.width, (y + 0.5) / photo.height, color);
      for (let c = 0; c < 3; c++) {
        const at = i * 3 + c;
        data[at] = Math.min(255, Math.max(0, data[at]! + (color[c]! - data[at]!) * alpha + 0.5));
      }
    }
  }
  const misfit = Math.max(0, ...fills.map((fill) => fill.misfit));
  return { raster: { width: photo.width, height: photo.height, data }, misfit };
}

function binary({ width, height, data }: Mask): Mask {
  const marked = createMask(width, height);
  for (let i = 0; i < data.length; i++) marked.data[i] = data[i]! > 0 ? 255 : 0;
  return marked;
}

/** The window around a group of holes in which patches are searched. */
function windowOf(
  labels: Int32Array,
  inHole: Uint8Array,
  width: number,
  height: number,
  group: number,
): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] !== group || !inHole[i]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const extent = REACH.extents * Math.max(right - left, bottom - top);
  const reach = Math.round(Math.min(REACH.most, Math.max(REACH.least, extent)));
  return {
    left: Math.max(0, left - reach),
    top: Math.max(0, top - reach),
    right: Math.min(width, right + reach),
    bottom: Math.min(height, bottom + reach),
  };
}
