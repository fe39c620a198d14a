/**
 * `npm run style-pictures`: furnishes one of our own empty rooms in every style, for the page on which a style is
 * chosen. Minutes; the same room gives the same files.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { STAGING_STYLES } from '@home-design/vocabulary';
import { Command } from 'commander';
import { encodeWebp } from '../../src/base/codec/index.ts';
import { createRaster, type Raster } from '../../src/base/raster/raster.ts';
import { resizeRaster } from '../../src/base/raster/resize.ts';
import { progressBar } from '../../src/cli/progress-bar.ts';
import { editPhoto } from '../../src/edits/edit-photo.ts';

const ROOM = resolve(import.meta.dirname, '../../samples/modern-living-room/empty.webp');
/** Cards show them at half this size, screens have up to two pixels for one. */
const [WIDTH, HEIGHT] = [240, 160];
/** Left and top edge of the part that is shown, and its size, as shares of the room's picture. */
const [LEFT, TOP, SHARE] = [0.12, 0.26, 0.74];
/** One arrangement for all, so that styles differ and places do not. */
const SEED = 10;

const command = new Command('style-pictures')
  .description('Furnishes an empty room in every style.')
  .option(
    '-o, --output <folder>',
    'where they go',
    resolve(import.meta.dirname, '../../../web/public/styles'),
  )
  .parse();
const { output } = command.opts<{ output: string }>();
await mkdir(output, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), 'style-pictures-'));
const photo = { photo: ROOM, focalLength35: null, analysis: join(scratch, 'room.json') };
const bar = progressBar('style-pictures');
for (const [number, style] of STAGING_STYLES.entries()) {
  bar.update({ stage: style, fraction: number / STAGING_STYLES.length });
  const { raster } = await editPhoto(photo, {
    mode: 'furniture',
    style,
    room_type: 'living_room',
    strength: 1,
    seed: SEED,
  });
  const picture = resizeRaster(around(raster), WIDTH, HEIGHT);
  await writeFile(join(output, `${style}.webp`), await encodeWebp(picture, 82));
}
bar.stop();
await rm(scratch, { recursive: true, force: true });

/** The part of the room where the furniture stands. */
function around({ width, height, data }: Raster): Raster {
  const [left, top] = [Math.round(LEFT * width), Math.round(TOP * height)];
  const part = createRaster(Math.round(SHARE * width), Math.round(SHARE * height));
  for (let row = 0; row < part.height; row++) {
    const from = ((top + row) * width + left) * 3;
    part.data.set(data.subarray(from, from + part.width * 3), row * part.width * 3);
  }
  return part;
}
