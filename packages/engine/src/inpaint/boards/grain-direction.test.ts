import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import { CELL, type PatchGrid } from '../patch-match/patch-grid.ts';
import { grainDirection } from './grain-direction.ts';

const [WIDTH, HEIGHT] = [160, 120];
const FINE = new Float32Array(WIDTH * HEIGHT).fill(1);

/** A surface of one tone a place, all of it seen. */
function surface(tone: (x: number, y: number) => number): PatchGrid {
  const values = new Float32Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    values.fill(tone(i % WIDTH, Math.floor(i / WIDTH)), i * 3, i * 3 + 3);
  }
  return { width: WIDTH, height: HEIGHT, values, state: new Uint8Array(WIDTH * HEIGHT).fill(CELL.source) };
}

/** Boards twelve cells wide with dark joints, along a direction. */
function boards(degrees: number): PatchGrid {
  const random = createRandom(3);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return surface((x, y) => {
    const across = (((y * cos - x * sin) % 12) + 12) % 12;
    return (across < 1.5 ? 95 : 130) + 20 * (random() - 0.5);
  });
}

describe('grainDirection', () => {
  it.each([0, 20, 60, 90, 150])('finds boards that run at %i degrees', (degrees) => {
    const { x, y, strength } = grainDirection(boards(degrees), FINE);
    const turn = (Math.atan2(y, x) * 180) / Math.PI - degrees;
    expect(Math.abs(((turn + 270) % 180) - 90)).toBeLessThan(1.1);
    expect(strength).toBeGreaterThan(0.2);
  });

  it('finds none in a carpet', () => {
    const random = createRandom(5);
    expect(
      grainDirection(
        surface(() => 128 + 60 * (random() - 0.5)),
        FINE,
      ).strength,
    ).toBeLessThan(0.05);
  });
});
