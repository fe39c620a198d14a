/**
 * `npm run demo`: renders our own rooms at the width of the front page, lets the engine edit them and writes what the web
 * app shows of them, with its manifest. It refuses demos that the renderer's labels show to be wrong. Half an hour
 * where nothing is in the cache; the same scenes and engine give the same files.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { decodeRaster } from '../../src/base/codec/index.ts';
import { SampleManifest } from '../samples/manifest.ts';
import { demoRoom } from './demo/demo-room.ts';
import { editSample } from './demo/edit-sample.ts';
import { DEMO_EDITS, pictureId, type SamplePictureName } from './demo/edits.ts';
import { type DemoPicture, Manifest, type SampleRoom } from './demo/manifest.ts';
import { SAMPLE_ROOMS } from './demo/sample-rooms.ts';
import { writeRenditions, writeSampleRoom } from './demo/write-pictures.ts';

const here = import.meta.dirname;
const command = new Command('demo')
  .description('Renders rooms, edits them with the engine and writes the pictures of the web app.')
  .option('-i, --input <folder>', 'the samples of the playground', resolve(here, '../../samples'))
  .option('-o, --output <folder>', 'where the pictures go', resolve(here, '../../../web/public/demo'))
  .option(
    '-c, --cache <folder>',
    'where rendered rooms are kept',
    resolve(here, '../../../../.cache/demo-rooms'),
  )
  .parse();
const { input, output, cache } = command.opts<{ input: string; output: string; cache: string }>();
const place = { folder: output, base: '/demo' } as const;

const { samples } = SampleManifest.parse(JSON.parse(await readFile(join(input, 'manifest.json'), 'utf8')));
const scratch = await mkdtemp(join(tmpdir(), 'demo-'));
try {
  const pictures = await writePictures();
  const manifest = Manifest.parse({
    pictures,
    demos: DEMO_EDITS.map((edit) => ({
      id: edit.id,
      label: edit.label,
      before: pictureId(edit),
      after: `${pictureId(edit)}-${edit.id}`,
      touchedUp: edit.touchUp !== undefined,
    })),
    samples: await writeSampleRooms(),
  } satisfies Manifest);
  await writeFile(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true });
}

/** Every edited room, then its edits. */
async function writePictures(): Promise<DemoPicture[]> {
  const pictures = new Map<string, DemoPicture>();
  for (const edit of DEMO_EDITS) {
    const { sample, variant, request } = edit;
    const room = await demoRoom(edit, cache);
    const id = pictureId(edit);
    if (!pictures.has(id)) {
      const renditions = await writeRenditions(place, id, await decodeRaster(room.photo));
      pictures.set(id, { id, sample, variant, edit: null, wrong: null, renditions });
    }
    const { raster, wrong } = await editSample(room, edit, scratch);
    const renditions = await writeRenditions(place, `${id}-${edit.id}`, raster);
    pictures.set(edit.id, { id: `${id}-${edit.id}`, sample, variant, edit: request, wrong, renditions });
    console.log(`${edit.label}: ${id}${wrong === null ? '' : `, ${(wrong * 100).toFixed(2)} % wrong`}`);
  }
  return [...pictures.values()];
}

async function writeSampleRooms(): Promise<SampleRoom[]> {
  const rooms: SampleRoom[] = [];
  for (const room of SAMPLE_ROOMS) {
    const id = pictureId(room);
    rooms.push({ id, ...room, ...(await writeSampleRoom(output, id, photoOf(room))) });
  }
  return rooms;
}

/** Path of a committed sample picture. */
function photoOf({ sample, variant }: SamplePictureName): string {
  const picture = samples
    .find(({ id }) => id === sample)
    ?.pictures.find((candidate) => candidate.variant === variant);
  if (!picture) throw new Error(`There is no sample ${sample}/${variant} in ${input}.`);
  return join(input, picture.photo.path);
}
