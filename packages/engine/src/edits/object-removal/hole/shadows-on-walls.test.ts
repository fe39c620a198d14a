import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Mask } from '../../../base/raster/raster.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import { shadowsOnWalls } from './shadows-on-walls.ts';

const [WIDTH, HEIGHT] = [400, 240];
type Place = readonly [x: number, y: number];
const placeOf = (i: number): Place => [i % WIDTH, Math.floor(i / WIDTH)];

function maskOf(is: (place: Place) => boolean): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  return { ...mask, data: bytesFrom(mask.data, (_, i) => (is(placeOf(i)) ? 255 : 0)) };
}

const things = maskOf(([x, y]) => x >= 160 && x < 240 && y >= 80 && y < 160);
const none = createMask(WIDTH, HEIGHT);
const wallAndTrim = maskOf(() => true);

/** The shadows in a picture of a warm wall with a dark thing; `light` is the wall's brightness, 0 … 1. */
function shadowsIn(light: (place: Place) => number, { staying = none, building = none, tint = 1 } = {}) {
  const copy = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const bright = things.data[i] ? 0.1 : light(placeOf(i));
    copy.data.set([200 * bright, 190 * bright, 170 * (bright < 0.9 ? bright * tint : bright)], i * 3);
  }
  return shadowsOnWalls(copy, things, staying, { building, wallAndTrim });
}
const isShade = ([x, y]: Place) => x >= 140 && x < 160 && y >= 90 && y < 160;
/** A shadow that fades out to the left. */
const shaded = (place: Place) => (isShade(place) ? 0.75 + (160 - place[0]) / 80 : 1);
const at = (mask: Mask | null, x: number, y: number) => mask?.data[y * WIDTH + x];

describe('shadows of things on walls (EDITS-18)', () => {
  it('are darker than the wall beyond them, and touch the things', () => {
    const shadows = shadowsIn(shaded);
    expect([at(shadows, 150, 120), at(shadows, 130, 120), at(shadows, 250, 120)]).toEqual([255, 0, 0]);
  });

  it('are not where a wall gets darker to one side', () => {
    expect(shadowsIn(([x]) => 1 - x / 1000)).toBeNull();
  });

  it('have the tint of the wall', () => {
    expect(at(shadowsIn(shaded, { tint: 0.7 }), 150, 120) ?? 0).toBe(0);
  });

  it('are not on things that stay', () => {
    expect(shadowsIn(shaded, { staying: maskOf(isShade) })).toBeNull();
  });

  it('are not dark places that do not touch the things', () => {
    expect(shadowsIn(([x, y]) => (x > 258 && x < 264 && y > 90 && y < 140 ? 0.8 : 1))).toBeNull();
  });

  it('fade out: a post beside a thing ends with a step', () => {
    expect(shadowsIn((place) => (isShade(place) ? 0.55 : 1))).toBeNull();
  });

  it('are smaller than the things: a larger dark place is a darker part of the wall', () => {
    expect(shadowsIn(([x, y]) => (x < 240 && x > 134 && y > 60 ? 0.8 : 1))).toBeNull();
  });
});
