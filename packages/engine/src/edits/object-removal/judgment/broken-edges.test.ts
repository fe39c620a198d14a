import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Raster } from '../../../base/raster/raster.ts';
import { bytesFrom } from '../../../base/typed-arrays.ts';
import { brokenEdges } from './broken-edges.ts';

const SIDE = 120;
const inFill = (x: number, y: number) => x >= 40 && x < 80 && y >= 40 && y < 80;
const fill = createMask(SIDE, SIDE);
for (let i = 0; i < SIDE * SIDE; i++) fill.data[i] = inFill(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0;
const everywhere = bytesFrom(fill.data, () => 1);

function gray(brightness: (x: number, y: number) => number): Raster {
  const picture = createRaster(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    picture.data.fill(brightness(i % SIDE, Math.floor(i / SIDE)), i * 3, i * 3 + 3);
  }
  return picture;
}
const post = gray((x) => (x >= 56 && x < 64 ? 40 : 200));
const plain = gray(() => 200);
/** The picture `before`, with the fill of another. */
const filledFrom = (before: Raster, other: Raster): Raster => ({
  ...before,
  data: bytesFrom(before.data, (value, at) => (fill.data[Math.floor(at / 3)] ? other.data[at]! : value)),
});

describe('edges that run into a fill', () => {
  it('go on in a fill that shows the post behind the removed thing', () => {
    const { broken, share } = brokenEdges(post, post, fill, everywhere);
    expect(broken).toBe(0);
    expect(share).toBe(0);
  });

  it('end at a fill of plain wall', () => {
    const { broken, share } = brokenEdges(post, filledFrom(post, plain), fill, everywhere);
    expect(broken).toBeGreaterThan(1);
    expect(share).toBeGreaterThan(0.9);
  });

  it('do not go on in edges with the bright side on the other side', () => {
    const inverse = gray((x) => (x >= 56 && x < 64 ? 200 : 40));
    expect(brokenEdges(post, filledFrom(post, inverse), fill, everywhere).share).toBeGreaterThan(0.7);
  });

  it('are none before a plain wall that gets darker to one side', () => {
    const shaded = gray((x) => 200 - x / 2);
    expect(brokenEdges(shaded, filledFrom(shaded, plain), fill, everywhere)).toEqual({ broken: 0, share: 0 });
  });

  it('do not count where things end', () => {
    const nowhere = bytesFrom(fill.data, () => 0);
    expect(brokenEdges(post, filledFrom(post, plain), fill, nowhere).broken).toBe(0);
  });
});
