import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { encodeJpeg, encodePng } from '../src/codec/index.ts';
import { createRandom } from '../src/random.ts';
import type { Raster } from '../src/raster/raster.ts';
import { resizeRaster } from '../src/raster/resize.ts';
import { drawRoom, gardenLivingRoom, PICTURE_QUALITY } from '../src/rooms/index.ts';

/** Files that the timings work on. */
export const Photos = z.strictObject({ px1024: z.string(), px2048: z.string(), megapixels12: z.string() });
export type Photos = z.infer<typeof Photos>;

const TWELVE_MEGAPIXELS = { width: 4243, height: 2829 };

/** Draws a furnished room and writes it at the sizes to be timed, each with grain of its own size. */
export async function drawPhotos(folder: string): Promise<Photos> {
  const quality = { ...PICTURE_QUALITY, samples: 2, bounces: 1, detail: 2 };
  const { photo } = drawRoom(gardenLivingRoom(1024, quality));
  const files = {
    px1024: join(folder, '1024.png'),
    px2048: join(folder, '2048.png'),
    megapixels12: join(folder, '12-megapixel.jpg'),
  };
  await writeFile(files.px1024, await encodePng(photo));
  const large = withGrain(
    resizeRaster(photo, 2048, Math.round((2048 * photo.height) / photo.width), 'bilinear'),
  );
  await writeFile(files.px2048, await encodePng(large));
  const { width, height } = TWELVE_MEGAPIXELS;
  await writeFile(
    files.megapixels12,
    await encodeJpeg(withGrain(resizeRaster(photo, width, height, 'bilinear')), 90),
  );
  return files;
}

/** Enlarged pictures are too smooth to be like photos: they would code and filter faster. */
export function withGrain(raster: Raster): Raster {
  const random = createRandom(1);
  const data = raster.data.map((value) =>
    Math.max(0, Math.min(255, Math.round(value + 6 * (random() - 0.5)))),
  );
  return { ...raster, data };
}
