import { srgbByte, srgbFromLinear } from '../../color/srgb.ts';
import { gaussianBlur } from '../../raster/gaussian-blur.ts';
import { createRaster, type Mask, type Raster } from '../../raster/raster.ts';
import { gridSampler } from '../sample-grid.ts';
import { grainRows } from '../staging/layers/grain-rows.ts';
import type { ColorPlanes, SkyBackdrop } from './old-sky.ts';
import type { PaintedSky } from './paint-sky.ts';
import type { Relight } from './relight-foreground.ts';

/** What a photo under another sky is put together from. */
export interface NewSky {
  /** Share of sky in every pixel, at any size. */
  readonly alpha: Mask;
  readonly backdrop: SkyBackdrop;
  readonly painted: PaintedSky;
  readonly relight: Relight;
  /** Standard deviation of the photo's grain, 8-bit steps. */
  readonly grain: number;
}

/** Above this share of sky nothing of what stands before it can be told. */
const ALL_SKY = 0.97;
/** Pixels of the painting. */
const SPECKLE = 0.9;

/**
 * Lays the new sky behind what stands before it. Where both mix in a pixel, the old sky's share is taken out of its
 * color first, so that twigs keep their own color and no pale rim stays.
 *
 * @param amount 0 (the photo) … 1.
 */
export function replaceSky(photo: Raster, parts: NewSky, amount: number, seed: number): Raster {
  const { width, height } = photo;
  const { alpha, backdrop, painted, relight } = parts;
  const out = createRaster(width, height);
  const shares = gridSampler(width, height, alpha.width, alpha.height);
  const old = gridSampler(width, height, backdrop.width, backdrop.height);
  const fresh = gridSampler(width, height, painted.width, painted.height);
  const planes = encodedPlanes(painted);
  const cover = Float32Array.from(alpha.data, (value) => value / 255);
  const grainRow = grainRows(width, seed);
  const color = new Float64Array(3);
  const encoded = new Float64Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    shares.row(y);
    old.row(y);
    fresh.row(y);
    const grain = grainRow(y);
    for (let x = 0; x < width; x++, i += 3) {
      const sky = shares.at(cover, x);
      if (sky < ALL_SKY) {
        for (let c = 0; c < 3; c++) {
          const value = photo.data[i + c]! / 255;
          encoded[c] =
            sky > 0
              ? ownColor(value, sky, old.at(backdrop.sky[c]!, x), old.at(backdrop.things[c]!, x))
              : value;
        }
        relight(encoded[0]!, encoded[1]!, encoded[2]!, color);
      }
      for (let c = 0; c < 3; c++) {
        let value = sky < ALL_SKY ? srgbByte(color[c]!) : 0;
        if (sky > 0) {
          const behind = fresh.at(planes[c]!, x) + parts.grain * grain[x]!;
          value = sky < ALL_SKY ? value + sky * (behind - value) : behind;
        }
        const before = photo.data[i + c]!;
        out.data[i + c] = Math.min(255, Math.max(0, before + amount * (value - before) + 0.5));
      }
    }
  }
  return out;
}

/** Color of what stands before the sky; where little of it shows, that of the things nearby. sRGB-encoded, 0 … 1. */
export function ownColor(value: number, sky: number, old: number, things: number): number {
  const own = Math.min(1, Math.max(0, (value - sky * old) / (1 - sky)));
  const unsure = Math.min(1, Math.max(0, (sky - 0.25) / 0.5));
  return own + unsure * (things - own);
}

/** sRGB 0 … 255 with fraction; the speckle of marching through clouds smoothed away. */
function encodedPlanes({ width, height, data }: PaintedSky): ColorPlanes {
  const plane = (c: number): Float32Array => {
    const values = Float32Array.from(
      { length: width * height },
      (_, i) => 255 * srgbFromLinear(data[3 * i + c]!),
    );
    return gaussianBlur({ width, height, data: values }, SPECKLE).data;
  };
  return [plane(0), plane(1), plane(2)];
}
