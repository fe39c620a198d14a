import { extname } from 'node:path';
import type { Sharp } from 'sharp';
import type { Mask, Raster } from '../raster/raster.ts';
import type { Cutout } from './decode.ts';
import { openRaw } from './libvips.ts';

/**
 * Lossless PNG, tuned for speed: level 1 takes a third of the time of level 6, with hardly larger photos.
 *
 * @example
 * await writeFile('room.png', await encodePng(room));
 */
export function encodePng(raster: Raster): Promise<Buffer> {
  return asPng(openRaster(raster)).toBuffer();
}

/**
 * WebP for the screen; effort 2 halves the time of effort 4 for 8 % more bytes.
 *
 * @example
 * await writeFile('preview.webp', await encodeWebp(preview));
 */
export function encodeWebp(raster: Raster, quality = 82): Promise<Buffer> {
  return asWebp(openRaster(raster), quality).toBuffer();
}

/**
 * Baseline JPEG, 4:2:0 chroma below quality 90, 4:4:4 from there on.
 *
 * @example
 * await writeFile('room.jpg', await encodeJpeg(room, 92));
 */
export function encodeJpeg(raster: Raster, quality = 85): Promise<Buffer> {
  return asJpeg(openRaster(raster), quality).toBuffer();
}

/** Quality of JPEG and WebP files for people to keep, in place of the one for the screen. */
const KEEPING_QUALITY = 92;

/**
 * A picture in the format that a file's name ends in: PNG, WebP, else JPEG.
 *
 * @param use its purpose: a picture for the screen has half the bytes of one for keeping
 * @example
 * await writeFile(path, await encodeFor(path, room));
 */
export function encodeFor(
  path: string,
  raster: Raster,
  use: 'keeping' | 'screen' = 'keeping',
): Promise<Buffer> {
  const quality = use === 'keeping' ? KEEPING_QUALITY : undefined;
  switch (extname(path).toLowerCase()) {
    case '.png':
      return encodePng(raster);
    case '.webp':
      return encodeWebp(raster, quality);
    default:
      return encodeJpeg(raster, quality);
  }
}

/**
 * A picture that leaves the product, in the format that a file's name ends in. A JPEG gets an sRGB profile, for
 * programs that do not assume one.
 *
 * @example
 * await writeFile(path, await encodeForSharing(path, room));
 */
export function encodeForSharing(
  path: string,
  raster: Raster,
  quality: number = KEEPING_QUALITY,
): Promise<Buffer> {
  switch (extname(path).toLowerCase()) {
    case '.png':
      return encodePng(raster);
    case '.webp':
      return encodeWebp(raster, quality);
    default:
      return asJpeg(openRaster(raster), quality).withIccProfile('srgb').toBuffer();
  }
}

/**
 * WebP of pictures for later computations: colors stay sharp, with high effort, because each is encoded once.
 *
 * @example
 * await writeFile('layers.webp', await encodeLayers(layers));
 */
export function encodeLayers(raster: Raster, quality = 90): Promise<Buffer> {
  return openRaster(raster).webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
}

/**
 * WebP of a picture with transparency, for the screen.
 *
 * @example
 * await writeFile('logo.webp', await encodeCutout(logo));
 */
export function encodeCutout({ picture, opacity }: Cutout): Promise<Buffer> {
  const { width, height } = picture;
  const data = new Uint8Array(width * height * 4);
  for (let p = 0; p < width * height; p++) {
    for (let k = 0; k < 3; k++) data[p * 4 + k] = picture.data[p * 3 + k]!;
    data[p * 4 + 3] = opacity.data[p]!;
  }
  return asWebp(openRaw(data, width, height, 4)).toBuffer();
}

/**
 * 8-bit gray PNG of a mask.
 *
 * @example
 * await writeFile('mask.png', await encodeMaskPng(mask));
 */
export function encodeMaskPng(mask: Mask): Promise<Buffer> {
  return openRaw(mask.data, mask.width, mask.height, 1)
    .toColourspace('b-w')
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}

/** A decoded picture on its way to an encoder. */
export function openRaster(raster: Raster): Sharp {
  return openRaw(raster.data, raster.width, raster.height, 3);
}

/** Sets the output to this project's fast lossless PNG. */
export function asPng(picture: Sharp): Sharp {
  return picture.png({ compressionLevel: 1, adaptiveFiltering: true, palette: false });
}

/** Sets the output to this project's screen WebP. */
export function asWebp(picture: Sharp, quality = 82): Sharp {
  return picture.webp({ quality, effort: 2 });
}

/** Sets the output to this project's screen JPEG. */
export function asJpeg(picture: Sharp, quality = 85): Sharp {
  return picture.jpeg({ quality, chromaSubsampling: quality < 90 ? '4:2:0' : '4:4:4', mozjpeg: false });
}
