import { beforeAll, describe, expect, it } from 'vitest';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { embedPhoto, type PhotoEmbedding } from './embed-photo.ts';
import { promptedMask } from './prompted-mask.ts';

/** A blue square in the middle of a pale picture, an eighth of its longer side wide on each side of the middle. */
function picture(width: number, height: number): Raster {
  const photo = createRaster(width, height);
  const half = Math.max(width, height) / 8;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSquare = Math.abs(x - width / 2) < half && Math.abs(y - height / 2) < half;
      photo.data.set(isSquare ? [40, 60, 160] : [226, 222, 214], (y * width + x) * 3);
    }
  }
  return photo;
}

describe('prompting with a box', () => {
  let wide: PhotoEmbedding;
  beforeAll(async () => {
    wide = await embedPhoto(picture(320, 200));
  });

  it('outlines the thing, not the box', async () => {
    const odds = await promptedMask(wide, { box: { left: 0.33, top: 0.2, right: 0.66, bottom: 0.8 } });
    expect([odds.width, odds.height]).toEqual([256, 160]);
    let wrong = 0;
    odds.data.forEach((value, i) => {
      const [x, y] = [i % odds.width, Math.floor(i / odds.width)];
      const isSquare = Math.abs(x + 0.5 - 128) < 32 && Math.abs(y + 0.5 - 80) < 32;
      if (value > 0 !== isSquare) wrong++;
    });
    expect(wrong).toBeLessThan(0.05 * 64 * 64);
  });

  it('gives the same answer again', async () => {
    const box = { left: 0.3, top: 0.2, right: 0.7, bottom: 0.8 };
    expect(await promptedMask(wide, { box })).toEqual(await promptedMask(wide, { box }));
  });

  it('covers upright photos, and photos of one pixel', async () => {
    const box = { left: 0, top: 0, right: 1, bottom: 1 };
    const upright = await promptedMask(await embedPhoto(picture(100, 200)), { box });
    expect([upright.width, upright.height]).toEqual([128, 256]);
    const dot = await promptedMask(await embedPhoto(createRaster(1, 1)), { box });
    expect([dot.width, dot.height]).toEqual([256, 256]);
  });
});

describe('prompting with a rough map and points', () => {
  const likely = { width: 10, height: 6, data: new Float32Array(60).fill(0.3) };

  it('outlines the thing at the points', async () => {
    const points = [
      { x: 0.5, y: 0.5, isMeant: true },
      { x: 0.1, y: 0.1, isMeant: false },
      { x: 0.9, y: 0.9, isMeant: false },
    ];
    const odds = await promptedMask(await embedPhoto(picture(320, 200)), { likely, points });
    const at = (x: number, y: number) => odds.data[y * odds.width + x]!;
    expect(at(128, 80)).toBeGreaterThan(0);
    expect(at(20, 20)).toBeLessThan(0);
    expect(at(230, 140)).toBeLessThan(0);
  });

  it('works without any point', async () => {
    const odds = await promptedMask(await embedPhoto(picture(320, 200)), { likely, points: [] });
    expect(odds.data.every(Number.isFinite)).toBe(true);
  });
});
