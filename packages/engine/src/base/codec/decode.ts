import { EngineError } from '../engine-error.ts';
import { createMask, createRaster, type Mask, type Raster } from '../raster/raster.ts';
import { openPicture } from './libvips.ts';

export interface DecodeOptions {
  /** Shrink while decoding so that the long side is at most this; never enlarges. */
  readonly maxSide?: number;
  /** Shrink while decoding to fit into this; never enlarges. */
  readonly fitInto?: { readonly width: number; readonly height: number };
  /** Fail at what decoders only warn of, too; `error` when absent. */
  readonly failOn?: 'error' | 'warning';
}

/**
 * Decodes a JPEG, PNG or WebP: upright, 8-bit sRGB (embedded profiles applied), transparency over white.
 *
 * @throws EngineError `photo_unreadable` if the bytes do not decode completely.
 * @example
 * const preview = await decodeRaster(path, { maxSide: 1600 });
 */
export async function decodeRaster(source: string | Buffer, options: DecodeOptions = {}): Promise<Raster> {
  try {
    let picture = openPicture(source, options.failOn)
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb');
    const side = options.maxSide;
    const box = options.fitInto ?? (side === undefined ? undefined : { width: side, height: side });
    if (box) picture = picture.resize({ ...box, fit: 'inside', withoutEnlargement: true });
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

/** A picture with transparency, such as a logo. */
export interface Cutout {
  readonly picture: Raster;
  /** 255 = opaque. */
  readonly opacity: Mask;
}

/**
 * Decodes a JPEG, PNG or WebP with its transparency, shrunk to fit a size; never enlarged.
 *
 * @throws EngineError `photo_unreadable` if the bytes do not decode completely.
 * @example
 * const { picture, opacity } = await decodeCutout(logo, 400, 200);
 */
export async function decodeCutout(source: string | Buffer, width: number, height: number): Promise<Cutout> {
  try {
    const { data, info } = await openPicture(source)
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const picture = createRaster(info.width, info.height);
    const opacity = createMask(info.width, info.height);
    const gray = info.channels < 4;
    for (let i = 0; i < opacity.data.length; i++) {
      const at = i * info.channels;
      for (let k = 0; k < 3; k++) picture.data[i * 3 + k] = data[gray ? at : at + k]!;
      opacity.data[i] = data[at + info.channels - 1]!;
    }
    return { picture, opacity };
  } catch (error) {
    throw new EngineError('photo_unreadable', 'This picture is damaged and cannot be read.', {
      cause: error,
    });
  }
}

/**
 * Decodes a mask picture; only its brightness counts.
 *
 * @throws EngineError `photo_unreadable` if the bytes do not decode completely.
 * @example
 * const selected = await decodeMask('selection.png');
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
