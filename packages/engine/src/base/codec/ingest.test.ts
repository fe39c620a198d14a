import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { distance, drawnPhoto } from '../../../test/drawn-photo.ts';
import { temporaryFolder } from '../../../test/folders.ts';
import { jpegWithSecrets, pngHeader, pngWithSecrets, SECRET } from '../../../test/tainted-files.ts';
import { EngineError } from '../engine-error.ts';
import type { Raster } from '../raster/raster.ts';
import { decodeRaster } from './decode.ts';
import { encodeJpeg, encodePng, encodeWebp, openRaster } from './encode.ts';
import { ingestPhoto } from './ingest.ts';
import { openHeader } from './libvips.ts';

async function ingest(bytes: Buffer) {
  const folder = await temporaryFolder();
  const outputs = await temporaryFolder();
  const source = join(folder, 'received');
  await writeFile(source, bytes);
  const stages: number[] = [];
  const result = await ingestPhoto({ source, folder: outputs }, ({ fraction }) => stages.push(fraction));
  const original = await readFile(join(outputs, result.files.original));
  return { result, folder: outputs, original, stages };
}

async function refusalOf(bytes: Buffer): Promise<EngineError> {
  return ingest(bytes).then(
    () => expect.unreachable('was accepted'),
    (error: unknown) => {
      if (error instanceof EngineError) return error;
      throw error;
    },
  );
}

/** The upright picture as a rotated camera would have stored it, by EXIF orientation 1 … 8. */
function asStored(upright: Raster, orientation: number): Raster {
  const { width, height } = upright;
  const turned = orientation > 4;
  const stored = { width: turned ? height : width, height: turned ? width : height };
  const data = new Uint8Array(upright.data.length);
  for (let y = 0; y < stored.height; y++) {
    for (let x = 0; x < stored.width; x++) {
      const [right, down] = [stored.width - 1 - x, stored.height - 1 - y];
      const places = [
        [x, y],
        [right, y],
        [right, down],
        [x, down],
        [y, x],
        [down, x],
        [down, right],
        [y, right],
      ];
      const [u, v] = places[orientation - 1]!;
      const from = (v! * width + u!) * 3;
      data.set(upright.data.subarray(from, from + 3), (y * stored.width + x) * 3);
    }
  }
  return { ...stored, data };
}

const photo = drawnPhoto();

