import { describe, expect, it } from 'vitest';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { findSky } from '../../scene/sky/find-sky.ts';
import { skyBackdrop } from './old-sky.ts';
import { skyMatte } from './sky-matte.ts';

describe('skyMatte', () => {
  it.each([
    ['white', [250, 251, 253]],
    ['blue', [95, 145, 205]],
  ] as const)('gives every pixel its share of a %s sky, including twigs and wires', (_, color) => {
    const { photo, sky } = drawnHouse(480, 360, () => color);
    const found = findSky(photo);
    const small = resizeRaster(photo, found.sky.width, found.sky.height);
    const alpha = skyMatte(photo, found, skyBackdrop(small, found));
    let error = 0;
    let mixed = 0;
    let mixedError = 0;
    alpha.data.forEach((value, i) => {
      const miss = Math.abs(value - sky.data[i]!) / 255;
      error += miss;
      if (sky.data[i]! === 0 || sky.data[i]! === 255) return;
      mixed++;
      mixedError += miss;
    });
    expect(error / alpha.data.length).toBeLessThan(0.01);
    expect(mixed).toBeGreaterThan(1000);
    expect(mixedError / mixed).toBeLessThan(0.18);
  });
});
