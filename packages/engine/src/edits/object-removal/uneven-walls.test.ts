import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { RebuiltRoom } from '../../inpaint/rebuild-room.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { withUnevenWalls } from './uneven-walls.ts';

const [WIDTH, HEIGHT] = [192, 128];
const FAR = 4;
const { photo, analysis } = drawnKnownRoom(WIDTH, HEIGHT);
const faces = faceMap(analysis.camera, analysis.layout, WIDTH, HEIGHT);
const isHole = (x: number, y: number): boolean => Math.abs(x - 96) < 14 && Math.abs(y - 50) < 10;

/** The far wall gets darker to the right: no one paint in one light is the truth about it. */
const shaded: Raster = {
  ...photo,
  data: photo.data.map((value, i) =>
    faces[Math.floor(i / 3)] === FAR ? value * (1.1 - (0.6 * (Math.floor(i / 3) % WIDTH)) / WIDTH) : value,
  ),
};

function maskWhere(is: (x: number, y: number) => boolean): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  mask.data.forEach((_, i) => {
    if (is(i % WIDTH, Math.floor(i / WIDTH))) mask.data[i] = 255;
  });
  return mask;
}

function rebuilt(uneven: Mask | null): RebuiltRoom {
  const raster = { ...shaded, data: shaded.data.slice() };
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    if (isHole(i % WIDTH, Math.floor(i / WIDTH))) raster.data.fill(0, i * 3, i * 3 + 3);
  }
  return { raster, mask: createMask(WIDTH, HEIGHT), faces: [], uneven };
}

describe('walls that are not of one paint', () => {
  const none = createMask(WIDTH, HEIGHT);
  const shownWall = maskWhere((x, y) => faces[y * WIDTH + x] === FAR && !isHole(x, y));

  it('go on from close by, in their own shade', () => {
    const { raster, mask, uneven } = withUnevenWalls(
      rebuilt(maskWhere(isHole)),
      analysis,
      { things: none, shownWall },
      1,
    );
    expect(uneven).toBeNull();
    let worst = 0;
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      if (!isHole(i % WIDTH, Math.floor(i / WIDTH))) continue;
      expect(mask.data[i]).toBe(255);
      worst = Math.max(worst, Math.abs(raster.data[i * 3 + 1]! - shaded.data[i * 3 + 1]!));
    }
    expect(worst).toBeLessThan(16);
  });

  it('are left to the network when things surround them', () => {
    const things = maskWhere((x, y) => !isHole(x, y));
    const left = rebuilt(maskWhere(isHole));
    expect(withUnevenWalls(left, analysis, { things, shownWall: none }, 1)).toBe(left);
  });

  it('are left to the network when most of what surrounds them is not bare', () => {
    const shelves = maskWhere((x) => Math.abs(x - 96) >= 15);
    const left = rebuilt(maskWhere(isHole));
    expect(withUnevenWalls(left, analysis, { things: shelves, shownWall }, 1)).toBe(left);
  });

  it('are left to the network when they are brick', () => {
    const face = { face: FAR, hidden: 500, bare: 2000, misfit: 0, isUneven: true, isTextured: true };
    const brick = { ...rebuilt(maskWhere(isHole)), faces: [face] };
    expect(withUnevenWalls(brick, analysis, { things: none, shownWall }, 1)).toBe(brick);
  });

  it('are nothing to do in a room of even walls', () => {
    const even = rebuilt(null);
    expect(withUnevenWalls(even, analysis, { things: none, shownWall }, 1)).toBe(even);
  });
});
