/**
 * `npm run designs`: writes the pictures of the gallery that the front page does not have: the committed samples, and
 * what the engine makes of them. Minutes; the same samples and engine give the same files.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { decodeMask, decodeRaster } from '../../src/base/codec/index.ts';
import type { Raster } from '../../src/base/raster/raster.ts';
import { SampleManifest } from '../samples/manifest.ts';
import { editSample } from './demo/edit-sample.ts';
import { DEMO_EDITS, pictureId } from './demo/edits.ts';
import { writeRenditions } from './demo/write-pictures.ts';
import { DESIGN_EDITS, editedId, isSame } from './designs/edits.ts';
import { DesignManifest } from './designs/manifest.ts';

const here = import.meta.dirname;
const command = new Command('designs')
  .description('Writes the pictures of the gallery.')
  .option('-i, --input <folder>', 'the samples', resolve(here, '../../samples'))
  .option('-o, --output <folder>', 'where the pictures go', resolve(here, '../../../web/public/designs'))
  .parse();
const { input, output } = command.opts<{ input: string; output: string }>();

type Picture = DesignManifest['pictures'][number];

const { samples } = SampleManifest.parse(JSON.parse(await readFile(join(input, 'manifest.json'), 'utf8')));
const scratch = await mkdtemp(join(tmpdir(), 'designs-'));
try {
  const manifest = DesignManifest.parse({ pictures: [...(await writeSamples()), ...(await writeEdits())] });
  await writeFile(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true });
}

/** Rooms and houses as they were rendered, furnished and bare. */
async function writeSamples(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { id: sample, pictures: variants } of samples) {
    for (const { variant } of variants) {
      const name = { sample, variant };
      if (variant === 'cluttered' || DEMO_EDITS.some((edit) => isSame(edit, name))) continue;
      const id = pictureId(name);
      pictures.push(await write({ id, ...name, edit: null }, await decodeRaster(photoOf(name))));
    }
  }
  return pictures;
}

async function writeEdits(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const edit of DESIGN_EDITS) {
    const { sample, variant, request } = edit;
    const labels = await decodeMask(join(input, sample, `${variant}.labels.png`));
    const { raster } = await editSample({ photo: photoOf(edit), labels }, edit, scratch);
    pictures.push(await write({ id: editedId(edit), sample, variant, edit: request }, raster));
    console.log(editedId(edit));
  }
  return pictures;
}

async function write(picture: Omit<Picture, 'width' | 'height'>, raster: Raster): Promise<Picture> {
  await writeRenditions({ folder: output, base: '/designs' }, picture.id, raster);
  return { ...picture, width: raster.width, height: raster.height };
}

/** Path of a committed sample picture. */
function photoOf({ sample, variant }: Pick<Picture, 'sample' | 'variant'>): string {
  return join(input, sample, `${variant}.webp`);
}
