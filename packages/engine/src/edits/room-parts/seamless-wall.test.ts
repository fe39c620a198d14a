import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import { seamlessWall } from './seamless-wall.ts';

const SIZE = { width: 200, height: 150 };
const CENTER = 60;
/** Where a network claims a part of the building. */
const isClaimed = (x: number, y: number) => x >= 40 && x < 80 && y >= 30 && y < 120;

function maskWhere(is: (x: number, y: number) => boolean): Mask {
  const mask = createMask(SIZE.width, SIZE.height);
  mask.data.forEach((_, i) => {
    if (is(i % SIZE.width, Math.floor(i / SIZE.width))) mask.data[i] = 255;
  });
  return mask;
}

function photoOf(color: (x: number, y: number) => readonly number[]): Raster {
  const photo = createRaster(SIZE.width, SIZE.height);
  for (let i = 0; i < SIZE.width * SIZE.height; i++) {
    photo.data.set(color(i % SIZE.width, Math.floor(i / SIZE.width)), i * 3);
  }
  return photo;
}

const shareTaken = (photo: Raster): number => {
  const building = maskWhere(isClaimed);
  const wall = maskWhere((x, y) => !isClaimed(x, y));
  const taken = seamlessWall(photo, { building, going: createMask(SIZE.width, SIZE.height), wall });
  const count = ({ data }: Mask) => data.filter((value) => value > 0).length;
  expect(taken.data.every((value, i) => value === 0 || building.data[i] === 255)).toBe(true);
  return count(taken) / count(building);
};
const gray = (value: number) => [value, value - 3, value - 8];

describe('a part of the building', () => {
  it('is wall when it is a soft shade on the wall', () => {
    const shaded = photoOf((x) => gray(200 - 60 * Math.exp(-(((x - CENTER) / 25) ** 2))));
    expect(shareTaken(shaded)).toBeGreaterThan(0.9);
  });

  it('stays building when a casing surrounds it', () => {
    const rim = (x: number, y: number) => x < 43 || x >= 77 || y < 33 || y >= 117;
    const door = photoOf((x, y) => gray(isClaimed(x, y) ? (rim(x, y) ? 150 : 205) : 200));
    expect(shareTaken(door)).toBe(0);
  });

  it('stays building when it has another tint, or is much darker', () => {
    const soft = (x: number) => Math.exp(-(((x - CENTER) / 25) ** 2));
    expect(shareTaken(photoOf((x) => [200, 197 - 90 * soft(x), 192 - 110 * soft(x)]))).toBe(0);
    expect(shareTaken(photoOf((x) => gray(200 - 180 * soft(x))))).toBeLessThan(0.5);
  });

  it('stays building when glare hides its edge', () => {
    expect(shareTaken(photoOf(() => [255, 255, 254]))).toBe(0);
  });
});
