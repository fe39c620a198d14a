import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import type { Raster } from './raster.ts';
import { resizeRaster } from './resize.ts';
import { structuralSimilarity } from './similarity.ts';

function noise(seed: number): Raster {
  const random = createRandom(seed);
  return { width: 24, height: 16, data: Uint8Array.from({ length: 24 * 16 * 3 }, () => random() * 256) };
}

describe('structural similarity', () => {
  const picture = noise(1);

  it('is 1 for the same picture, near 0 for an unrelated one', () => {
    expect(structuralSimilarity(picture, picture)).toBeCloseTo(1, 6);
    expect(Math.abs(structuralSimilarity(picture, noise(2)))).toBeLessThan(0.2);
  });

  it('penalizes lost detail more than other light, unlike a difference of values', () => {
    const brighter = { ...picture, data: picture.data.map((value) => 60 + 0.7 * value) };
    const soft = resizeRaster(resizeRaster(picture, 12, 8), 24, 16, 'bilinear');
    expect(structuralSimilarity(brighter, picture)).toBeGreaterThan(0.8);
    expect(structuralSimilarity(soft, picture)).toBeLessThan(0.7);
  });
});
