import { connectedComponents } from '../../base/raster/connected-components.ts';
import { dilate, erode } from '../../base/raster/morphology.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import type { Camera } from '../../scene/camera/camera.ts';
import { lumaOf } from './pane-candidates.ts';
import { windowBars } from './window-bars.ts';

/** Brightness (luma, 8 bit) from which light is burnt out. */
export const BURNT = 246;
/** Smallest overexposed share of a selected pane whose rest counts as things before it. */
const MOSTLY_BURNT = 0.5;
/** Light of one pane is even to this, 8-bit steps. */
const EVEN = 8;
/** Mixed pixels lie within this share of the long side of pure light, and at least so many pixels. */
const MIXED = 0.002;
const LEAST_MIXED = 2;

/**
 * The share of the view in every pixel, 0 … 255. Overexposed panes are an even white backdrop: muntins, slats, plants
 * and curtains before them are measured by their darkness. In panes that show a view the whole selection counts,
 * except the bars of the window.
 *
 * @param photo of the size of the matte.
 * @param panes 255 on panes, of any size; frames and things before them may be included where panes are overexposed.
 * @param camera of the photo, at any size.
 */
export function paneMatte(photo: Raster, panes: Mask, camera: Camera): Mask {
  const { width, height } = photo;
  const luma = lumaOf(photo);
  const reach = Math.max(LEAST_MIXED, Math.round(MIXED * Math.max(width, height)));
  const inside = resizeMask(panes, width, height, panes.width > width ? 'area' : 'bilinear');
  const { labels, count } = connectedComponents(inside);
  const levels = whiteLevels(luma, labels, count);
  const level = spreadLevels(levels, labels, luma, reach);
  const pure = createMask(width, height);
  for (let i = 0; i < pure.data.length; i++) {
    if (level.data[i]! > 0 && luma.data[i]! >= level.data[i]! - EVEN) pure.data[i] = 255;
  }
  const near = dilate(pure, reach);
  const darkest = erode(luma, reach);
  const bars = levels.includes(0) ? windowBars(photo, inside, camera) : createMask(width, height);
  const alpha = createMask(width, height);
  for (let i = 0; i < alpha.data.length; i++) {
    const label = labels[i]!;
    if (label >= 0 && levels[label] === 0) alpha.data[i] = Math.max(0, inside.data[i]! - bars.data[i]!);
    if (level.data[i] === 0 || !near.data[i]) continue;
    const white = level.data[i]! - EVEN / 2;
    const thing = Math.min(darkest.data[i]! + EVEN / 2, white - 2 * EVEN);
    const share = Math.min(1, Math.max(0, (luma.data[i]! - thing) / (white - thing)));
    alpha.data[i] = Math.max(alpha.data[i]!, 255 * share);
  }
  return alpha;
}

/** Brightness of the light in every pane (its upper quartile); 0 for those that show a view. */
function whiteLevels(luma: Mask, labels: Int32Array, count: number): Uint8Array {
  const histograms = Array.from({ length: count }, () => new Uint32Array(257));
  labels.forEach((label, i) => {
    if (label < 0) return;
    histograms[label]![luma.data[i]!]!++;
    histograms[label]![256]!++;
  });
  return bytesFrom(histograms, (histogram) => {
    const all = histogram[256]!;
    let burnt = 0;
    let level = 0;
    for (let value = 255; value >= 0; value--) {
      burnt += histogram[value]!;
      if (level === 0 && burnt >= 0.25 * all) level = value;
      if (value === BURNT - 10) break;
    }
    return burnt >= MOSTLY_BURNT * all ? level : 0;
  });
}

/** The light's level in every pixel of an overexposed pane and just beyond, at its soft edge; elsewhere 0. */
function spreadLevels(levels: Uint8Array, labels: Int32Array, { width, height }: Mask, reach: number): Mask {
  const mask = createMask(width, height);
  labels.forEach((label, i) => {
    if (label >= 0) mask.data[i] = levels[label]!;
  });
  return dilate(mask, Math.ceil(reach / 2));
}
