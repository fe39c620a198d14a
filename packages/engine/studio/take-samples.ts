/**
 * `npm run studio:samples`: renders rooms by their seeds and writes a photo of each together with the truth about it.
 * Existing files are skipped, so that an interrupted run can be continued.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { encodeJpeg } from '../src/base/codec/index.ts';
import { between, createRandom } from '../src/base/random.ts';
import { writeSampleFile } from './sample-file.ts';
import { sampleLabels } from './sample-labels.ts';
import { buildView } from './views/build-view.ts';
import { photographView } from './views/photograph-view.ts';
import { renderView } from './views/render-view.ts';
import { viewRoomOf } from './views/view-room-of.ts';

/** Longer side of the pictures, pixels. */
const SIDES = { least: 400, most: 640 };
/** JPEG, percent: the camera's own compression is in the picture already. */
const QUALITY = 90;

const command = new Command('samples')
  .description('Renders rooms to learn from and writes one sample for each.')
  .requiredOption('-o, --output <folder>', 'where the samples go')
  .option('--from <seed>', 'first seed', '100000')
  .option('--count <rooms>', 'how many', '100')
  .option('--part <number>', 'of several processes, this one', '0')
  .option('--parts <count>', 'processes that share the seeds', '1')
  .parse();
const options = command.opts<{
  output: string;
  from: string;
  count: string;
  part: string;
  parts: string;
}>();

mkdirSync(options.output, { recursive: true });
const first = Number(options.from);
for (let seed = first; seed < first + Number(options.count); seed++) {
  const path = resolve(options.output, `${seed}.safetensors`);
  if (seed % Number(options.parts) !== Number(options.part) || existsSync(path)) continue;
  try {
    await takeSample(seed, path);
  } catch (error) {
    // One room that cannot be built must not end a night of others.
    console.error(`${seed}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function takeSample(seed: number, path: string): Promise<void> {
  const started = performance.now();
  const room = viewRoomOf(seed);
  const { aspect } = room.spec.camera;
  const side = Math.round(between(createRandom(seed), SIDES.least, SIDES.most));
  const view = await renderView(buildView(room, aspect >= 1 ? side : Math.round(side * aspect)), seed);
  const picture = await encodeJpeg(await photographView(view, seed), QUALITY);
  writeSampleFile(
    path,
    { picture: { shape: [picture.length], data: picture }, ...sampleLabels(view) },
    { seed: String(seed) },
  );
  console.log(`${seed}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
