import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatHex, parseHex } from './hex.ts';
import { linearFromOklab, oklabFromBytes } from './oklab.ts';
import { LINEAR_FROM_BYTE, linearFromSrgb, srgb255, srgbByte, srgbFromLinear } from './srgb.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('sRGB', () => {
  it('converts every byte to linear light and back', () => {
    for (let value = 0; value < 256; value++) expect(srgbByte(LINEAR_FROM_BYTE[value]!)).toBe(value);
  });

  it('agrees with the formula of the standard', () => {
    expect(linearFromSrgb(0.5)).toBeCloseTo(0.21404, 5);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (linear) => {
        expect(Math.abs(srgb255(linear) - 255 * srgbFromLinear(linear))).toBeLessThan(0.1);
      }),
    );
  });
});

describe('OKLab', () => {
  it('converts every color and back', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const { L, a, b: blueYellow } = oklabFromBytes(r, g, b);
        const linear = linearFromOklab(L, a, blueYellow);
        expect([srgbByte(linear.r), srgbByte(linear.g), srgbByte(linear.b)]).toEqual([r, g, b]);
      }),
    );
  });

  it('gives the published values', () => {
    const red = oklabFromBytes(255, 0, 0);
    expect(red.L).toBeCloseTo(0.62796, 3);
    expect(red.a).toBeCloseTo(0.22486, 3);
    expect(red.b).toBeCloseTo(0.12585, 3);
    expect(oklabFromBytes(255, 255, 255).L).toBeCloseTo(1, 5);
  });
});

describe('hex', () => {
  it('reads what it writes', () => {
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        expect(parseHex(formatHex(r, g, b))).toEqual([r, g, b]);
      }),
    );
  });

  it('refuses anything else with a sentence', () => {
    for (const wrong of ['', 'fff', '#fff', '#12345g', '9caf88', '#9caf8800']) {
      expect(() => parseHex(wrong)).toThrow('is not a color');
    }
  });
});
