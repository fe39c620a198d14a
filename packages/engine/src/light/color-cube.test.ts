import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { srgbFromLinear } from '../base/color/srgb.ts';
import { LightingRequest } from '../edits/lighting/request.ts';
import { type ColorCube, colorCube, lookUp } from './color-cube.ts';
import { gradeFor } from './grade.ts';
import { LIGHTING_PRESETS } from './presets.ts';

const light = fc.double({ min: 0, max: 1, noNaN: true });

/** The result of a cube for linear light. */
function lookedUp(cube: ColorCube, ...light: [number, number, number]): Float64Array {
  const color = Float64Array.from(light);
  lookUp(cube, color);
  return color;
}

describe('color cube', () => {
  it('returns its samples', () => {
    const cube = colorCube((r, g, b) => [
      srgbFromLinear(Math.min(1, r)),
      srgbFromLinear(Math.min(1, g)),
      b / 9,
    ]);
    fc.assert(
      fc.property(light, light, light, (r, g, b) => {
        const out = lookedUp(cube, r, g, b);
        expect(Math.abs(out[0]! - 255 * srgbFromLinear(r))).toBeLessThan(1.5);
        expect(Math.abs(out[1]! - 255 * srgbFromLinear(g))).toBeLessThan(1.5);
      }),
    );
  });

  it('is within two of 255 steps of every grade it stands for, on average', () => {
    for (const type of ['twilight', 'flamboyant', 'evenly_lit'] as const) {
      const request = LightingRequest.parse({ mode: 'lighting', type });
      const grade = gradeFor(LIGHTING_PRESETS[type], request, { key: 0.18, white: [1, 0.9, 0.8] });
      const cube = colorCube(grade);
      let sum = 0;
      let count = 0;
      for (let i = 0; i < 4000; i++) {
        const [r, g, b] = [(i % 16) / 15, (Math.floor(i / 16) % 16) / 15, Math.floor(i / 256) / 15].map(
          (value) => value ** 2.2,
        ) as [number, number, number];
        const out = lookedUp(cube, r, g, b);
        grade(r, g, b).forEach((value, channel) => {
          sum += Math.abs(255 * value - out[channel]!);
          count++;
        });
      }
      expect(sum / count, type).toBeLessThan(2);
    }
  });

  it('treats light beyond its end as white instead of reading past it', () => {
    const cube = colorCube((r) => [Math.min(1, r), 0, 0]);
    expect(lookedUp(cube, 900, 0, 0)[0]).toBeCloseTo(255, 0);
  });
});
