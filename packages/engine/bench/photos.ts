import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { decodeRaster, encodeJpeg, encodePng } from '../src/base/codec/index.ts';
import { createRandom } from '../src/base/random.ts';
import type { Raster } from '../src/base/raster/raster.ts';
import { resizeRaster } from '../src/base/raster/resize.ts';
import { markCorner, markTiled } from '../test/drawn-marks.ts';

/** Files that the timings work on. */
export const Photos = z.strictObject({
  px1024: z.string(),
  px2048: z.string(),
  megapixels12: z.string(),
  /** A room to be emptied, at 2048 px. */
  bedroom2048: z.string(),
  /** A house under open sky, and a room with a burnt-out window, at 2048 px. */
  house2048: z.string(),
  window2048: z.string(),
  /** The room with a mark all over it, and with one in a corner, at 2048 px. */
  tiled2048: z.string(),
  corner2048: z.string(),
});
export type Photos = z.infer<typeof Photos>;

const TWELVE_MEGAPIXELS = { width: 4243, height: 2829 };

/** A furnished room of our own, as large as it is shipped. */
const ROOM = join(import.meta.dirname, '../samples/scandinavian-living-room/furnished.webp');
const BEDROOM = join(import.meta.dirname, '../samples/minimalist-bedroom/furnished.webp');
const HOUSE = join(import.meta.dirname, '../samples/brick-house/furnished.webp');
const WINDOW = join(import.meta.dirname, '../scenes/traditional-dining-room-7/photo.webp');

/** Writes a furnished room at the sizes to be timed, each with grain of its own size. */
export async function preparePhotos(folder: string): Promise<Photos> {
  const photo = await decodeRaster(ROOM);
  const atWidth = (
    width: number,
    from = photo,
    height = Math.round((width * from.height) / from.width),
  ): Raster => withGrain(resizeRaster(from, width, height, 'bilinear'));
  const files = {
    px1024: join(folder, '1024.png'),
    px2048: join(folder, '2048.png'),
    megapixels12: join(folder, '12-megapixel.jpg'),
    bedroom2048: join(folder, 'bedroom-2048.png'),
    house2048: join(folder, 'house-2048.png'),
    window2048: join(folder, 'window-2048.png'),
    tiled2048: join(folder, 'tiled-2048.png'),
    corner2048: join(folder, 'corner-2048.png'),
  };
  await writeFile(files.px1024, await encodePng(atWidth(1024)));
  await writeFile(files.px2048, await encodePng(atWidth(2048)));
  const { width, height } = TWELVE_MEGAPIXELS;
  await writeFile(files.megapixels12, await encodeJpeg(atWidth(width, photo, height), 90));
  await writeFile(files.bedroom2048, await encodePng(atWidth(2048, await decodeRaster(BEDROOM))));
  await writeFile(files.house2048, await encodePng(atWidth(2048, await decodeRaster(HOUSE))));
  await writeFile(files.window2048, await encodePng(atWidth(2048, await decodeRaster(WINDOW))));
  const look = { text: 'Harbor Realty', gray: 255, opacity: 0.4, size: 0.045 };
  await writeFile(files.tiled2048, await encodePng(markTiled(atWidth(2048), look, 0.4).marked));
  await writeFile(files.corner2048, await encodePng(markCorner(atWidth(2048), look).marked));
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
