import { describe, expect, it } from 'vitest';
import { createRandom } from '../base/random.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { type PaintedPlace, sampledGrain } from './sampled-grain.ts';

const WIDTH = 480;
const HEIGHT = 320;
/** The left two thirds show paint, on a copy of half the size. */
const place: PaintedPlace = {
  width: WIDTH / 2,
  height: HEIGHT / 2,
  isPaint: Uint8Array.from({ length: (WIDTH / 2) * (HEIGHT / 2) }, (_, i) => (i % (WIDTH / 2) < 160 ? 1 : 0)),
};

/** A gray picture by brightness, 0 … 255. */
function picture(brightness: (x: number, y: number) => number): Raster {
  const raster = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    raster.data.fill(brightness(i % WIDTH, Math.floor(i / WIDTH)), i * 3, i * 3 + 3);
  }
  return raster;
}

/** Upright streaks of brushed plaster, each as strong as the others, in a light that falls to the right. */
const random = createRandom(7);
const streaks = Array.from({ length: WIDTH }, () => 6 * random() - 3);
const plaster = (x: number) => 190 - x / 12 + streaks[x]!;

const deviationOf = (values: Float32Array) =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

describe('sampledGrain (EDITS-18)', () => {
  it('has the strength of the plaster, and none of its light', () => {
    const { values } = sampledGrain(picture(plaster), place)!;

    expect(deviationOf(values)).toBeGreaterThan(1.2);
    expect(deviationOf(values)).toBeLessThan(2.2);
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.2);
  });

  it('keeps the direction of the plaster', () => {
    const { side, values } = sampledGrain(picture(plaster), place)!;

    let [across, down] = [0, 0];
    for (let y = 0; y + 1 < side; y++) {
      for (let x = 0; x + 1 < side; x++) {
        const at = (y * side + x) * 3;
        across += Math.abs(values[at + 3]! - values[at]!);
        down += Math.abs(values[at + side * 3]! - values[at]!);
      }
    }
    expect(across).toBeGreaterThan(5 * down);
  });

  it('comes from a place without things on the paint', () => {
    const isSocket = (x: number, y: number) => x % 160 > 70 && x % 160 < 90 && y > 150 && y < 170;
    const { values } = sampledGrain(
      picture((x, y) => (isSocket(x, y) ? 60 : plaster(x))),
      place,
    )!;

    expect(values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(10);
  });

  it('comes from a place without the edge of a stain', () => {
    const within = (x: number, y: number) => Math.min(1, Math.max(0, (x + y / 8 - 150) / 3));
    const stain = picture((x, y) => plaster(x) - 20 * within(x, y));
    const { values } = sampledGrain(stain, place)!;

    expect(values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)).toBeLessThan(5);
  });

  it('is nothing where the paint is seen in small pieces only, or is no even paint', () => {
    const inPieces = { ...place, isPaint: place.isPaint.map((one, i) => (i % 9 === 0 ? 0 : one)) };
    const bricks = picture((x, y) => (((x >> 4) + (y >> 3)) % 2 === 0 ? 90 : 150));

    expect(sampledGrain(picture(plaster), inPieces)).toBeNull();
    expect(sampledGrain(bricks, place)).toBeNull();
  });
});
