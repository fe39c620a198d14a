import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxMean } from './box-filter.ts';
import { gaussianBlur } from './gaussian-blur.ts';
import { selfGuidedModel } from './guided-filter.ts';
import type { Plane } from './raster.ts';

const planes = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.integer({ min: 0, max: 255 }), { minLength: width * height, maxLength: width * height })
      .map((values): Plane => ({ width, height, data: Float32Array.from(values, (value) => value / 255) })),
  );

function meanByHand(plane: Plane, x: number, y: number, radius: number): number {
  let sum = 0;
  let count = 0;
  for (let v = Math.max(0, y - radius); v <= Math.min(plane.height - 1, y + radius); v++) {
    for (let u = Math.max(0, x - radius); u <= Math.min(plane.width - 1, x + radius); u++) {
      sum += plane.data[v * plane.width + u]!;
      count++;
    }
  }
  return sum / count;
}

describe('boxMean', () => {
  it('equals the mean computed directly, even at the edges and for windows larger than the picture', () => {
    fc.assert(
      fc.property(planes, fc.integer({ min: 0, max: 15 }), (plane, radius) => {
        const out = boxMean(plane, radius);
        for (let y = 0; y < plane.height; y++) {
          for (let x = 0; x < plane.width; x++) {
            expect(out.data[y * plane.width + x]).toBeCloseTo(meanByHand(plane, x, y, radius), 5);
          }
        }
      }),
    );
  });
});

describe('gaussianBlur', () => {
  it('spreads a point into a bell of the requested standard deviation', () => {
    for (const sigma of [1, 2.5, 6, 11]) {
      const size = 121;
      const plane = { width: size, height: size, data: new Float32Array(size * size) };
      plane.data[60 * size + 60] = 1;
      const out = gaussianBlur(plane, sigma).data;
      let sum = 0;
      let variance = 0;
      for (let i = 0; i < out.length; i++) {
        sum += out[i]!;
        variance += out[i]! * ((i % size) - 60) ** 2;
      }
      expect(sum).toBeCloseTo(1, 3);
      expect(Math.sqrt(variance)).toBeGreaterThan(sigma * 0.95);
      expect(Math.sqrt(variance)).toBeLessThan(sigma * 1.05);
    }
  });
});

describe('selfGuidedModel', () => {
  it('keeps a step and calms noise', () => {
    const width = 48;
    const noisy = (i: number) => ((i * 7919) % 17) / 17 - 0.5;
    const step: Plane = {
      width,
      height: width,
      data: Float32Array.from(
        { length: width * width },
        (_, i) => (i % width < 24 ? 0.2 : 0.8) + 0.1 * noisy(i),
      ),
    };
    const { slope, offset } = selfGuidedModel(step, 4, 0.01);
    const smooth = step.data.map((value, i) => slope.data[i]! * value + offset.data[i]!);
    const row = smooth.subarray(24 * width, 25 * width);
    expect(row[24]! - row[23]!).toBeGreaterThan(0.5);
    const far = smooth.filter((_, i) => i % width < 14);
    expect(Math.max(...far) - Math.min(...far)).toBeLessThan(0.03);
  });
});
