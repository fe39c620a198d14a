import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import { classifyCells } from './classify-cells.ts';
import { FACTS } from './facts/cell-facts.ts';
import { ROOM_CLASSES } from './room-classes.ts';
import { FEATURES } from './see-features.ts';

describe('classifyCells', () => {
  const random = createRandom(3);
  const map = (width: number, height: number, channels: number) => ({
    width,
    height,
    channels,
    data: Float32Array.from({ length: width * height * channels }, () => random() - 0.3),
  });
  const facts = { width: 8, height: 4, data: Float32Array.from({ length: 32 * FACTS }, () => random()) };

  it('has trained weights of the right size, and returns probabilities', async () => {
    const maps = [map(8, 4, 64), map(4, 2, FEATURES - 64)];
    const { data } = await classifyCells(maps, facts);
    for (let i = 0; i < 32; i++) {
      const cell = data.subarray(i * ROOM_CLASSES.length, (i + 1) * ROOM_CLASSES.length);
      expect(cell.reduce((sum, likely) => sum + likely, 0)).toBeCloseTo(1, 4);
      expect(cell.every((likely) => likely >= 0)).toBe(true);
    }
  });

  it('refuses weights of another size', async () => {
    await expect(classifyCells([map(8, 4, 60)], facts)).rejects.toThrow('not of its size');
  });
});
