import { describe, expect, it } from 'vitest';
import type { SquareSurface } from './hidden-surfaces.ts';
import { hintsFor } from './hints.ts';
import { NETWORK_SIDE as SIDE } from './inpainting-network.ts';

const where = (is: (x: number, y: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (is(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0));

/** A sofa before a wall above row 300 and a floor of upright stripes below it. */
const FOOT = 300;
const inHole = where((x, y) => x >= 100 && x < 400 && y >= 180 && y < 440);
const isStripe = (x: number) => x % 8 < 4;
const pixels = new Uint8Array(SIDE * SIDE * 3);
for (let i = 0; i < SIDE * SIDE; i++) {
  const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
  pixels.set(
    inHole[i] ? [40, 40, 160] : y < FOOT ? [220, 216, 208] : isStripe(x) ? [150, 100, 60] : [110, 70, 40],
    i * 3,
  );
}
const wall: SquareSurface = {
  behind: where((_, y) => y < FOOT),
  shown: where((x, y) => y < FOOT && !inHole[y * SIDE + x]),
  isFloor: false,
  isTextured: false,
};
const floor: SquareSurface = {
  behind: where((_, y) => y >= FOOT),
  shown: where((x, y) => y >= FOOT && !inHole[y * SIDE + x]),
  isFloor: true,
  isTextured: true,
};

/** Colors of all hinted pixels in rows from … to. */
function hintsIn(hints: NonNullable<ReturnType<typeof hintsFor>>, from: number, to: number): number[][] {
  const colors: number[][] = [];
  hints.isHint.forEach((one, i) => {
    const y = Math.floor(i / SIDE);
    if (one && y >= from && y < to) colors.push([...hints.pixels.subarray(i * 3, i * 3 + 3)]);
  });
  return colors;
}

describe('hints of what lies behind a removed thing', () => {
  it('are spots of the wall above its foot and of the floor below', () => {
    const hints = hintsFor(pixels, inHole, inHole, [floor, wall])!;
    const [onWall, onFloor] = [hintsIn(hints, 0, FOOT), hintsIn(hints, FOOT, SIDE)];
    expect(onWall.length).toBeGreaterThan(500);
    expect(onFloor.length).toBeGreaterThan(500);
    for (const color of onWall) expect(color).toEqual([220, 216, 208]);
    for (const [red, , blue] of onFloor) {
      expect(red).toBeGreaterThan(100);
      expect(blue).toBeLessThan(70);
    }
  });

  it('have the texture of the floor beside it', () => {
    const reds = new Set(
      hintsIn(hintsFor(pixels, inHole, inHole, [floor])!, FOOT, SIDE).map(([red]) => red!),
    );
    expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(30);
  });

  it('stay off the border of the hole and off the foot of the wall', () => {
    const { isHint } = hintsFor(pixels, inHole, inHole, [floor, wall])!;
    isHint.forEach((one, i) => {
      if (!one) return;
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      expect(Math.min(x - 100, 399 - x, y - 180, 439 - y)).toBeGreaterThanOrEqual(10);
      expect(Math.abs(y - FOOT)).toBeGreaterThanOrEqual(12);
    });
  });

  it('are not given where the surface is not in view beyond the hole: a cabinet goes on there', () => {
    const hidden = { ...wall, shown: where((x, y) => y < FOOT && x >= 430) };
    expect(hintsFor(pixels, inHole, inHole, [hidden])).toBeNull();
  });

  it('are not given for holes with no room for them', () => {
    const narrow = where((x, y) => x >= 250 && x < 270 && y >= 180 && y < 440);
    expect(hintsFor(pixels, narrow, narrow, [floor, wall])).toBeNull();
  });
});
