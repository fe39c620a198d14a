import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { jpegWithSecrets, pngHeader } from '../../../test/tainted-files.ts';
import { EngineError } from '../engine-error.ts';
import { encodeJpeg, encodePng, encodeWebp, openRaster } from './encode.ts';
import { judgeHeader } from './judge-header.ts';

const codeOf = (file: Buffer, bytes = file.length): string | undefined => {
  try {
    judgeHeader(file, bytes);
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
};

const photo = drawnPhoto();

/** A JPEG whose header claims this size. */
async function lyingJpeg(width: number, height: number): Promise<Buffer> {
  const bytes = await encodeJpeg(photo);
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

describe('S1 a header, before anything is decoded', () => {
  it('accepts every kind of honest photo', async () => {
    const progressive = await openRaster(photo).jpeg({ progressive: true }).toBuffer();
    const lossless = await openRaster(photo).webp({ lossless: true }).toBuffer();
    const extended = await openRaster(photo)
      .webp()
      .withExif({ IFD0: { Copyright: 'x' } })
      .toBuffer();
    const files = [await encodeJpeg(photo), await encodePng(photo), await encodeWebp(photo)];
    for (const file of [...files, progressive, lossless, extended, jpegWithSecrets(files[0]!)]) {
      expect(codeOf(file)).toBeUndefined();
    }
  });

  it('accepts the emptiest honest pictures: one color, packed as tightly as encoders can', async () => {
    const flat = () => sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#888' } });
    const packed = [
      flat().toColourspace('b-w').jpeg({ progressive: true, mozjpeg: true }),
      flat().png({ compressionLevel: 9 }),
      flat().webp({ quality: 1 }),
    ];
    for (const picture of packed) expect(codeOf(await picture.toBuffer())).toBeUndefined();
  });

  it('refuses JPEG, PNG and WebP whose header claims more than their bytes can hold', async () => {
    expect(codeOf(await lyingJpeg(7_000, 7_000))).toBe('photo_size_mismatch');
    expect(codeOf(pngHeader(7_000, 7_000))).toBe('photo_size_mismatch');
    const webp = await openRaster(photo)
      .webp()
      .withExif({ IFD0: { Copyright: 'x' } })
      .toBuffer();
    webp.writeUIntLE(6_999, 24, 3);
    webp.writeUIntLE(6_999, 27, 3);
    expect(codeOf(webp, 1_000)).toBe('photo_size_mismatch');
  });

  it('refuses too many pixels and too few', async () => {
    expect(codeOf(await lyingJpeg(65_500, 65_500))).toBe('photo_too_many_pixels');
    expect(codeOf(pngHeader(30_000, 30_000))).toBe('photo_too_many_pixels');
    expect(codeOf(await encodeWebp(drawnPhoto(63, 200)))).toBe('photo_too_small');
    expect(codeOf(await openRaster(drawnPhoto(200, 63)).webp({ lossless: true }).toBuffer())).toBe(
      'photo_too_small',
    );
  });

  it('leaves unreadable headers to the decoder, for any bytes', async () => {
    const starts = [await encodeJpeg(photo), await encodePng(photo), await encodeWebp(photo)];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts, Buffer.alloc(0), await readFile(new URL(import.meta.url))),
        fc.nat(400),
        fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { maxLength: 6 }),
        (whole, length, hits) => {
          const head = Buffer.from(whole.subarray(0, length));
          for (const [at, value] of hits) if (at < head.length) head[at] = value;
          expect(codeOf(head, whole.length)).toSatisfy(
            (code: string | undefined) => code === undefined || code.startsWith('photo_'),
          );
        },
      ),
      { numRuns: 500 },
    );
  });
});