describe('ingest', () => {
  it('keeps the compressed pixels of an upright JPEG, PNG and WebP as received', async () => {
    for (const [format, bytes] of [
      ['jpeg', await encodeJpeg(photo)],
      ['png', await encodePng(photo)],
      ['webp', await encodeWebp(photo)],
    ] as const) {
      const { result, original, stages } = await ingest(bytes);
      expect(result).toMatchObject({ format, width: 120, height: 90, focalLength35: null });
      expect(await decodeRaster(original)).toEqual(await decodeRaster(bytes));
      expect((await openHeader(original).metadata()).format).toBe(format);
      expect(original.length).toBeLessThanOrEqual(bytes.length);
      expect(stages).toEqual([...stages].sort((a, b) => a - b));
      expect(stages.at(-1)).toBe(1);
    }
  });

  it('brings all eight EXIF orientations upright, pixel for pixel', async () => {
    for (let orientation = 1; orientation <= 8; orientation++) {
      const stored = asStored(photo, orientation);
      const png = await openRaster(stored).png().withMetadata({ orientation }).toBuffer();
      const { original, result } = await ingest(png);
      expect([result.width, result.height]).toEqual([120, 90]);
      expect(await decodeRaster(original), `orientation ${orientation}`).toEqual(photo);

      const jpeg = await openRaster(stored).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
      expect(distance(await decodeRaster((await ingest(jpeg)).original), photo)).toBeLessThan(9);
    }
  });

  it('leaves no EXIF, XMP, IPTC, GPS, comment, profile or trailing byte in any file', async () => {
    const webp = await openRaster(photo)
      .webp()
      .withExif({ IFD0: { Copyright: SECRET } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SECRET}</x:xmpmeta>`)
      .withIccProfile('p3')
      .toBuffer();
    const tainted = [
      jpegWithSecrets(await encodeJpeg(photo)),
      jpegWithSecrets(
        await openRaster(photo).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
      ),
      pngWithSecrets(await encodePng(photo)),
      webp,
    ];
    for (const bytes of tainted) {
      expect(bytes.includes(SECRET)).toBe(true);
      const { folder } = await ingest(bytes);
      const names = await readdir(folder);
      expect(names).toHaveLength(5);
      for (const name of names) {
        const file = await readFile(join(folder, name));
        expect(file.includes(SECRET), name).toBe(false);
        const { exif, xmp, iptc, icc, comments, orientation } = await openHeader(file).metadata();
        expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
      }
    }
  });

  it('reads the focal length before it strips it', async () => {
    const bytes = await openRaster(photo)
      .jpeg()
      .withExif({ IFD2: { FocalLengthIn35mmFilm: '26' } })
      .toBuffer();
    expect((await ingest(bytes)).result.focalLength35).toBe(26);
  });

  it('is idempotent: its own original is returned byte for byte', async () => {
    for (const bytes of [await encodeJpeg(photo), await encodeWebp(photo), await encodePng(photo)]) {
      const once = await ingest(bytes);
      const twice = await ingest(once.original);
      expect(twice.original.equals(once.original)).toBe(true);
      expect(twice.result).toEqual(once.result);
    }
  });

  it('shows transparency over white, gray as gray, print colors and wide gamut as sRGB, 16 bits as 8', async () => {
    const half = openRaster(photo).ensureAlpha(0).png();
    expect(
      (await decodeRaster((await ingest(await half.toBuffer())).original)).data.every((v) => v === 255),
    ).toBe(true);
    const gray = await decodeRaster(
      (await ingest(await openRaster(photo).toColourspace('b-w').jpeg().toBuffer())).original,
    );
    expect(gray.data.length).toBe(photo.data.length);
    expect(gray.data[0]).toBe(gray.data[1]);
    const variants = [
      openRaster(photo).toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 95 }),
      openRaster(photo).withIccProfile('p3').png(),
      openRaster(photo).toColourspace('rgb16').png(),
    ];
    for (const variant of variants) {
      const { original } = await ingest(await variant.toBuffer());
      expect(distance(await decodeRaster(original), photo)).toBeLessThan(14);
      expect(await openHeader(original).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
        channels: 3,
      });
    }
  });

  it('makes a preview of at most 2048 and a thumbnail of at most 480 pixels, never enlarged', async () => {
    const { folder, result } = await ingest(await encodeJpeg(drawnPhoto(2400, 900)));
    const size = async (name: string) => {
      const { width, height } = await openHeader(join(folder, name)).metadata();
      return [width, height];
    };
    expect(await size(result.files.original)).toEqual([2400, 900]);
    expect(await size(result.files.preview.webp)).toEqual([2048, 768]);
    expect(await size(result.files.preview.jpeg)).toEqual([2048, 768]);
    expect(await size(result.files.thumbnail.webp)).toEqual([480, 180]);
    expect(await size(result.files.thumbnail.jpeg)).toEqual([480, 180]);
    const small = await ingest(await encodeJpeg(photo));
    expect((await openHeader(join(small.folder, 'preview.jpg')).metadata()).width).toBe(120);
    expect(Buffer.from(small.result.thumbhash, 'base64').length).toBeGreaterThan(15);
  });
});

describe('ingest refuses', () => {
  it('a file that is not a JPEG, PNG or WebP, under any name', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(await refusalOf(heic)).toMatchObject({
      code: 'photo_heic',
      message: expect.stringContaining('JPEG'),
    });
    const others: Array<[string, string]> = [
      ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>', 'an SVG'],
      ['GIF89a\x01\0\x01\0', 'a GIF'],
      ['II*\0\x08\0\0\0', 'a TIFF'],
      ['%PDF-1.7', 'a PDF'],
      ['hello', 'not a photo'],
      ['<!doctype html><html></html>', 'a web page'],
    ];
    for (const [text, named] of others) {
      const refusal = await refusalOf(Buffer.from(text, 'latin1'));
      expect(refusal.code).toBe('photo_unsupported_format');
      expect(refusal.message).toContain(named);
    }
  });

  it('an empty file, and any photo that is cut short', async () => {
    expect((await refusalOf(Buffer.alloc(0))).code).toBe('photo_unreadable');
    for (const whole of [await encodeJpeg(photo), await encodePng(photo), await encodeWebp(photo)]) {
      for (const share of [0.05, 0.3, 0.6, 0.9, 0.99]) {
        const cut = whole.subarray(0, Math.floor(whole.length * share));
        expect((await refusalOf(cut)).code, `${share}`).toBe('photo_unreadable');
      }
    }
  });

  it('moving pictures', async () => {
    expect((await refusalOf(pngHeader(200, 200, { animated: true }))).code).toBe('photo_animated');
    expect((await refusalOf(await animatedWebp())).code).toBe('photo_animated');
  });

  it('bombs by their header alone, with the number of pixels', async () => {
    const huge = await refusalOf(pngHeader(30_000, 30_000));
    expect(huge).toMatchObject({
      code: 'photo_too_many_pixels',
      message: expect.stringContaining('900 megapixels'),
    });
    expect(await refusalOf(pngHeader(20_000, 100))).toMatchObject({
      code: 'photo_too_many_pixels',
      message: expect.stringContaining('16384'),
    });
    const lyingJpeg = await encodeJpeg(photo);
    const frame = lyingJpeg.indexOf(Buffer.of(0xff, 0xc0));
    lyingJpeg.writeUInt16BE(65_500, frame + 5);
    lyingJpeg.writeUInt16BE(65_500, frame + 7);
    expect((await refusalOf(lyingJpeg)).code).toBe('photo_too_many_pixels');
  });

  it('S1 a JPEG with data for fewer pixels than in its header, within the time of a small photo', async () => {
    const large = drawnPhoto(600, 450);
    for (const progressive of [false, true]) {
      const whole = await openRaster(large).jpeg({ quality: 90, progressive }).toBuffer();
      for (const [width, height] of [
        [600, 500],
        [700, 450],
        [2_400, 2_000],
      ] as const) {
        const lying = Buffer.from(whole);
        const frame = lying.indexOf(Buffer.of(0xff, progressive ? 0xc2 : 0xc0));
        lying.writeUInt16BE(height, frame + 5);
        lying.writeUInt16BE(width, frame + 7);
        expect((await refusalOf(lying)).code, `${width} × ${height}`).toBe('photo_size_mismatch');
      }
    }
  });

  it('pictures too small to edit', async () => {
    for (const [width, height] of [
      [1, 1],
      [63, 200],
      [200, 63],
    ] as const) {
      expect((await refusalOf(await encodePng(drawnPhoto(width, height)))).code).toBe('photo_too_small');
    }
  });

  it('damage with a coded error, for any damaged bytes', async () => {
    const wholes = [await encodeJpeg(photo), await encodePng(photo), await encodeWebp(photo)];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...wholes),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), fc.nat(255)), {
          minLength: 1,
          maxLength: 8,
        }),
        async (whole, hits) => {
          const damaged = Buffer.from(whole);
          for (const [where, value] of hits) damaged[Math.floor(where * where * damaged.length)] = value;
          const outcome = await ingest(damaged).catch((error: unknown) => error);
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(EngineError);
            expect((outcome as EngineError).code).toMatch(/^photo_/);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Two frames, encoded from one tall picture. */
async function animatedWebp(): Promise<Buffer> {
  const frames = Buffer.concat([photo.data, photo.data.toReversed()]);
  return sharp(frames, { raw: { width: 120, height: 180, channels: 3, pageHeight: 90 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}
