/**
 * `npm run sky-pictures`: shows one of our own houses under every sky, for photos in which no sky is found. Seconds; the
 * same house gives the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { decodeRaster, encodeWebp } from '../../src/base/codec/index.ts';
import { resizeRaster } from '../../src/base/raster/resize.ts';
import { skyThumbnails } from '../../src/edits/sky/sky-thumbnails.ts';

const HOUSE = resolve(import.meta.dirname, '../../samples/brick-house/furnished.webp');
/** Cards show them at half this size, screens have up to two pixels for one. */
const [WIDTH, HEIGHT] = [256, 192];

const command = new Command('sky-pictures')
  .description('Shows a house under every sky.')
  .option('-o, --output <folder>', 'where they go', resolve(import.meta.dirname, '../../../web/public/skies'))
  .parse();
const { output } = command.opts<{ output: string }>();
await mkdir(output, { recursive: true });
for (const [name, picture] of Object.entries(await skyThumbnails(await decodeRaster(HOUSE), null))) {
  await writeFile(join(output, `${name}.webp`), await encodeWebp(resizeRaster(picture, WIDTH, HEIGHT), 82));
}
