import { LINEAR_FROM_BYTE, srgb255 } from '../../base/color/srgb.ts';
import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import { createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import { gridSampler } from '../../base/raster/sample-grid.ts';
import { floatsAt, floatsFrom } from '../../base/typed-arrays.ts';
import { grainRows } from '../grain/grain-rows.ts';
import type { ColorPlanes, SkyBackdrop } from './old-sky.ts';
import type { PaintedSky } from './paint-sky.ts';
import type { Relight } from './relight-foreground.ts';

/** The parts of a photo under another sky. */
export interface NewSky {
  /** Share of sky in every pixel, at any size. */
  readonly alpha: Mask;
  readonly backdrop: SkyBackdrop;
  readonly painted: PaintedSky;
  readonly relight: Relight;
  /** Standard deviation of the photo's grain, 8-bit steps. */
  readonly grain: number;
}

/** Above this share of sky the foreground's color is unknown. */
const ALL_SKY = 0.97;
/** Pixels of the painting. */
const SPECKLE = 0.9;

/** The share of the new picture at a strength, 0 … 1: eased, so that the usual 0.8 leaves little of the old sky. */
export const amountOf = (strength: number): number => 1 - (1 - strength) ** 2;

/**
 * Puts the new sky behind the foreground. In mixed pixels, the old sky's share is removed from the color first, so
 * that twigs keep their color and no pale rim stays.
 *
 * @param amount 0 (the photo) … 1.
 */
export function replaceSky(photo: Raster, parts: NewSky, amount: number, seed: number): Raster {
  const { width, height } = photo;
  const { alpha, backdrop, painted, relight } = parts;
  const out = createRaster(width, height);
  const share = shareRows(photo, alpha);
  const old = gridSampler(width, height, backdrop.width, backdrop.height);
  const fresh = gridSampler(width, height, painted.width, painted.height);
  const planes = smoothPlanes(painted);
  const grainRow = grainRows(width, seed);
  const color = new Float64Array(3);
  const behind = new Float64Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    const shares = share(y);
    old.row(y);
    fresh.row(y);
    const grain = grainRow(y);
    for (let x = 0; x < width; x++, i += 3) {
      const sky = shares[x]!;
      if (sky < ALL_SKY) {
        color[0] = photo.data[i]! / 255;
        color[1] = photo.data[i + 1]! / 255;
        color[2] = photo.data[i + 2]! / 255;
        if (sky > 0) takeOutOld(color, sky, backdrop, old, x);
        relight(color[0]!, color[1]!, color[2]!, color);
      }
      if (sky > 0) {
        fresh.colorAt(planes, x, behind);
        const cover = sky < ALL_SKY ? sky : 1;
        for (let c = 0; c < 3; c++) color[c] = cover * behind[c]! + (1 - cover) * (cover < 1 ? color[c]! : 0);
      }
      const noise = sky * parts.grain * grain[x]!;
      for (let c = 0; c < 3; c++) color[c] = srgb255(color[c]!) + noise;
      for (let c = 0; c < 3; c++) {
        const before = photo.data[i + c]!;
        const value = before + amount * (color[c]! - before) + 0.5;
        out.data[i + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
  return out;
}

/** Share of sky in the pixels of a row of the photo, 0 … 1; valid until the next row is read. */
function shareRows({ width, height }: Raster, alpha: Mask): (y: number) => Float32Array {
  const shares = new Float32Array(width);
  if (alpha.width === width && alpha.height === height) {
    return (y) => {
      for (let x = 0, i = y * width; x < width; x++, i++) shares[x] = alpha.data[i]! / 255;
      return shares;
    };
  }
  const cover = floatsFrom(alpha.data, (value) => value / 255);
  const sampler = gridSampler(width, height, alpha.width, alpha.height);
  return (y) => {
    sampler.row(y);
    for (let x = 0; x < width; x++) shares[x] = sampler.at(cover, x);
    return shares;
  };
}

/** Removes the old sky's share from a mixed color (sRGB-encoded, 0 … 1): light adds up before it is encoded. */
function takeOutOld(
  color: Float64Array,
  sky: number,
  backdrop: SkyBackdrop,
  old: ReturnType<typeof gridSampler>,
  x: number,
): void {
  for (let c = 0; c < 3; c++) {
    const own = ownColor(
      decoded(color[c]!),
      sky,
      decoded(old.at(backdrop.sky[c]!, x)),
      decoded(old.at(backdrop.things[c]!, x)),
    );
    color[c] = srgb255(own) / 255;
  }
}

function decoded(value: number): number {
  return LINEAR_FROM_BYTE[Math.round(255 * value)]!;
}

/** Color of the foreground; if little of it is visible, that of the things nearby. All 0 … 1. */
export function ownColor(value: number, sky: number, old: number, things: number): number {
  const own = Math.min(1, Math.max(0, (value - sky * old) / (1 - sky)));
  const unsure = Math.min(1, Math.max(0, (sky - 0.25) / 0.5));
  return own + unsure * (things - own);
}

/** The painting's linear light, the speckle of marching through clouds smoothed away. */
function smoothPlanes({ width, height, data }: PaintedSky): ColorPlanes {
  const plane = (c: number): Float32Array => {
    const values = floatsAt(width * height, (i) => data[3 * i + c]!);
    return gaussianBlur({ width, height, data: values }, SPECKLE).data;
  };
  return [plane(0), plane(1), plane(2)];
}
