import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAINT_HEX } from '@home-design/vocabulary';
import { z } from 'zod';
import { decodeRaster } from '../../src/base/codec/index.ts';
import { resizeRaster } from '../../src/base/raster/resize.ts';
import { structuralSimilarity } from '../../src/base/raster/similarity.ts';
import { paintWalls } from '../../src/edits/wall-color/edit.ts';
import { WallColorRequest } from '../../src/edits/wall-color/request.ts';
import { layerFiles, wallPreviewLayers } from '../../src/edits/wall-color/wall-preview-layers.ts';
import { createWallPreview } from '../../src/paint/index.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { laidOver, layersIn } from '../../test/shown-preview.ts';
import { withGrain } from '../photos.ts';
import { percentile, table } from '../report.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';

/**
 * Makes the layers of previews of painted walls for five furnished rooms, enlarged to 2048 px with grain; prints their bytes,
 * how long they take, how long a page takes to compose a paint of them, and how like the edit that is; keeps the table
 * beside this file.
 * `--minutes 4` stops after four minutes and goes on at the next call.
 */
const SAMPLES = join(import.meta.dirname, '../../samples');
const WIDTH = 2048;
const RUNS = 3;
const STRENGTH = 0.8;

const Measured = z.strictObject({
  photo: z.number(),
  mask: z.number(),
  planes: z.number(),
  answer: z.number(),
  walls: z.number(),
  layersMs: z.number(),
  unpackMs: z.number(),
  paintMs: z.number(),
  ssim: z.number(),
});
type Measured = z.infer<typeof Measured>;

const ROOMS = [
  'bohemian-living-room',
  'farmhouse-kitchen',
  'luxury-bedroom',
  'mid-century-office',
  'scandinavian-living-room',
];

const measured = await measureAll(
  { name: 'preview', items: ROOMS, result: Measured, measure },
  minutesAllowed(process.argv),
);
if (measured) await report(measured);

async function measure(room: string): Promise<Measured> {
  const small = await decodeRaster(join(SAMPLES, room, 'furnished.webp'));
  const photo = withGrain(
    resizeRaster(small, WIDTH, Math.round((WIDTH * small.height) / small.width), 'bilinear'),
  );
  const analysis = await analysePhoto(photo);
  const [layersMs, { layers, files }] = await timed(async () => {
    const layers = await wallPreviewLayers(photo, analysis);
    return { layers, files: await layerFiles(layers) };
  });
  const read = await layersIn(files, layers);
  const [unpackMs, preview] = await timed(async () => createWallPreview(read));
  const times: number[] = [];
  for (let run = -1; run < RUNS; run++) {
    for (const color of Object.values(PAINT_HEX)) {
      const [ms] = await timed(async () => preview.paint(color, STRENGTH), 1);
      if (run >= 0) times.push(ms);
    }
  }
  const likeness: number[] = [];
  for (const color of [PAINT_HEX.white, PAINT_HEX.navy]) {
    const request = WallColorRequest.parse({ mode: 'wall-color', color, strength: STRENGTH });
    const { raster } = await paintWalls(photo, analysis, request);
    const shown = laidOver(layers.photo, preview.paint(color, STRENGTH));
    likeness.push(structuralSimilarity(shown, resizeRaster(raster, shown.width, shown.height)));
  }
  const base64 = Object.values(files).map((file) => file.toString('base64'));
  return {
    photo: files.photo.length,
    mask: files.mask.length,
    planes: files.small.length,
    answer: gzipSync(base64.join()).length,
    walls: read.alpha.filter((share) => share > 0).length / read.alpha.length,
    layersMs,
    unpackMs,
    paintMs: percentile(times, 0.5),
    ssim: Math.min(...likeness),
  };
}

/** Median milliseconds, and what the last run gave; one run before is not counted. */
async function timed<T>(work: () => Promise<T>, runs = RUNS): Promise<[number, T]> {
  const times: number[] = [];
  let result: T | undefined;
  for (let run = runs > 1 ? -1 : 0; run < runs; run++) {
    const start = performance.now();
    result = await work();
    if (run >= 0) times.push(performance.now() - start);
  }
  return [percentile(times, 0.5), result!];
}

async function report(all: readonly Measured[]): Promise<void> {
  const lines = [...all.map((one, i) => lineOf(ROOMS[i]!, one)), lineOf('median', medianOf(all))];
  const heading = [
    'room',
    'photo',
    'mask',
    'planes',
    'answer, gzip',
    'walls',
    'making the layers',
    'unpacking',
    'one paint',
    'SSIM with the edit',
  ];
  const text = `${table(heading, lines)}\n`;
  process.stdout.write(text);
  await writeFile(
    new URL('./results.md', import.meta.url),
    [
      '# Previews of painted walls, last run\n',
      `\`npm run bench:preview -w packages/engine\`: furnished samples at ${WIDTH} px with grain, load ${loadavg()[0]!.toFixed(1)} at the end, Node ${process.version}.`,
      'Layers are made with the analysis at hand; unpacking comes once, without decoding files; one paint is the median of all paints. SSIM is that of white or',
      'navy, whichever is lower, against the edit at full size made as small as the preview.\n',
      text,
    ].join('\n'),
  );
}

function lineOf(room: string, one: Measured): string[] {
  return [
    room,
    ...[one.photo, one.mask, one.planes, one.answer].map((bytes) => `${Math.round(bytes / 1000)} kB`),
    `${Math.round(one.walls * 100)} %`,
    ...[one.layersMs, one.unpackMs, one.paintMs].map((ms) => `${Math.round(ms)} ms`),
    one.ssim.toFixed(4),
  ];
}

function medianOf(all: readonly Measured[]): Measured {
  const of = (key: keyof Measured) =>
    percentile(
      all.map((one) => one[key]),
      0.5,
    );
  const keys = Object.keys(Measured.shape) as (keyof Measured)[];
  return Measured.parse(Object.fromEntries(keys.map((key) => [key, of(key)])));
}
