import type { Raster } from '../../src/base/raster/raster.ts';
import { lumaPlane, structuralSimilarity } from '../../src/base/raster/similarity.ts';

/** How near a picture is to the true one, both in brightness alone. */
export interface Quality {
  /** Peak signal-to-noise ratio in decibels. */
  readonly psnr: number;
  /** Structural similarity, 1 = the same. */
  readonly ssim: number;
}

export function qualityOf(picture: Raster, truth: Raster): Quality {
  const a = lumaPlane(picture);
  const b = lumaPlane(truth);
  const squares = a.data.reduce((sum, value, i) => sum + (value - b.data[i]!) ** 2, 0);
  return {
    psnr: 10 * Math.log10((255 * 255 * a.data.length) / squares),
    ssim: structuralSimilarity(picture, truth),
  };
}
