import { describe, expect, it } from 'vitest';
import { oklabFromBytes, oklabFromLinear } from '../../base/color/oklab.ts';
import { isLitFloor, isMatteFloor } from './lit-floor.ts';

const OAK = [0.3, 0.2, 0.12] as const;
const cut = (value: number) => Math.min(1, value);
const oak = oklabFromLinear(...OAK);
/** Oak so many times as bright, with a share of a blue sky mirrored in it, as a photo shows it. */
const lit = (strength: number, mirrored: number) =>
  oklabFromLinear(
    cut(OAK[0] * strength + 0.88 * mirrored),
    cut(OAK[1] * strength + 0.97 * mirrored),
    cut(OAK[2] * strength + 1.1 * mirrored),
  );

describe('the same floor in other light', () => {
  it.each([
    ['in the sun', 3.2, 0],
    ['in a sun that burns red out of it', 5, 0],
    ['burnt out to white', 12, 0],
    ['with a window mirrored in it', 1, 0.3],
    ['in the sun and the mirrored sky', 2.2, 0.2],
  ])('is recognized %s', (_, strength, mirrored) => {
    expect(isLitFloor(lit(strength, mirrored), oak)).toBe(true);
  });

  it('is recognized beyond the edge of a mirror image', () => {
    expect(isMatteFloor(oak, lit(1, 0.3))).toBe(true);
  });
});

describe('another thing', () => {
  it.each([
    ['a green cushion', [120, 170, 110]],
    ['a red rug', [205, 90, 80]],
    ['a blue pouf', [90, 130, 215]],
    ['something darker', [70, 55, 40]],
  ] as const)('is not lit floor: %s', (_, [red, green, blue]) => {
    expect(isLitFloor(oklabFromBytes(red, green, blue), oak)).toBe(false);
  });

  it.each([
    ['a black table', [30, 30, 32]],
    ['a navy chest', [40, 50, 95]],
  ] as const)('is not floor without glare: %s', (_, [red, green, blue]) => {
    expect(isMatteFloor(oklabFromBytes(red, green, blue), oak)).toBe(false);
  });
});
