import { describe, expect, it } from 'vitest';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { standsOnThing } from './stands-on-thing.ts';

const SIZE = { width: 200, height: 150 };

function box(left: number, top: number, right: number, bottom: number): Mask {
  const mask = createMask(SIZE.width, SIZE.height);
  for (let y = top; y < bottom; y++) mask.data.fill(255, y * SIZE.width + left, y * SIZE.width + right);
  return mask;
}

describe('a thing that goes', () => {
  const vase = box(90, 40, 110, 80);

  it('stands on the table below its foot', () => {
    expect(standsOnThing(vase, box(60, 80, 140, 120))).toBe(true);
  });

  it('does not stand on a table behind or beside it, or on nothing', () => {
    expect(standsOnThing(vase, box(40, 50, 88, 120))).toBe(false);
    expect(standsOnThing(vase, box(104, 60, 140, 120))).toBe(false);
    expect(standsOnThing(vase, createMask(SIZE.width, SIZE.height))).toBe(false);
  });

  it('does not stand on its own wider outline', () => {
    expect(standsOnThing(vase, box(88, 38, 112, 82))).toBe(false);
  });

  it('stands on nothing at the lower edge of the picture', () => {
    expect(standsOnThing(box(90, 100, 110, 150), box(0, 149, 200, 150))).toBe(false);
  });
});
