import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from './photo-size.ts';

// Only three loaders are enabled: the others of libvips (SVG, PDF, GIF, TIFF, HEIF …) are attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadWebpBuffer',
  ],
});
// Every photo is read once: a cache would only use memory and, worse, return a file's earlier content.
sharp.cache(false);

/**
 * Opens a file or bytes for decoding; truncated and damaged data fail.
 * @param failOn `error`: harmless warnings pass.
 */
export function openPicture(source: string | Buffer, failOn: 'error' | 'warning' = 'error'): Sharp {
  return sharp(source, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true });
}

/** Opens a file or bytes to read the header only, for any claimed size. */
export function openHeader(source: string | Buffer): Sharp {
  return sharp(source, { failOn: 'error', limitInputPixels: false });
}

/** Opens decoded bytes, interleaved, one byte per channel. */
export function openRaw(data: Uint8Array, width: number, height: number, channels: 1 | 3 | 4): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
}

/** Opens one 16-bit channel already decoded. */
export function openRaw16(data: Uint16Array, width: number, height: number): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: MAX_PIXELS });
}
