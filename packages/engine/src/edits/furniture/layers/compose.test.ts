import { expect, it } from 'vitest';
import { drawnPhoto } from '../../../../test/drawn-photo.ts';
import { resample } from '../../../base/raster/resample.ts';
import { grainRows } from '../../grain/grain-rows.ts';
import { compose } from './compose.ts';
import { enlargedRows } from './enlarged-rows.ts';
import type { Layers } from './layers.ts';
import { softenedRows } from './softened-rows.ts';

const [WIDTH, HEIGHT] = [40, 30];
const smooth = { grain: 0, softness: 0.4 };

/** Layers that change nothing except the given values. */
function layersOf(changes: Partial<Layers> = {}): Layers {
  const values = (channels: number, value: number) => new Float32Array(WIDTH * HEIGHT * channels).fill(value);
  const nothing = { color: values(3, 0), alpha: values(1, 0), ratio: values(3, 1), mirrored: undefined };
  return { width: WIDTH, height: HEIGHT, ...nothing, ...changes };
}

it.each([1, 3.7])('returns the photo if layers change nothing, %f times as large', (scale) => {
  const photo = drawnPhoto(Math.round(WIDTH * scale), Math.round(HEIGHT * scale));
  const { raster, mask } = compose(photo, layersOf(), { grain: 4, softness: 1.2 }, 1);
  expect(raster).toEqual(photo);
  expect(mask.data.some((value) => value !== 0)).toBe(false);
});

it('darkens by the ratio like photos, more than the light itself, and marks it in the mask', () => {
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(188) };
  const ratio = new Float32Array(WIDTH * HEIGHT * 3).fill(1).fill(0.5, 0, 300);
  const { raster, mask } = compose(photo, layersOf({ ratio }), smooth, 1);
  // 188 is half of white's light; half of that is 137, and a camera shows it darker.
  expect(raster.data[0]).toBeGreaterThan(115);
  expect(raster.data[0]).toBeLessThan(130);
  expect(raster.data[300]).toBe(188);
  expect([...mask.data.subarray(98, 102)]).toEqual([255, 255, 0, 0]);
});

it('never turns a floor black by a missing mirror image', () => {
  const photo = { width: WIDTH, height: HEIGHT, data: new Uint8Array(WIDTH * HEIGHT * 3).fill(120) };
  const mirrored = new Float32Array(WIDTH * HEIGHT * 3).fill(-0.8);
  const ratio = new Float32Array(WIDTH * HEIGHT * 3).fill(0.6);
  const { raster } = compose(photo, layersOf({ mirrored, ratio }), smooth, 1);
  expect(Math.min(...raster.data)).toBeGreaterThan(60);
});

it('enlarges row by row with the same result as whole planes', () => {
  const size = { width: 7, height: 5 };
  const values = Float32Array.from({ length: 7 * 5 * 3 }, (_, i) => Math.sin(i * 1.7));
  const rows = enlargedRows(softenedRows(values, size, 3, 0), size, 3, { width: 31, height: 22 });
  const whole = resample({ width: 7, height: 5, channels: 3, data: values }, 31, 22, 'bilinear');
  for (let y = 0; y < 22; y++) {
    for (const [i, value] of rows(y).entries()) expect(value).toBeCloseTo(whole[y * 93 + i]!, 5);
  }
});

it('has grain of standard deviation 1 that does not depend on the order of rows', () => {
  const rows = grainRows(400, 9);
  const inOrder = Array.from({ length: 60 }, (_, y) => rows(y).slice());
  const values = inOrder.flatMap((row) => [...row]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(Math.abs(deviation - 1)).toBeLessThan(0.05);
  const other = grainRows(400, 9);
  for (const y of [40, 7, 8, 59]) expect(other(y)).toEqual(inOrder[y]);
});
