import { describe, expect, it } from 'vitest';
import { createRandom } from '../base/random.ts';
import { createMask, createRaster, type Raster } from '../base/raster/raster.ts';
import { bytesFrom } from '../base/typed-arrays.ts';
import { withWallGrain } from './grain-of-fills.ts';

const [WIDTH, HEIGHT] = [480, 320];
const mask = createMask(WIDTH, HEIGHT);
for (let y = 120; y < 200; y++) mask.data.fill(255, y * WIDTH + 180, y * WIDTH + 300);
const wall = { width: WIDTH, height: HEIGHT, isPaint: bytesFrom(mask.data, (value) => (value ? 0 : 1)) };

/** A plastered wall; `filled` is the brightness of the fill, which has no grain. */
function plaster(filled: (x: number, y: number) => number, grain = 3): Raster {
  const random = createRandom(9);
  const raster = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const value = mask.data[i] ? filled(x, y) : 180 + grain * (random() + random() + random() - 1.5) * 2;
    raster.data.fill(Math.round(value), i * 3, i * 3 + 3);
  }
  return raster;
}

/** Standard deviation of a part of the picture. */
function roughness({ data }: Raster, left: number, top: number, side = 30): number {
  const values = Array.from(
    { length: side * side },
    (_, k) => data[((top + Math.floor(k / side)) * WIDTH + left + (k % side)) * 3]!,
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

describe('the grain of fills (EDITS-18)', () => {
  it('is that of the wall where a fill is smooth', () => {
    const photo = plaster(() => 180);
    const given = withWallGrain(photo, mask, wall, 1);
    expect(roughness(photo, 220, 140)).toBe(0);
    expect(roughness(given, 220, 140) / roughness(photo, 60, 140)).toBeGreaterThan(0.7);
    expect(roughness(given, 220, 140) / roughness(photo, 60, 140)).toBeLessThan(1.2);
  });

  it('is not given to a fill in another color', () => {
    const photo = plaster(() => 90);
    expect(withWallGrain(photo, mask, wall, 1).data).toEqual(photo.data);
  });

  it('is not given to a fill that is as rough as the wall', () => {
    const photo = plaster((x, y) => 180 + ((x + y) % 2 ? 5 : -5));
    const given = withWallGrain(photo, mask, wall, 1);
    expect(Math.abs(roughness(given, 225, 145) - roughness(photo, 225, 145))).toBeLessThan(0.5);
  });

  it('changes nothing outside of the fill, and nothing on a wall without grain', () => {
    const photo = plaster(() => 180);
    const given = withWallGrain(photo, mask, wall, 1);
    expect(bytesFrom(given.data, (value, at) => (mask.data[Math.floor(at / 3)] ? 0 : value))).toEqual(
      bytesFrom(photo.data, (value, at) => (mask.data[Math.floor(at / 3)] ? 0 : value)),
    );
    const smooth = plaster(() => 180, 0);
    expect(withWallGrain(smooth, mask, wall, 1).data).toEqual(smooth.data);
  });
});
