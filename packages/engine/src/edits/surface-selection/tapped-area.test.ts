import { describe, expect, it } from 'vitest';
import { createMask, createPlane, type Mask } from '../../base/raster/raster.ts';
import type { SurfaceReading } from './read-surface.ts';
import { opposedTaps, tappedArea } from './tapped-area.ts';

const [WIDTH, HEIGHT] = [60, 40];
/** Column of the edge between two surfaces. */
const EDGE = 40;

/** Two surfaces side by side, the right one darker by this much. */
function twoSurfaces(step: number): SurfaceReading {
  const size = WIDTH * HEIGHT;
  const column = (i: number) => i % WIDTH;
  const labels = Uint16Array.from({ length: size }, (_, i) => Number(column(i) >= EDGE));
  const colors = new Float32Array(size * 3);
  for (let i = 0; i < size; i++) colors[i * 3] = 0.8 - (column(i) >= EDGE ? step : 0);
  const likely = createPlane(WIDTH, HEIGHT);
  likely.data.fill(0.5);
  return {
    labels: { width: WIDTH, height: HEIGHT, data: labels, count: 2 },
    colors: { width: WIDTH, height: HEIGHT, data: colors },
    likely,
    found: createMask(WIDTH, HEIGHT),
  };
}

/** Odds of a part that fills these columns. */
function partOf(from: number, to: number) {
  const odds = createPlane(WIDTH, HEIGHT);
  for (let i = 0; i < odds.data.length; i++) {
    odds.data[i] = i % WIDTH >= from && i % WIDTH < to ? 5 : -5;
  }
  return odds;
}

const selectedFrom = (column: number): Mask => {
  const mask = createMask(WIDTH, HEIGHT);
  for (let i = 0; i < mask.data.length; i++) mask.data[i] = i % WIDTH >= column ? 255 : 0;
  return mask;
};
const at = (column: number, isMeant = true) => ({ x: (column + 0.5) / WIDTH, y: 0.5, isMeant });

/** First and last column of an area in the middle row, and whether it fills them. */
function columnsOf({ data }: { data: Float32Array }) {
  const row = [...data.slice(20 * WIDTH, 21 * WIDTH)];
  return [row.indexOf(1), row.lastIndexOf(1)];
}

describe('the area that a tap on a selection means', () => {
  it('is the surface at the tap', () => {
    const area = tappedArea(twoSurfaces(0.4), createMask(WIDTH, HEIGHT), partOf(0, EDGE), at(10), []);
    expect(columnsOf(area)).toEqual([0, EDGE - 1]);
  });

  it('ends at the border of the surface even if one vote goes beyond it', () => {
    const everything = partOf(0, WIDTH);
    const area = tappedArea(twoSurfaces(0.6), createMask(WIDTH, HEIGHT), everything, at(10), []);
    expect(columnsOf(area)).toEqual([0, EDGE - 1]);
  });

  it('lies within what the tap changes', () => {
    const adding = tappedArea(twoSurfaces(0.4), selectedFrom(20), partOf(0, EDGE), at(10), []);
    expect(columnsOf(adding)).toEqual([0, 19]);
    const removing = tappedArea(twoSurfaces(0.4), selectedFrom(20), partOf(0, EDGE), at(30, false), []);
    expect(columnsOf(removing)).toEqual([20, EDGE - 1]);
  });

  it('leaves an opposed tap its half', () => {
    const [earlier, tap] = [at(5, true), at(25, false)];
    const area = tappedArea(twoSurfaces(0.4), selectedFrom(0), partOf(0, EDGE), tap, [earlier]);
    const [first, last] = columnsOf(area);
    expect(first).toBe(15);
    expect(last).toBe(EDGE - 1);
  });

  it('takes the surer area where the larger one would be several times its size', () => {
    const reading = twoSurfaces(0);
    reading.labels.data.fill(0);
    // All votes are for three columns; beyond them the majority shrinks with the distance, to a half at the far end.
    for (let i = 0; i < reading.likely.data.length; i++) reading.likely.data[i] = i % WIDTH < 3 ? 0.5 : 0.4;
    const area = tappedArea(reading, createMask(WIDTH, HEIGHT), partOf(0, 3), at(1), []);
    const [first, last] = columnsOf(area);
    expect(first).toBe(0);
    expect(last).toBeLessThan(WIDTH / 3);
  });

  it('is at least the tapped pixel', () => {
    const reading = twoSurfaces(0.4);
    const area = tappedArea(reading, createMask(WIDTH, HEIGHT), partOf(0, 0), at(EDGE), []);
    expect(area.data[20 * WIDTH + EDGE]).toBe(1);
  });
});

describe('earlier taps', () => {
  const reading = twoSurfaces(0.4);

  it('hold against a later one with the opposite meaning beyond an edge', () => {
    expect(opposedTaps(reading, [at(50), at(10, false)])).toEqual([at(50)]);
    expect(opposedTaps(reading, [at(50), at(10)])).toEqual([]);
  });

  it('give way to a later one on the same surface', () => {
    expect(opposedTaps(reading, [at(30), at(10, false)])).toEqual([]);
  });
});
