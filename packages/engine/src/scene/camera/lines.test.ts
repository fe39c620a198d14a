import { expect, it } from 'vitest';
import { createRaster } from '../../base/raster/raster.ts';
import { decodeLines, findLines } from './lines.ts';

const MAP_SIDE = 256;

it('turns local maxima of the score map into segments of the picture, and drops the rest', () => {
  const scores = new Float32Array(MAP_SIDE * MAP_SIDE);
  const offsets = new Float32Array(MAP_SIDE * MAP_SIDE * 4);
  const middle = 100 * MAP_SIDE + 128;
  scores[middle] = 0.8;
  offsets.set([-64, 0, 64, 0], middle * 4);
  // A weaker neighbor supports the same line; a single faint score is texture.
  scores[middle + 1] = 0.6;
  offsets.set([-64, 0, 64, 0], (middle + 1) * 4);
  scores[20 * MAP_SIDE + 20] = 0.05;
  offsets.set([-10, 0, 10, 0], (20 * MAP_SIDE + 20) * 4);

  const lines = decodeLines(scores, offsets, 1024, 512);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ x1: 256, y1: 200, x2: 768, y2: 200, length: 512 });
});

it('finds the edges of a dark square on a pale ground', async () => {
  const photo = createRaster(512, 512);
  photo.data.fill(220);
  for (let y = 128; y < 384; y++) photo.data.fill(40, (y * 512 + 128) * 3, (y * 512 + 384) * 3);
  const lines = await findLines(photo);
  for (const edge of [128, 384]) {
    const upright = lines.some(
      (l) => Math.abs(l.x1 - edge) < 4 && Math.abs(l.x2 - edge) < 4 && l.length > 180,
    );
    const level = lines.some((l) => Math.abs(l.y1 - edge) < 4 && Math.abs(l.y2 - edge) < 4 && l.length > 180);
    expect({ edge, upright, level }).toEqual({ edge, upright: true, level: true });
  }
});
