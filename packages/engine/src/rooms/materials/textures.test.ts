import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linearFromHex, type Texture } from './material.ts';
import { artwork, carpet, cushionCloth, fabric, paint, planks, rugPattern, tiles, wood } from './textures.ts';

const color = '#b08d64';
const textures: Record<string, Texture> = {
  paint: paint(color, 1),
  wood: wood(color, 2),
  planks: planks(color, 0.14, 3),
  tiles: tiles(color, 0.4, 4),
  carpet: carpet(color, 5),
  fabric: fabric(color, 6),
  cushion: cushionCloth(color, '#d8ccb8', 1, 7),
  rug: rugPattern(color, '#8d8474', 0, [2.4, 1.6], 8),
  art: artwork(1, 9),
};
const place = fc.double({ min: 0, max: 8, noNaN: true });

it.each(Object.entries(textures))(
  '%s reflects some of the light and never more than all of it',
  (_name, texture) => {
    const out = new Float64Array(3);
    fc.assert(
      fc.property(place, place, (u, v) => {
        texture(u, v, out);
        for (const share of out) {
          expect(share).toBeGreaterThan(0);
          expect(share).toBeLessThan(1);
        }
      }),
    );
  },
);

it('keeps the mean of wall paint at its color', () => {
  const wanted = linearFromHex(color);
  const out = new Float64Array(3);
  const sum = [0, 0, 0];
  for (let i = 0; i < 400; i++) {
    paint(color, 1)((i % 20) * 0.31, Math.floor(i / 20) * 0.17, out);
    for (let k = 0; k < 3; k++) sum[k]! += out[k]! / 400;
  }
  for (let k = 0; k < 3; k++) expect(sum[k]! / wanted[k]!).toBeCloseTo(1, 1);
});
