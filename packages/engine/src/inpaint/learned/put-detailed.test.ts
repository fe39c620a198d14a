import { describe, expect, it } from 'vitest';
import { createMask, createRaster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { NETWORK_SIDE } from './inpainting-network.ts';
import { putDetailed } from './put-detailed.ts';

/** Stripes one pixel wide, too fine for the network's square. */
const SIDE = NETWORK_SIDE * 2;
const stripes = createRaster(SIDE, SIDE);
for (let i = 0; i < SIDE * SIDE; i++) {
  stripes.data.fill((i % SIDE) & 1 ? 150 : 90, i * 3, i * 3 + 3);
}

describe('inserting a filled square at full size', () => {
  it('borrows the finest detail from the photo around', () => {
    const hole = createMask(SIDE, SIDE);
    for (let y = 450; y < 550; y++) hole.data.fill(255, y * SIDE + 450, y * SIDE + 550);
    const square = Float32Array.from(resizeRaster(stripes, NETWORK_SIDE, NETWORK_SIDE).data);
    const blank = {
      ...stripes,
      data: stripes.data.map((value, i) => (hole.data[Math.floor(i / 3)] ? 0 : value)),
    };
    const into = { ...blank, data: blank.data.slice() };
    putDetailed(into, blank, hole, { left: 0, top: 0, width: SIDE, height: SIDE }, square, 1);
    let [contrast, count] = [0, 0];
    for (let y = 470; y < 530; y++) {
      for (let x = 470; x < 530; x++, count++) {
        contrast += Math.abs(into.data[(y * SIDE + x) * 3]! - into.data[(y * SIDE + x + 1) * 3]!);
      }
    }
    // The square alone, a mean of two stripes each, would be an even gray.
    expect(contrast / count).toBeGreaterThan(40);
  });
});
