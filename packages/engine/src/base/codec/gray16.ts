import { EngineError } from '../engine-error.ts';
import { openPicture, openRaw16 } from './libvips.ts';

/** One 16-bit value per pixel. */
export interface Gray16 {
  readonly width: number;
  readonly height: number;
  /** width * height values. */
  readonly data: Uint16Array;
}

/**
 * Lossless 16-bit gray PNG; smooth planes shrink to a hundredth.
 *
 * @example
 * const bytes = await encodeGray16Png(depth);
 */
export function encodeGray16Png({ width, height, data }: Gray16): Promise<Buffer> {
  return openRaw16(data, width, height)
    .toColourspace('grey16')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}

/**
 * Decodes the output of `encodeGray16Png`.
 *
 * @throws EngineError `photo_unreadable` if the bytes do not decode completely.
 * @example
 * const depth = await decodeGray16('depth.png');
 */
export async function decodeGray16(source: string | Buffer): Promise<Gray16> {
  try {
    const { data, info } = await openPicture(source)
      .toColourspace('grey16')
      .extractChannel(0)
      .raw({ depth: 'ushort' })
      .toBuffer({ resolveWithObject: true });
    // Copied: a pool's buffer may begin at an odd byte.
    const values = new Uint16Array(new Uint8Array(data).buffer);
    return { width: info.width, height: info.height, data: values };
  } catch (error) {
    throw new EngineError('photo_unreadable', 'This picture is damaged and cannot be read.', {
      cause: error,
    });
  }
}
