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
import { resizeRaster } from '../../src/base/raster/resize.ts';
import { progressBar } from '../../src/cli/progress-bar.ts';
import { editPhoto } from '../../src/edits/edit-photo.ts';

const ROOM = resolve(import.meta.dirname, '../../samples/modern-living-room/empty.webp');
/** Cards show them at half this size, screens have up to two pixels for one. */
const [WIDTH, HEIGHT] = [240, 160];
/** One arrangement for all, so that styles differ and places do not. */
const SEED = 10;

const command = new Command('style-pictures')
  .description('Furnishes an empty room in every style.')
  .option('-o, --output <folder>', 'where they go', resolve(import.meta.dirname, '../../../web/public/styles'))
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
  await writeFile(join(output, `${style}.webp`), await encodeWebp(resizeRaster(raster, WIDTH, HEIGHT), 82));
}
bar.stop();
await rm(scratch, { recursive: true, force: true });
