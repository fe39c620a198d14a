/**
 * `npm run demo`: lets the engine edit the committed samples and writes what the web app shows of them, with its
 * manifest. Minutes; the same samples and engine give the same files.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { decodeRaster } from '../codec/index.ts';
import { SampleManifest } from '../samples/manifest.ts';
import { editSample } from './demo/edit-sample.ts';
import { DEMO_EDITS, pictureId, type SamplePictureName } from './demo/edits.ts';
import { type DemoPicture, Manifest, type SampleRoom } from './demo/manifest.ts';
import { SAMPLE_ROOMS } from './demo/sample-rooms.ts';
import { writeRenditions, writeSampleRoom } from './demo/write-pictures.ts';

const here = import.meta.dirname;
const command = new Command('demo')
  .description('Edits sample rooms with the engine and writes the pictures of the web app.')
  .option('-i, --input <folder>', 'the samples', resolve(here, '../../samples'))
  .option('-o, --output <folder>', 'where the pictures go', resolve(here, '../../../web/public/demo'))
  .parse();
const { input, output } = command.opts<{ input: string; output: string }>();
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
    })),
    samples: await writeSampleRooms(),
  } satisfies Manifest);
  await writeFile(join(output, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
} finally {
  await rm(scratch, { recursive: true });
}

/** Every sample that is edited, then what became of it. */
async function writePictures(): Promise<DemoPicture[]> {
  const pictures = new Map<string, DemoPicture>();
  for (const edit of DEMO_EDITS) {
    const { sample, variant, request } = edit;
    const photo = photoOf(edit);
    const id = pictureId(edit);
    if (!pictures.has(id)) {
      const renditions = await writeRenditions(place, id, await decodeRaster(photo));
      pictures.set(id, { id, sample, variant, edit: null, renditions });
    }
    const edited = await editSample(photo, edit, scratch);
    const renditions = await writeRenditions(place, `${id}-${edit.id}`, edited);
    pictures.set(edit.id, { id: `${id}-${edit.id}`, sample, variant, edit: request, renditions });
    console.log(`${edit.label}: ${id}`);
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
