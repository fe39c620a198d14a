import { describe, expect, it } from 'vitest';
import { drawnHouse } from '../../../test/drawn-house.ts';
import { createRaster, type Mask } from '../../base/raster/raster.ts';
import { resizeMask } from '../../base/raster/resize.ts';
import { findSky } from './find-sky.ts';

function overlap(found: Mask, truth: Mask): number {
  const same = resizeMask(truth, found.width, found.height);
  let both = 0;
  let either = 0;
  same.data.forEach((value, i) => {
    const [a, b] = [value > 127, found.data[i]! > 127];
    if (a && b) both++;
    if (a || b) either++;
  });
  return both / either;
}

const SKIES = {
  white: () => [252, 252, 253],
  blue: (down: number) => [80 + 90 * down, 130 + 70 * down, 200 + 25 * down],
  overcast: (down: number) => [205 + 20 * down, 212 + 15 * down, 222 + 8 * down],
} as const satisfies Record<string, (down: number) => readonly [number, number, number]>;

describe('findSky', () => {
  it.each(Object.keys(SKIES) as (keyof typeof SKIES)[])(
    'finds a %s sky down to the lawn, and is sure',
    (kind) => {
      const { photo, sky } = drawnHouse(420, 300, SKIES[kind]);
      const found = findSky(photo);
      expect(found.confidence).toBeGreaterThan(0.65);
      expect(overlap(found.sky, sky)).toBeGreaterThan(0.95);
    },
  );

  it('includes the background of twigs and wires in the zone, and no door', () => {
    const { photo } = drawnHouse(420, 300, SKIES.white);
    const { zone } = findSky(photo);
    const at = (u: number, v: number) => zone.data[Math.floor(v * 300) * 420 + Math.floor(u * 420)];
    expect(at(0.12, 0.25)).toBe(255);
    expect(at(0.8, 0.145)).toBe(255);
    expect(at(0.48, 0.7)).toBe(0);
  });

  it('is unsure of a white ceiling, and finds nothing in gray, black or a single pixel', () => {
    const ceiling = createRaster(300, 200);
    for (let i = 0; i < 300 * 200; i++) {
      const below = i > 300 * 90 ? -30 : 0;
      ceiling.data.set([214 + below, 208 + below, 198 + below], 3 * i);
    }
    expect(findSky(ceiling).confidence).toBe(0);
    for (const [width, height, value] of [
      [40, 30, 128],
      [40, 30, 0],
      [1, 1, 255],
    ] as const) {
      const even = createRaster(width, height);
      even.data.fill(value);
      expect(findSky(even).confidence).toBe(0);
    }
  });
});
