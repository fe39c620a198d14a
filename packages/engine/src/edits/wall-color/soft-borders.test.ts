import { describe, expect, it } from 'vitest';
import { oklabFromBytes } from '../../base/color/oklab.ts';
import type { LabelMap, Raster } from '../../base/raster/raster.ts';
import { softBorders } from './soft-borders.ts';

const [WIDTH, HEIGHT] = [120, 40];
/** Two halves, left and right. */
const labels: LabelMap = {
  width: WIDTH,
  height: HEIGHT,
  count: 2,
  data: Uint16Array.from({ length: WIDTH * HEIGHT }, (_, i) => (i % WIDTH < WIDTH / 2 ? 0 : 1)),
};
const gray = (value: number) => oklabFromBytes(value, value, value);
const halves = (left: number, right: number) => [
  { id: 0, share: 0.5, color: gray(left) },
  { id: 1, share: 0.5, color: gray(right) },
];

function photoOf(valueAt: (x: number) => number): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < data.length; i++) data[i] = valueAt(Math.floor(i / 3) % WIDTH);
  return { width: WIDTH, height: HEIGHT, data };
}

describe('borders of walls', () => {
  it('are soft if light falls off gradually', () => {
    expect(
      softBorders(
        photoOf((x) => 120 + x),
        labels,
        halves(150, 210),
      ),
    ).toEqual([[0, 1]]);
  });

  it('are not soft at the end of a paint', () => {
    expect(
      softBorders(
        photoOf((x) => (x < WIDTH / 2 ? 150 : 210)),
        labels,
        halves(150, 210),
      ),
    ).toEqual([]);
  });

  it('are not considered beside other surfaces', () => {
    expect(
      softBorders(
        photoOf((x) => 120 + x),
        labels,
        halves(150, 210).slice(0, 1),
      ),
    ).toEqual([]);
  });
});
