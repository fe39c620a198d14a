import { execFile } from 'node:child_process';
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { decodeRaster, encodeJpeg, encodeWebp } from '../codec/index.ts';
import type { Raster } from '../raster/raster.ts';
import { fitWithin, resizeRaster } from '../raster/resize.ts';
import { DEMO_EDITS, editDemo } from './demo/edits.ts';
import { type DemoPicture, Manifest, type SampleRoom } from './demo/manifest.ts';
import { DRAWN_ROOMS, SAMPLES } from './demo/rooms.ts';

const HELP = `npm run demo -w packages/engine [-- --work <folder>] [--out <folder>]

Draws the rooms the product shows of itself (minutes), lets the engine edit the first one, and writes the
pictures and their manifest.

  --work   keeps the drawn rooms here as PNG; those already there are not drawn again
           (default: node_modules/.cache/demo)
  --out    where the pictures go (default: packages/web/public/demo)`;

const here = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({
  options: {
    work: { type: 'string', default: join(here, '../../../../node_modules/.cache/demo') },
    out: { type: 'string', default: join(here, '../../../web/public/demo') },
    help: { type: 'boolean', default: false },
  },
});

const DRAW = fileURLToPath(new URL('./demo/draw.ts', import.meta.url));
const HERO = 'garden-living-room';
const WIDTHS = [1600, 800] as const;

if (values.help) console.log(HELP);
else await main(values.work, values.out);

async function main(work: string, out: string): Promise<void> {
  await mkdir(work, { recursive: true });
  await mkdir(join(out, 'samples'), { recursive: true });
  const names = Object.keys(DRAWN_ROOMS);
  // Two at a time: each takes one core for minutes.
  await Promise.all(
    [0, 1].map((odd) =>
      drawAll(
        names.filter((_, i) => i % 2 === odd),
        work,
      ),
    ),
  );

  const heroFile = join(work, `${HERO}.png`);
  const hero = await decodeRaster(heroFile);
  console.log('Editing the living room');
  const edited = await editDemo(heroFile);
  const pictures = [await writePicture(out, HERO, 'As drawn', hero, null)];
  for (const { id, label } of DEMO_EDITS) {
    const result = edited.get(id);
    if (result) pictures.push(await writePicture(out, `${HERO}-${id}`, label, result.raster, result.request));
  }
  const samples = [];
  for (const sample of SAMPLES) samples.push(await writeSample(out, sample, work));
  const manifest = Manifest.parse({ pictures, samples } satisfies Manifest);
  await writeFile(join(out, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`Wrote ${pictures.length} pictures and ${samples.length} samples to ${out}`);
}

async function drawAll(names: readonly string[], work: string): Promise<void> {
  for (const name of names) {
    const file = join(work, `${name}.png`);
    const isDrawn = await access(file).then(
      () => true,
      () => false,
    );
    if (isDrawn) continue;
    console.log(`Drawing ${name}`);
    await promisify(execFile)(process.execPath, [DRAW, name, file]);
  }
}

async function writePicture(
  out: string,
  id: string,
  label: string,
  picture: Raster,
  edit: DemoPicture['edit'],
): Promise<DemoPicture> {
  const renditions: DemoPicture['renditions'] = [];
  for (const side of WIDTHS) {
    const { width, height } = fitWithin(picture, side);
    const shown = width === picture.width ? picture : resizeRaster(picture, width, height);
    const name = side === WIDTHS[0] ? id : `${id}-${side}`;
    await writeFile(join(out, `${name}.webp`), await encodeWebp(shown, 90));
    await writeFile(join(out, `${name}.jpg`), await encodeJpeg(shown, 89));
    renditions.push({ width, height, webp: `/demo/${name}.webp`, jpeg: `/demo/${name}.jpg` });
  }
  return { id, label, edit, seed: seedOf(HERO), renditions };
}

async function writeSample(out: string, sample: (typeof SAMPLES)[number], work: string): Promise<SampleRoom> {
  const picture = await decodeRaster(await readFile(join(work, `${sample.id}.png`)));
  const { width, height } = picture;
  const image = `/demo/samples/${sample.id}.jpg`;
  await writeFile(join(out, 'samples', `${sample.id}.jpg`), await encodeJpeg(picture, 88));
  return { ...sample, image, width, height, seed: seedOf(sample.id) };
}

function seedOf(name: string): number {
  return DRAWN_ROOMS[name]?.().seed ?? 0;
}
