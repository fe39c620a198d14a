/**
 * `npm run samples`: renders our own rooms and houses into `packages/engine/samples`. Files of the same scene are
 * skipped, so that an interrupted run can be continued.
 */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { SAMPLES } from '../samples/sample-list.ts';
import { VARIANTS } from '../samples/scene.ts';
import { renderSample } from './samples/render-sample.ts';
import { openSampleFolder } from './samples/sample-folder.ts';

const command = new Command('samples')
  .description('Renders the sample rooms and houses with their masks and manifest.')
  .option('--only <ids...>', 'these samples; all when left out')
  .option('--variant <names...>', 'these variants; all when left out', [...VARIANTS])
  .option('--size <pixels>', 'width of the pictures', '960')
  .option('--samples <count>', 'light paths a pixel', '20')
  .option('--threads <count>', 'threads that trace', String(availableParallelism()))
  .option('-o, --output <folder>', 'where the pictures go', resolve(import.meta.dirname, '../../samples'))
  .parse();
const options = command.opts<{
  only?: string[];
  variant: string[];
  size: string;
  samples: string;
  threads: string;
  output: string;
}>();

const folder = await openSampleFolder(options.output);
for (const source of SAMPLES) {
  if (options.only && !options.only.includes(source.id)) continue;
  for (const variant of source.variants) {
    if (!options.variant.includes(variant)) continue;
    const started = process.cpuUsage();
    const rendered = await renderSample(folder, source, variant, {
      width: Number(options.size),
      samples: Number(options.samples),
      threads: Number(options.threads),
    });
    const { user, system } = process.cpuUsage(started);
    const seconds = ((user + system) / 1e6).toFixed(0);
    console.log(`${source.id} ${variant}: ${rendered ? `${seconds} CPU s` : 'is there'}`);
  }
}
