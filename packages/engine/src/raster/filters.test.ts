import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxMean } from './box-filter.ts';
import { gaussianBlur } from './gaussian-blur.ts';
import { guidedFilter, guidedFilterColor } from './guided-filter.ts';
import type { Plane } from './raster.ts';
import { areaSum, summedArea } from './summed-area.ts';

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
  it('equals the mean taken by hand, at the edges too, for windows larger than the picture too', () => {
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

describe('summedArea', () => {
  it('agrees with the box mean', () => {
    fc.assert(
      fc.property(planes, (plane) => {
        const total = plane.data.reduce((sum, value) => sum + value, 0);
        expect(areaSum(summedArea(plane), 0, 0, plane.width, plane.height)).toBeCloseTo(total, 4);
      }),
    );
  });
});

describe('gaussianBlur', () => {
  it('spreads a point into a bell of the standard deviation asked for', () => {
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

describe('guided filters', () => {
  const width = 48;
  const noisy = (x: number, y: number) => ((x * 7919 + y * 104_729) % 17) / 17 - 0.5;
  const step = (low: number, high: number, noise: number): Plane => ({
    width,
    height: width,
    data: Float32Array.from({ length: width * width }, (_, i) => {
      const x = i % width;
      return (x < width / 2 ? low : high) + noise * noisy(x, Math.floor(i / width));
    }),
  });

  it('keeps a step of the guide and calms noise of the input', () => {
    const out = guidedFilter(step(0.2, 0.8, 0), step(0.2, 0.8, 0.2), { radius: 4, epsilon: 0.001 });
    const row = out.data.subarray(24 * width, 25 * width);
    expect(row[20]).toBeCloseTo(0.2, 1);
    expect(row[28]).toBeCloseTo(0.8, 1);
    expect(row[24]! - row[23]!).toBeGreaterThan(0.5);
  });

  it('sees, with a color guide, an edge that brightness alone does not show', () => {
    const red = step(0.8, 0.2, 0);
    const green = step(0.2, 0.8, 0);
    const blue = step(0.5, 0.5, 0);
    const input = step(0, 1, 0.3);
    const out = guidedFilterColor([red, green, blue], input, { radius: 5, epsilon: 0.001 });
    expect(out.data[24 * width + 24]! - out.data[24 * width + 23]!).toBeGreaterThan(0.8);
    const fast = guidedFilterColor([red, green, blue], input, { radius: 6, epsilon: 0.001, subsample: 2 });
    expect(fast.data[24 * width + 26]! - fast.data[24 * width + 21]!).toBeGreaterThan(0.8);
  });
});
