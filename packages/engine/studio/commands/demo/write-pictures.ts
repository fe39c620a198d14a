import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeRaster, encodeWebp } from '../../../src/base/codec/index.ts';
import type { Raster } from '../../../src/base/raster/raster.ts';
import { resizeRaster } from '../../../src/base/raster/resize.ts';
import type { SampleRoom } from './manifest.ts';

/** Further widths of the pictures, in pixels: phones, small windows, and wide ones. */
const SMALLER = [1600, 960, 480] as const;
const THUMBNAIL_WIDTH = 480;
/** Larger pictures are shown on screens of twice the density, which hide more. */
const quality = (width: number): number => (width > 1600 ? 74 : 84);

/** A file of a picture. */
interface Rendition<Base extends string> {
  width: number;
  height: number;
  webp: `${Base}/${string}.webp`;
}

/**
 * Writes a picture of the front page or the gallery at all its widths.
 * @param base address of the folder on the server
 */
export async function writeRenditions<Base extends string>(
  { folder, base }: { folder: string; base: Base },
  id: string,
  picture: Raster,
): Promise<Rendition<Base>[]> {
  await mkdir(folder, { recursive: true });
  const widths = [picture.width, ...SMALLER.filter((width) => width < picture.width)];
  const renditions: Rendition<Base>[] = [];
  for (const width of widths) {
    const name = `${id}-${width}.webp` as const;
    const shown = scaledTo(picture, width);
    await writeFile(join(folder, name), await encodeWebp(shown, quality(width)));
    renditions.push({ width, height: shown.height, webp: `${base}/${name}` as const });
  }
  return renditions;
}

/** Puts a sample into `folder/samples`: the photo as it is, and small. */
export async function writeSampleRoom(
  folder: string,
  id: string,
  photo: string,
): Promise<Pick<SampleRoom, 'image' | 'thumbnail' | 'width' | 'height'>> {
  await mkdir(join(folder, 'samples'), { recursive: true });
  const picture = await decodeRaster(photo);
  await copyFile(photo, join(folder, 'samples', `${id}.webp`));
  const small = await encodeWebp(scaledTo(picture, THUMBNAIL_WIDTH), quality(THUMBNAIL_WIDTH));
  await writeFile(join(folder, 'samples', `${id}-${THUMBNAIL_WIDTH}.webp`), small);
  return {
    image: `/demo/samples/${id}.webp`,
    thumbnail: `/demo/samples/${id}-${THUMBNAIL_WIDTH}.webp`,
    width: picture.width,
    height: picture.height,
  };
}

function scaledTo(picture: Raster, width: number): Raster {
  if (width === picture.width) return picture;
  return resizeRaster(picture, width, Math.round((picture.height * width) / picture.width));
}
