import { EngineError } from '../engine-error.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import { openPicture } from './libvips.ts';

export interface DecodeOptions {
  /** Shrink while decoding so that the long side is at most this; never enlarges. */
  readonly maxSide?: number;
}

/**
 * Decodes a JPEG, PNG or WebP: upright, 8-bit sRGB (embedded profiles applied), transparency over white.
 *
 * @throws EngineError `photo_unreadable` when the bytes do not decode in full.
 */
export async function decodeRaster(source: string | Buffer, options: DecodeOptions = {}): Promise<Raster> {
  try {
    let picture = openPicture(source).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
    const side = options.maxSide;
    if (side !== undefined) {
      picture = picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    }
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return {
      width: info.width,
      height: info.height,
      data: info.channels === 3 ? view(data) : rgbFromGray(data, info.channels),
    };
  } catch (error) {
    throw new EngineError('photo_unreadable', 'This photo is damaged or incomplete and cannot be read.', {
      cause: error,
    });
  }
}

/**
 * Decodes a mask picture; only its brightness counts.
 *
 * @throws EngineError `photo_unreadable` when the bytes do not decode in full.
 */
export async function decodeMask(source: string | Buffer): Promise<Mask> {
  try {
    const { data, info } = await openPicture(source)
      .toColourspace('b-w')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: view(data) };
  } catch (error) {
    throw new EngineError('photo_unreadable', 'This mask is damaged and cannot be read.', { cause: error });
  }
}

function view(buffer: Buffer): Uint8Array {
  return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.length);
}

function rgbFromGray(data: Buffer, channels: number): Uint8Array {
  const out = new Uint8Array((data.length / channels) * 3);
  for (let i = 0, at = 0; i < out.length; i += 3, at += channels) out.fill(data[at]!, i, i + 3);
  return out;
}
