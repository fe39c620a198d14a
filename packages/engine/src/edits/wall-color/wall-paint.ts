import type { Oklab } from '../../base/color/oklab.ts';
import { createMask, type LabelMap, type Mask, type Raster } from '../../base/raster/raster.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import {
  baseLightness,
  oklabOfMixed,
  Painter,
  type PixelColor,
  pixelColor,
} from '../../paint/paint-pixel.ts';
import type { PaintChange } from '../surfaces/paint-target.ts';
import type { SurfaceMatte } from '../surfaces/surface-matte.ts';
import { changePlanes } from './change-planes.ts';
import type { WallLight } from './wall-light.ts';

/**
 * Writes the new look of the wall in one pixel into `to`.
 *
 * @param from the old paint there.
 * @returns the share of the wall's part of the pixel that gets the new look, 0 … 1.
 */
export type LookAt = (x: number, y: number, from: Oklab, to: PixelColor) => number;

/** What walls are repainted with. */
interface Repaint {
  readonly changes: readonly PaintChange[];
  /** Paper or panels in place of the new paint; absent: even paint. */
  readonly pattern?: LookAt;
  readonly seed: number;
}

/** Paper and panels cover the old wall's own texture; as much of it stays, so that the picture's grain does. */
const TEXTURE_UNDER_PATTERN = 0.3;

type Six = [number, number, number, number, number, number];

/**
 * Repaint the wall by the formula of `Painter`. In a pixel that is partly wall only the wall's part is exchanged, so
 * edges keep their surroundings' color. Pixels with alpha 0 keep their bytes; the last bit is dithered from `seed`.
 */
export function repaint(
  photo: Raster,
  matte: SurfaceMatte,
  light: WallLight,
  labels: LabelMap,
  { changes, seed, pattern }: Repaint,
): { raster: Raster; mask: Mask } {
  const { width, height } = photo;
  const data = photo.data.slice();
  const mask = createMask(width, height);
  const change = changePlanes(labels, changes);
  const alphaGrid = Float32Array.from(matte.alpha.data);
  const alphaAt = gridSampler(width, height, matte.alpha.width, matte.alpha.height);
  const lightAt = gridSampler(width, height, light.width, light.height);
  const changeAt = gridSampler(width, height, change.width, change.height);
  const colorAt = gridSampler(width, height, matte.wallColor.width, matte.wallColor.height);
  const painter = new Painter();
  // Most rooms have one paint: then no look-up is needed.
  const isBlended = changes.length > 1;
  const [base, from, to, own] = [pixelColor(), pixelColor(), pixelColor(), pixelColor()];
  [from.L, from.a, from.b, to.L, to.a, to.b] = change.planes.map((plane) => plane[0]!) as Six;

  for (let y = 0, i = 0; y < height; y++) {
    for (const sampler of [alphaAt, lightAt, changeAt, colorAt]) sampler.row(y);
    for (let x = 0; x < width; x++, i++) {
      const alpha = Math.round(alphaAt.at(alphaGrid, x));
      if (alpha === 0) continue;
      if (isBlended) {
        from.L = changeAt.at(change.planes[0], x);
        from.a = changeAt.at(change.planes[1], x);
        from.b = changeAt.at(change.planes[2], x);
        to.L = changeAt.at(change.planes[3], x);
        to.a = changeAt.at(change.planes[4], x);
        to.b = changeAt.at(change.planes[5], x);
      }
      const covered = pattern ? pattern(x, y, from, to) : 1;
      mask.data[i] = Math.round(alpha * covered);
      if (mask.data[i] === 0) continue;
      const share = alpha / 255;
      const at = i * 3;
      let r = data[at]! / 255;
      let g = data[at + 1]! / 255;
      let b = data[at + 2]! / 255;
      if (alpha < 255) {
        // The wall's part of a mixed pixel has the wall color nearby, not the pixel's own.
        r = share * r + (1 - share) * colorAt.at(matte.wallColor.red, x);
        g = share * g + (1 - share) * colorAt.at(matte.wallColor.green, x);
        b = share * b + (1 - share) * colorAt.at(matte.wallColor.blue, x);
      }
      const old = oklabOfMixed(r, g, b);
      base.L = baseLightness(old.L, lightAt.at(light.slope, x), lightAt.at(light.offset, x));
      base.a = lightAt.at(light.a, x);
      base.b = lightAt.at(light.b, x);
      painter.paint(pattern ? mix(base, old, TEXTURE_UNDER_PATTERN, own) : old, base, from, to);
      const part = share * covered;
      const dither = noise(i, seed);
      data[at] = toByte(data[at]! + part * (painter.red - r * 255), dither);
      data[at + 1] = toByte(data[at + 1]! + part * (painter.green - g * 255), dither);
      data[at + 2] = toByte(data[at + 2]! + part * (painter.blue - b * 255), dither);
    }
  }
  return { raster: { width, height, data }, mask };
}

/** Writes a color between two into `out`; share 1 is the second. */
export function mix(one: Oklab, other: Oklab, share: number, out: PixelColor): PixelColor {
  out.L = one.L + share * (other.L - one.L);
  out.a = one.a + share * (other.a - one.a);
  out.b = one.b + share * (other.b - one.b);
  return out;
}

/** Evenly distributed -0.5 … 0.5 from a pixel's number and the seed (integer hash after Wellons' lowbias32). */
function noise(pixel: number, seed: number): number {
  let hash = Math.imul(pixel ^ Math.imul(seed, 0x9e3779b1), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x1_0000_0000 - 0.5;
}

function toByte(value: number, dither: number): number {
  return Math.min(255, Math.max(0, Math.round(value + dither)));
}
