import { describe, expect, it } from 'vitest';
import { createRaster } from '../../base/raster/raster.ts';
import type { Fill } from '../fill.ts';
import { withLines } from './lines-on-wall.ts';

const [WIDTH, HEIGHT] = [200, 150];

/** A wall, 100 pixels by meter, with an upright and a level joint, and a thing before its middle. */
function wallWithThing() {
  const copy = createRaster(WIDTH, HEIGHT);
  const isPlane = new Uint8Array(WIDTH * HEIGHT).fill(1);
  const isHole = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < isHole.length; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    isHole[i] = x >= 70 && x < 140 && y >= 60 ? 1 : 0;
    const isJoint = x === 100 || x === 101 || y === 90 || y === 91;
    copy.data.fill(isHole[i] ? 20 : isJoint ? 120 : 180, i * 3, i * 3 + 3);
  }
  const isSeen = isHole.map((one) => 1 - one);
  const toPicture = [100, 0, 0, 0, 100, 0, 0, 0, 1] as const;
  return { copy, wall: { isPlane, isHole, isSeen, toPicture } };
}

const even: Fill = { misfit: 0, colorAt: (_x, _y, out) => void out.fill(180) };

describe('withLines (EDITS-18)', () => {
  it('leads the joints of a wall through what was removed before it', () => {
    const { copy, wall } = wallWithThing();
    const fill = withLines(even, copy, wall);
    const color = new Float32Array(3);
    const at = (x: number, y: number) => {
      fill.colorAt((x + 0.5) / WIDTH, (y + 0.5) / HEIGHT, color);
      return color[1]!;
    };

    expect(Math.min(...[99, 100, 101, 102].map((x) => at(x, 120)))).toBeLessThan(150);
    expect(Math.min(...[89, 90, 91, 92].map((y) => at(120, y)))).toBeLessThan(150);
    expect(at(120, 120)).toBeCloseTo(180);
  });

  it('leaves the fill of a wall without joints as it is', () => {
    const { copy, wall } = wallWithThing();
    copy.data.fill(180);

    expect(withLines(even, copy, wall)).toBe(even);
  });
});
