import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableOn } from './readable-on.ts';

describe('text on a color', () => {
  it.each([
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
    ['#1f4d3a', '#ffffff'],
    ['#f2c14e', '#000000'],
    ['#777777', '#000000'],
    ['#757575', '#ffffff'],
  ])('on %s are %s', (color, words) => {
    expect(readableOn(color)).toBe(words);
  });

  it('is black or white on any color', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        expect(['#000000', '#ffffff']).toContain(readableOn(color));
      }),
    );
  });
});
