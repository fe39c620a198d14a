import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { createRaster, type Raster } from '../raster/raster.ts';
import { decodeRaster } from './decode.ts';
import { encodeJpeg, openRaster } from './encode.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Number of differing bits. */
function distance(one: string | null, other: string | null): number {
  let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; bits > 0n; bits >>= 1n) count += Number(bits & 1n);
  return count;
}

/** A room of boxes: walls, a floor and furniture, placed by the seed. */
function drawnRoom(seed: number): Raster {
  const raster = createRaster(960, 640);
  let state = seed;
  const next = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const boxes = Array.from({ length: 14 }, (_each, at) => ({
    left: at === 0 ? 0 : next(800),
    top: at === 0 ? 0 : next(520),
    right: at === 0 ? 960 : 0,
    bottom: at === 0 ? 640 : 0,
    light: 30 + next(220),
  })).map((box) => ({
    ...box,
    right: box.right || box.left + 80 + next(400),
    bottom: box.bottom || box.top + 60 + next(300),
  }));
  for (let y = 0, i = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++, i += 3) {
      const box = boxes.findLast(
        ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
      );
      raster.data.fill((box?.light ?? 0) + ((x * 7_919 + y * 104_729) % 5), i, i + 3);
    }
  return raster;
}

const ROOMS = [3, 17, 29, 41, 58, 67, 73, 88].map(drawnRoom);

const VARIANTS: Readonly<Record<string, (room: Raster) => Promise<Buffer>>> = {
  'JPEG 95': (room) => encodeJpeg(room, 95),
  'JPEG 30': (room) => encodeJpeg(room, 30),
  'WebP 50': (room) => openRaster(room).webp({ quality: 50 }).toBuffer(),
  'half the size, JPEG 70': (room) =>
    openRaster(room).resize({ width: 480 }).jpeg({ quality: 70 }).toBuffer(),
  'a third, JPEG 50': (room) => openRaster(room).resize({ width: 320 }).jpeg({ quality: 50 }).toBuffer(),
  'twice the size': (room) => openRaster(room).resize({ width: 1_920 }).jpeg().toBuffer(),
  '10 % darker': (room) => openRaster(room).modulate({ brightness: 0.9 }).jpeg().toBuffer(),
  'with a mark in the corner': (room) =>
    openRaster(room)
      .composite([
        {
          input: {
            create: {
              width: 200,
              height: 40,
              channels: 4,
              background: { r: 255, g: 255, b: 255, alpha: 0.7 },
            },
          },
          gravity: 'southeast',
        },
      ])
      .jpeg()
      .toBuffer(),
};

/** The server's limit of differing bits for the same picture. */
const ALIKE = 6;

describe('the fingerprint of a picture', () => {
  it.each(Object.entries(VARIANTS))('is nearly the same for another form of it: %s', async (_name, vary) => {
    for (const room of ROOMS) {
      const other = await decodeRaster(await vary(room));
      expect(distance(await fingerprintOf(room), await fingerprintOf(other))).toBeLessThanOrEqual(ALIKE);
    }
  });

  it('is far from that of every other picture', async () => {
    const prints = await Promise.all([drawnPhoto(), ...ROOMS].map(fingerprintOf));
    for (const [at, one] of prints.entries())
      for (const other of prints.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(2 * ALIKE);
  });

  it('is null for a picture without shapes, because all white pages would match', async () => {
    const white = createRaster(300, 200);
    white.data.fill(250);
    expect(await fingerprintOf(white)).toBeNull();
    const speck = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#eee' } })
      .composite([
        { input: { create: { width: 20, height: 10, channels: 3, background: '#000' } }, top: 5, left: 5 },
      ])
      .jpeg()
      .toBuffer();
    expect(await fingerprintOf(await decodeRaster(speck))).toBeNull();
  });
});
