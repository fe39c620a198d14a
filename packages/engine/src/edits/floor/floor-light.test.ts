import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../base/raster/raster.ts';
import { floorLight } from './floor-light.ts';

const [WIDTH, HEIGHT] = [400, 300];

/** A gray floor: tiles with dark joints every 40 px, its right half in shadow. */
function tiledFloor() {
  const photo = createRaster(WIDTH, HEIGHT);
  for (let y = 0, i = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, i++) {
      const joint = x % 40 < 2 || y % 40 < 2;
      const value = (x < WIDTH / 2 ? 180 : 110) * (joint ? 0.6 : 1);
      photo.data.fill(value, i * 3, i * 3 + 3);
    }
  }
  return photo;
}

const whole = { ...createMask(WIDTH, HEIGHT), data: new Uint8Array(WIDTH * HEIGHT).fill(255) };

describe('floorLight', () => {
  it('contains no joints, and keeps the edge of the shadow in place', () => {
    const { L } = floorLight(tiledFloor(), whole)!;
    const row = (y: number) => Array.from({ length: WIDTH }, (_, x) => L[y * WIDTH + x]!);
    const lit = row(141).slice(20, 180);
    expect(Math.max(...lit) - Math.min(...lit)).toBeLessThan(0.01);
    const [before, after] = [row(141)[190]!, row(141)[210]!];
    expect(before - after).toBeGreaterThan(0.15);
  });

  it('has the usual light and color of the floor', () => {
    const { usual } = floorLight(tiledFloor(), whole)!;
    expect(usual.L).toBeGreaterThan(0.7);
    expect(Math.hypot(usual.a, usual.b)).toBeLessThan(0.005);
  });

  it('is null if no floor is visible', () => {
    expect(floorLight(tiledFloor(), createMask(WIDTH, HEIGHT))).toBeNull();
  });
});
