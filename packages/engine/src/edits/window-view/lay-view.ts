import { LINEAR_FROM_BYTE, srgb255 } from '../../base/color/srgb.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import { floatsFrom } from '../../base/typed-arrays.ts';
import { grainRows } from '../grain/grain-rows.ts';
import type { SkyBackdrop } from '../sky/old-sky.ts';
import { ownColor } from '../sky/replace-sky.ts';
import type { PaintedView } from './paint-view.ts';

/** The parts of a photo with another view. */
export interface NewView {
  /** Share of the view in every pixel, at any size. */
  readonly alpha: Mask;
  /** Old light and things before it. */
  readonly backdrop: SkyBackdrop;
  readonly view: PaintedView;
  /** Standard deviation of grain, 8-bit steps. */
  readonly grain: number;
}

/** Above this share of view the color of things before it is unknown. */
const ALL_VIEW = 0.97;

/**
 * Puts a view into panes. Pixels without any of it keep their bytes.
 *
 * @param amount 0 (the photo) … 1.
 * @returns the picture and 255 where a pixel was allowed to change.
 */
export function layView(
  photo: Raster,
  { alpha, backdrop, view, grain }: NewView,
  amount: number,
  seed: number,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const data = photo.data.slice();
  const mask = new Uint8Array(width * height);
  const shares = gridSampler(width, height, alpha.width, alpha.height);
  const old = gridSampler(width, height, backdrop.width, backdrop.height);
  const fresh = gridSampler(width, height, view.width, view.height);
  const cover = floatsFrom(alpha.data, (value) => value / 255);
  const grainRow = grainRows(width, seed);
  for (let y = 0, i = 0; y < height; y++) {
    shares.row(y);
    old.row(y);
    fresh.row(y);
    const noise = grainRow(y);
    for (let x = 0; x < width; x++, i++) {
      const share = shares.at(cover, x);
      if (share <= 0.004) continue;
      mask[i] = 255;
      for (let c = 0; c < 3; c++) {
        const before = photo.data[3 * i + c]!;
        const behind = srgb255(fresh.at(view.planes[c]!, x)) + grain * noise[x]!;
        let value = behind;
        if (share < ALL_VIEW) {
          const own =
            255 * ownColor(before / 255, share, old.at(backdrop.sky[c]!, x), old.at(backdrop.things[c]!, x));
          value = own + share * (behind - own);
        }
        data[3 * i + c] = Math.min(255, Math.max(0, before + amount * (value - before) + 0.5));
      }
    }
  }
  return { raster: { width, height, data }, mask: { width, height, data: mask } };
}

/** Median linear brightness outside the panes. */
export function roomBrightness({ width, height, data }: Raster, alpha: Mask): number {
  const histogram = new Uint32Array(1024);
  let count = 0;
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 40_000)));
  for (let y = 0; y < height; y += step) {
    const row = Math.floor((y * alpha.height) / height) * alpha.width;
    for (let x = 0; x < width; x += step) {
      if (alpha.data[row + Math.floor((x * alpha.width) / width)]! > 0) continue;
      const i = 3 * (y * width + x);
      const light =
        0.2126 * LINEAR_FROM_BYTE[data[i]!]! +
        0.7152 * LINEAR_FROM_BYTE[data[i + 1]!]! +
        0.0722 * LINEAR_FROM_BYTE[data[i + 2]!]!;
      histogram[Math.min(1023, Math.floor(1024 * light))]!++;
      count++;
    }
  }
  let sum = 0;
  for (let bin = 0; bin < 1024; bin++) {
    sum += histogram[bin]!;
    if (2 * sum >= count) return (bin + 0.5) / 1024;
  }
  return 0.2;
}
