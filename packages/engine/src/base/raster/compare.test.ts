import { describe, expect, it } from 'vitest';
import { compareRasters } from './compare.ts';
import type { Raster } from './raster.ts';

const picture = (width: number, height: number, value: (i: number) => number): Raster => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 3 }, (_, i) => value(i)),
});
const gray = picture(4, 2, () => 100);

describe('compareRasters', () => {
  it('finds no difference between a picture and itself', () => {
    expect(compareRasters(gray, gray)).toMatchObject({ sameSize: true, changedShare: 0, meanDifference: 0 });
  });

  it('counts a pixel once for any number of differing values, and maps the largest difference', () => {
    const other = picture(4, 2, (i) => [90, 100, 130][i - 3] ?? 100);
    const { changedShare, meanDifference, map } = compareRasters(gray, other);
    expect(changedShare).toBe(1 / 8);
    expect(meanDifference).toBeCloseTo(40 / 24, 10);
    expect([...map.data]).toEqual([0, 30, 0, 0, 0, 0, 0, 0]);
    expect(compareRasters(other, gray)).toEqual(compareRasters(gray, other));
  });

  it('compares an enlarged picture at the size of the other', () => {
    const { sameSize, changedShare, map } = compareRasters(
      gray,
      picture(8, 4, () => 100),
    );
    expect({ sameSize, changedShare, width: map.width }).toEqual({
      sameSize: false,
      changedShare: 0,
      width: 4,
    });
  });
});
