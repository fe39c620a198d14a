import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { createMask, type Mask } from '../../raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { withPlainSurroundings } from './plain-surroundings.ts';

const [WIDTH, HEIGHT] = [200, 100];
const { analysis } = drawnKnownRoom(60, 40);

/** Left: a table before a wall. Right: five surfaces that meet. */
const labels = {
  width: WIDTH,
  height: HEIGHT,
  count: 7,
  data: Uint16Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    return x < 100 ? (y < 50 ? 0 : 1) : 2 + (Math.floor(x / 8) % 5);
  }),
};
const photographed: Analysis = { ...analysis, labels };

function boxes(...places: readonly (readonly [x: number, y: number])[]): Mask {
  const mask = createMask(WIDTH, HEIGHT);
  for (const [left, top] of places) {
    for (let i = 0; i < 24 * 24; i++) mask.data[(top + Math.floor(i / 24)) * WIDTH + left + (i % 24)] = 255;
  }
  return mask;
}

describe('tidying by itself', () => {
  it('takes a bowl off a table, and leaves a toy where many surfaces meet', () => {
    const found = { going: [], things: boxes([30, 40], [140, 40]), staying: createMask(WIDTH, HEIGHT) };
    const { things, staying } = withPlainSurroundings(found, photographed);
    expect(things.data).toEqual(boxes([30, 40]).data);
    expect(staying.data).toEqual(boxes([140, 40]).data);
  });
});
