import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../../src/base/raster/raster.ts';
import { labelOfClass } from '../../samples/scene.ts';
import { MOST_WRONG, surfaceOfEdit, wrongShare } from './wrong-share.ts';

const [WIDTH, HEIGHT] = [96, 60];
const [WALL, FLOOR] = [labelOfClass('wall'), labelOfClass('floor')];

/** A picture with wall above the given row and floor below it. */
function room(horizon: number): Mask {
  const labels = createMask(WIDTH, HEIGHT);
  labels.data.forEach((_, i) => {
    labels.data[i] = i < horizon * WIDTH ? WALL : FLOOR;
  });
  return labels;
}

/** A mask that is 255 where the labels are the class. */
const maskOf = (labels: Mask, label: number): Mask => ({
  ...labels,
  data: labels.data.map((value) => (value === label ? 255 : 0)),
});

/** Sets a rectangle of a mask. */
function fill(
  mask: Mask,
  value: number,
  [x, y, width, height]: readonly [number, number, number, number],
): Mask {
  const data = mask.data.slice();
  for (let row = y; row < y + height; row++) data.fill(value, row * WIDTH + x, row * WIDTH + x + width);
  return { ...mask, data };
}

describe('the share of a surface that a demo changes wrongly', () => {
  it('is 0 for exactly the surface, and for a border that is one pixel off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 50 }), fc.constantFrom(-1, 0, 1), (horizon, shift) => {
        const painted = maskOf(room(horizon + shift), WALL);
        expect(wrongShare(painted, room(horizon), 'wall')).toBe(0);
      }),
    );
  });

  it('counts wall that was left, as a share of the wall', () => {
    const labels = room(40);
    const painted = fill(maskOf(labels, WALL), 0, [10, 10, 12, 8]);
    expect(wrongShare(painted, labels, 'wall')).toBeCloseTo((12 * 8) / (40 * WIDTH), 6);
  });

  it('counts other surfaces that were painted', () => {
    const labels = room(40);
    const painted = fill(maskOf(labels, WALL), 255, [10, 45, 12, 8]);
    expect(wrongShare(painted, labels, 'wall')).toBeCloseTo((12 * 8) / (40 * WIDTH), 6);
  });

  it('takes half covered pixels for changed from one half on', () => {
    const labels = room(40);
    const wall = maskOf(labels, WALL);
    expect(wrongShare(fill(wall, 128, [10, 10, 12, 8]), labels, 'wall')).toBe(0);
    expect(wrongShare(fill(wall, 127, [10, 10, 12, 8]), labels, 'wall')).toBeGreaterThan(MOST_WRONG);
  });

  it('is infinite where something changes and the surface is not in the picture', () => {
    const labels = room(40);
    const nothing = createMask(WIDTH, HEIGHT);
    expect(wrongShare(nothing, labels, 'sky')).toBe(0);
    expect(wrongShare(maskOf(labels, WALL), labels, 'sky')).toBe(Number.POSITIVE_INFINITY);
  });
});

it('paint has walls as its surface, and light has none', () => {
  const light = {
    mode: 'lighting',
    type: 'twilight',
    brightness: 1,
    contrast: 1,
    warmth: 0,
    strength: 1,
    seed: 0,
  } as const;
  expect(surfaceOfEdit(light)).toBeNull();
  expect(surfaceOfEdit({ mode: 'wall-color' } as never)).toBe('wall');
});
