import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rgbaToThumbHash } from 'thumbhash';
import type { Raster } from '../raster/raster.ts';
import { fitWithin } from '../raster/resize.ts';
import { asJpeg, asWebp, openRaster } from './encode.ts';
import { openRaw } from './libvips.ts';
import type { PictureFiles } from './written-files.ts';

/** Long side of the picture shown large on a screen. */
export const PREVIEW_SIDE = 2048;
/** Long side of the picture shown in lists. */
export const THUMBNAIL_SIDE = 480;
/** Largest side for ThumbHash. */
const THUMBHASH_SIDE = 100;

/** The files in a picture's folder, and its placeholder. */
export interface WrittenPicture {
  readonly files: PictureFiles;
  /** ThumbHash, base64. */
  readonly thumbhash: string;
}

/**
 * Writes a picture's files into an empty folder.
 *
 * @param original the lossless file, as bytes still being encoded or already there.
 * @param shown the same picture, at preview size or larger.
 * @example
 * const { files } = await writePictureFiles(folder, { extension: 'png', bytes: encodePng(result) }, result);
 */
export async function writePictureFiles(
  folder: string,
  original: { readonly extension: 'jpg' | 'png' | 'webp'; readonly bytes: Buffer | Promise<Buffer> },
  shown: Raster,
): Promise<WrittenPicture> {
  const files: PictureFiles = {
    original: `original.${original.extension}`,
    preview: { webp: 'preview.webp', jpeg: 'preview.jpg' },
    thumbnail: { webp: 'thumbnail.webp', jpeg: 'thumbnail.jpg' },
  };
  const write = async (name: string, bytes: Buffer | Promise<Buffer>) =>
    writeFile(join(folder, name), await bytes);

  const renditions = async () => {
    const preview = await shrink(shown, PREVIEW_SIDE);
    const small = shrink(preview, THUMBNAIL_SIDE).then(async (thumbnail) => {
      const hash = thumbhashOf(thumbnail);
      await Promise.all([
        write(files.thumbnail.webp, asWebp(openRaster(thumbnail)).toBuffer()),
        write(files.thumbnail.jpeg, asJpeg(openRaster(thumbnail)).toBuffer()),
      ]);
      return hash;
    });
    const [, , thumbhash] = await Promise.all([
      write(files.preview.webp, asWebp(openRaster(preview)).toBuffer()),
      write(files.preview.jpeg, asJpeg(openRaster(preview)).toBuffer()),
      small,
    ]);
    return thumbhash;
  };
  const [thumbhash] = await Promise.all([renditions(), write(files.original, original.bytes)]);
  return { files, thumbhash };
}

/** The picture reduced to a long side; unchanged if it fits already. */
export async function shrink(raster: Raster, maxSide: number): Promise<Raster> {
  const size = fitWithin(raster, maxSide);
  if (size.width === raster.width) return raster;
  const data = await openRaster(raster)
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data };
}

async function thumbhashOf(raster: Raster): Promise<string> {
  const small = await shrink(raster, THUMBHASH_SIDE);
  const rgba = await openRaw(small.data, small.width, small.height, 3).ensureAlpha().raw().toBuffer();
  return Buffer.from(rgbaToThumbHash(small.width, small.height, rgba)).toString('base64');
}
