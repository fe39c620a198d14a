import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastCurve, MIDDLE_GRAY, shoulder } from './tone-curve.ts';

const lightness = fc.double({ min: 0, max: 1, noNaN: true });

describe('tone curve', () => {
  it('never decreases and stays within black and white', () => {
    fc.assert(
      fc.property(lightness, lightness, fc.double({ min: 0.5, max: 3, noNaN: true }), (a, b, slope) => {
        const [dark, light] = [contrastCurve(Math.min(a, b), slope), contrastCurve(Math.max(a, b), slope)];
        expect(light).toBeGreaterThanOrEqual(dark - 1e-12);
        expect(dark).toBeGreaterThanOrEqual(-1e-12);
        expect(light).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  it('has the requested slope at middle gray, and keeps black, middle gray and white', () => {
    for (const slope of [0.5, 0.8, 1, 1.3, 2]) {
      const rise = contrastCurve(MIDDLE_GRAY + 1e-4, slope) - contrastCurve(MIDDLE_GRAY - 1e-4, slope);
      expect(rise / 2e-4).toBeCloseTo(slope, 2);
      expect(contrastCurve(0, slope)).toBeCloseTo(0, 9);
      expect(contrastCurve(MIDDLE_GRAY, slope)).toBeCloseTo(MIDDLE_GRAY, 9);
      expect(contrastCurve(1, slope)).toBeCloseTo(1, 9);
    }
  });

  it('brings the lightest value to white without a jump', () => {
    for (const whitest of [1.05, 1.3, 1.6]) {
      expect(shoulder(whitest, whitest)).toBeCloseTo(1, 9);
      let before = 0;
      for (let x = 0; x <= whitest; x += 0.001) {
        const y = shoulder(x, whitest);
        expect(y - before).toBeGreaterThanOrEqual(-1e-12);
        expect(y - before).toBeLessThan(0.002);
        before = y;
      }
    }
    expect(shoulder(0.9, 0.95)).toBe(0.9);
  });
});
