import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { decodeRaster, encodeForSharing, encodePng } from '../base/codec/index.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { drawDisclosureLabel } from './disclosure-label/draw-disclosure-label.ts';
import { bearsDisclosureLabel } from './disclosure-label/find-disclosure-label.ts';
import { BEST_QUALITY, LEAST_QUALITY, publishPicture } from './publish-picture.ts';

const ROOMY = { maxWidth: 2048, maxHeight: 1536, maxBytes: 3_000_000, label: null, wordmark: false };
const png = (width: number, height: number) => encodePng(drawnPhoto(width, height));

/** Fine grain: a picture that needs many bytes. */
function grain(width: number, height: number): Raster {
  const picture = createRaster(width, height);
  let state = 7;
  for (let i = 0; i < picture.data.length; i++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    picture.data[i] = state >>> 16;
  }
  return picture;
}

describe('publishPicture', () => {
  it('scales down to fit both sides, in proportion', async () => {
    const wide = await publishPicture(await png(1200, 400), { ...ROOMY, maxWidth: 600, maxHeight: 600 });
    expect([wide.width, wide.height, wide.isReduced]).toEqual([600, 200, false]);
    const high = await publishPicture(await png(400, 1200), { ...ROOMY, maxWidth: 600, maxHeight: 600 });
    expect([high.width, high.height]).toEqual([200, 600]);
  });

  it('never scales up, and uses the best quality if there is room', async () => {
    const small = await publishPicture(await png(320, 240), ROOMY);
    expect([small.width, small.height, small.quality]).toEqual([320, 240, BEST_QUALITY]);
    expect(small.bytes).toBe(small.jpeg.length);
    expect(small.ssim).toBeGreaterThan(0.95);
    const { width, height } = await decodeRaster(small.jpeg);
    expect([width, height]).toEqual([320, 240]);
  });

  it('uses the highest quality within the bytes: the next one has too many', async () => {
    const picture = grain(400, 300);
    const [least, best] = await Promise.all(
      [LEAST_QUALITY, BEST_QUALITY].map((quality) => encodeForSharing('a.jpg', picture, quality)),
    );
    const maxBytes = Math.round((least!.length + best!.length) / 2);
    const made = await publishPicture(await encodePng(picture), { ...ROOMY, maxBytes });
    expect(made.bytes).toBeLessThanOrEqual(maxBytes);
    expect(made.isReduced).toBe(false);
    const next = await encodeForSharing('a.jpg', picture, made.quality + 1);
    expect(next.length).toBeGreaterThan(maxBytes);
  });

  it('reduces the picture if even the lowest quality has too many bytes, and says so', async () => {
    const made = await publishPicture(await encodePng(grain(800, 600)), { ...ROOMY, maxBytes: 60_000 });
    expect(made.bytes).toBeLessThanOrEqual(60_000);
    expect(made.isReduced).toBe(true);
    expect(made.width).toBeLessThan(800);
    expect(made.width / made.height).toBeCloseTo(4 / 3, 1);
    const hopeless = publishPicture(await encodePng(grain(300, 300)), { ...ROOMY, maxBytes: 2_000 });
    await expect(hopeless).rejects.toThrow('This picture cannot be made small enough for publishing.');
  });

  it('gives the same bytes for the same picture', async () => {
    const source = await png(900, 600);
    const limits = {
      ...ROOMY,
      maxWidth: 512,
      maxBytes: 40_000,
      label: { text: 'Virtually staged', place: 'foot' },
    } as const;
    const [one, other] = [await publishPicture(source, limits), await publishPicture(source, limits)];
    expect(one.jpeg.equals(other.jpeg)).toBe(true);
  });

  it('puts the name of the product into the corner on request', async () => {
    const source = await png(640, 480);
    const [plain, marked] = [
      await publishPicture(source, ROOMY),
      await publishPicture(source, { ...ROOMY, wordmark: true }),
    ];
    expect(marked.jpeg.equals(plain.jpeg)).toBe(false);
    expect([marked.width, marked.height]).toEqual([640, 480]);
  });

  it.each(['foot', 'lower-left', 'lower-right'] as const)(
    'draws the label %s, where it is found again',
    async (place) => {
      for (const [width, height] of [
        [640, 480],
        [1600, 1067],
      ] as const) {
        const label = { text: 'Virtually staged', place };
        const { jpeg } = await publishPicture(await png(width, height), { ...ROOMY, label });
        expect(bearsDisclosureLabel(await decodeRaster(jpeg))).toBe(true);
      }
      const { jpeg } = await publishPicture(await png(640, 480), ROOMY);
      expect(bearsDisclosureLabel(await decodeRaster(jpeg))).toBe(false);
    },
  );
});

/** Relative luminance of WCAG 2. */
const luminance = (gray: number): number => {
  const value = gray / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

describe('the label in a corner', () => {
  it.each([0, 128, 255])('has letters of 4.5 to 1 and more on gray %d', (gray) => {
    for (const place of ['foot', 'lower-left', 'lower-right'] as const) {
      const picture = createRaster(800, 600);
      picture.data.fill(gray);
      const { data } = drawDisclosureLabel(picture, 'Virtually staged', place);
      const band = place === 'lower-right' ? data.at(-1)! : data.at(-3 * 800)!;
      expect((luminance(255) + 0.05) / (luminance(band) + 0.05)).toBeGreaterThan(4.5);
      expect(Math.max(...data.subarray(data.length - 3 * 800 * 30))).toBe(255);
    }
  });

  it('is as wide as its text, at its side, and leaves the rest as it is', () => {
    const picture = createRaster(800, 600);
    picture.data.fill(200);
    const row = (place: 'lower-left' | 'lower-right') => {
      const { data } = drawDisclosureLabel(picture, 'Virtually staged', place);
      return [data.at(-3 * 800), data.at(-1)];
    };
    expect(row('lower-left')).toEqual([76, 200]);
    expect(row('lower-right')).toEqual([200, 76]);
  });
});
