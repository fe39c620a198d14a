import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRAND_CORNERS } from '@home-design/vocabulary';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/folders.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { leastContrast, plateFor, READABLE } from './contrast.ts';
import { addBrand } from './edit.ts';
import { BrandRequest } from './request.ts';

const [WIDTH, HEIGHT] = [400, 300];

function plain(gray: number, width = WIDTH, height = HEIGHT): Raster {
  const photo = createRaster(width, height);
  photo.data.fill(gray);
  return photo;
}

/** Black and white squares: neither ink is readable on them. */
function checkered(): Raster {
  const photo = createRaster(WIDTH, HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const isLight = (Math.floor((i % WIDTH) / 8) + Math.floor(i / WIDTH / 8)) % 2 === 0;
    photo.data.fill(isLight ? 255 : 0, i * 3, i * 3 + 3);
  }
  return photo;
}

const brand = (photo: Raster, given: object) =>
  addBrand(photo, BrandRequest.parse({ mode: 'brand', ...given }));

/** Box around all changed pixels. */
function changed(before: Raster, after: Raster) {
  const at = [...after.data.keys()]
    .filter((i) => after.data[i] !== before.data[i])
    .map((i) => Math.floor(i / 3));
  const [xs, ys] = [at.map((i) => i % before.width), at.map((i) => Math.floor(i / before.width))];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: before.width - 1 - Math.max(...xs),
    bottom: before.height - 1 - Math.max(...ys),
  };
}

async function logo(color: { r: number; g: number; b: number; alpha: number }, width = 60, height = 30) {
  const path = join(await temporaryFolder(), 'logo.png');
  await writeFile(
    path,
    await sharp({ create: { width, height, channels: 4, background: color } })
      .png()
      .toBuffer(),
  );
  return path;
}

describe('addBrand', () => {
  it.each(BRAND_CORNERS)('sets a name in the %s corner, clear of the edges', async (corner) => {
    const photo = plain(90);
    const { raster, mask } = await brand(photo, { text: 'Grove & Sons', corner });
    const gaps = changed(photo, raster);
    const [near, far] = corner.split('-') as ['top' | 'bottom', 'left' | 'right'];
    for (const side of [near, far]) expect(gaps[side]).toBeGreaterThanOrEqual(8);
    for (const side of [near, far]) expect(gaps[side]).toBeLessThan(22);
    for (let i = 0; i < mask!.data.length; i++) {
      const same = [0, 1, 2].every((k) => raster.data[i * 3 + k] === photo.data[i * 3 + k]);
      if (mask!.data[i] === 0) expect(same).toBe(true);
    }
    expect(photo).toEqual(plain(90));
  });

  it('has the requested width', async () => {
    for (const size of [0.3, 0.4]) {
      const photo = plain(40);
      const { left, right } = changed(photo, (await brand(photo, { text: 'Hillcrest Realty', size })).raster);
      expect((WIDTH - left - right) / WIDTH).toBeCloseTo(size, 1);
    }
  });

  it.each([
    [20, 'light'],
    [240, 'dark'],
  ] as const)('is readable on gray %d, in %s ink', async (gray, ink) => {
    const photo = plain(gray);
    const { raster } = await brand(photo, { text: 'Grove' });
    const most = raster.data.reduce(
      (far, value) => (Math.abs(value - gray) > Math.abs(far - gray) ? value : far),
      gray,
    );
    expect(ink === 'light' ? most > 220 : most < 60).toBe(true);
  });

  it('puts a plate under text that would be unreadable', async () => {
    const photo = checkered();
    const { raster } = await brand(photo, { text: 'Grove' });
    const { left, right } = changed(photo, raster);
    const bare = plain(20);
    const without = changed(bare, (await brand(bare, { text: 'Grove' })).raster);
    expect(WIDTH - left - right).toBeGreaterThan(WIDTH - without.left - without.right);
    const ground = { dark: 0, bright: 255 };
    const plate = plateFor(252, 0.9, ground, READABLE)!;
    expect(leastContrast(252, 0.9, ground, plate)).toBeGreaterThanOrEqual(READABLE);
    expect(leastContrast(252, 0.9, ground, null)).toBeLessThan(1.1);
  });

  it('puts a logo on the photo in its colors, with a plate if it would be invisible', async () => {
    const red = { logo: await logo({ r: 200, g: 20, b: 30, alpha: 1 }), opacity: 1, size: 0.15 };
    const photo = plain(245);
    const { raster } = await brand(photo, red);
    const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      [...raster.data.subarray(i * 3, i * 3 + 3)].join(),
    );
    expect(pixels.filter((pixel) => pixel === '200,20,30').length).toBeGreaterThan(1500);
    expect(new Set(pixels).size).toBe(2);
    const dark = { logo: await logo({ r: 20, g: 20, b: 20, alpha: 1 }), opacity: 1, size: 0.15 };
    const onDark = await brand(plain(25), dark);
    expect(onDark.raster.data.some((value) => value > 100)).toBe(true);
  });

  it('warns that listings may not allow it', async () => {
    expect((await brand(plain(90), { text: 'Grove' })).warnings).toEqual([
      'Logos and names in photos are not allowed in many listings.',
    ]);
  });

  it('refuses a label that cannot be drawn, read or seen', async () => {
    const refused = (given: object, photo = plain(90)) => brand(photo, given);
    await expect(refused({ text: '家 Homes' })).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'These characters cannot be drawn: 家. Please use a logo picture instead.',
    });
    await expect(refused({ logo: '/nowhere.png' })).rejects.toMatchObject({ code: 'edit_invalid' });
    const clear = await logo({ r: 0, g: 0, b: 0, alpha: 0 });
    await expect(refused({ logo: clear })).rejects.toMatchObject({
      message: 'The logo is wholly transparent.',
    });
    for (const [width, height] of [
      [1, 1],
      [400, 4],
      [40, 40],
    ] as const) {
      await expect(refused({ text: 'Grove & Sons' }, plain(90, width, height))).rejects.toMatchObject({
        code: 'edit_not_confident',
      });
    }
  });

  it('takes either a name or a logo', () => {
    expect(BrandRequest.safeParse({ mode: 'brand' }).success).toBe(false);
    expect(BrandRequest.safeParse({ mode: 'brand', text: 'A', logo: 'a.png' }).success).toBe(false);
    expect(BrandRequest.safeParse({ mode: 'brand', text: '  ' }).success).toBe(false);
  });
});
