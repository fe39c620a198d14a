import { SKY_TYPES } from '@home-design/vocabulary';
import { beforeAll, describe, expect, it } from 'vitest';
import { blankAnalysis } from '../../../test/blank-analysis.ts';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { structuralSimilarity } from '../../base/raster/similarity.ts';
import { readCamera } from '../../scene/camera/read-camera.ts';
import { changeSky } from './edit.ts';
import { SkyRequest } from './request.ts';
import { skyThumbnails } from './sky-thumbnails.ts';

const { photo } = drawnHouse(480, 360, () => [250, 251, 252]);
const before = photo.data.slice();
let made: Awaited<ReturnType<typeof skyThumbnails>>;
beforeAll(async () => {
  made = await skyThumbnails(photo, null);
});

/** Mean absolute difference of two pictures of one size, 8-bit steps. */
function distance(a: Raster, b: Raster): number {
  return a.data.reduce((sum, value, i) => sum + Math.abs(value - b.data[i]!), 0) / a.data.length;
}

describe('skyThumbnails', () => {
  it('gives a small picture for each sky, in the proportions of the photo', () => {
    expect(Object.keys(made).sort()).toEqual([...SKY_TYPES].sort());
    for (const { width, height } of Object.values(made)) expect([width, height]).toEqual([384, 288]);
  });

  it.each(['dramatic', 'sunset'] as const)(
    'looks like the edit under %s, made as small',
    async (sky_type) => {
      const { camera } = await readCamera(photo, null);
      const request = SkyRequest.parse({ mode: 'sky', sky_type });
      const { raster } = await changeSky(photo, blankAnalysis(photo, camera), request);
      const edited = resizeRaster(raster, 384, 288);
      expect(distance(made[sky_type], edited)).toBeLessThan(3);
      expect(structuralSimilarity(made[sky_type], edited)).toBeGreaterThan(0.95);
    },
  );

  it('refuses a photo without sky, with the sentence of the edit', async () => {
    const gray = createRaster(60, 40);
    gray.data.fill(120);
    await expect(skyThumbnails(gray, null)).rejects.toThrow('No open sky was found');
  });

  it('leaves the photo as it is', () => {
    expect(photo.data).toEqual(before);
  });
});
