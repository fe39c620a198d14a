/**
 * `npm run scenes`: renders the benchmark scenes into `packages/engine/scenes`. Files of the same scene are skipped,
 * so that an interrupted run can be continued.
 */
import { availableParallelism } from 'node:os';
import { Command } from 'commander';
import { SCENES_FOLDER } from '../benchmark-scenes/scene-folder.ts';
import { BENCHMARK_SCENES } from '../benchmark-scenes/scene-list.ts';
import { removeForeignScenes, renderScene } from './benchmark-scenes/render-scene.ts';

const command = new Command('scenes')
  .description('Renders the scenes that tests and benchmarks judge edits on, with their truth.')
  .option('--only <ids...>', 'these scenes; all when left out')
  .option('--threads <count>', 'threads that trace', String(availableParallelism()))
  .option('-o, --output <folder>', 'where the pictures go', SCENES_FOLDER)
  .parse();
const { only, threads, output } = command.opts<{ only?: string[]; threads: string; output: string }>();

for (const source of BENCHMARK_SCENES) {
  if (only && !only.includes(source.id)) continue;
  const started = process.cpuUsage();
  const isNew = await renderScene(output, source, Number(threads));
  const { user, system } = process.cpuUsage(started);
  console.log(`${source.id}: ${isNew ? `${((user + system) / 1e6).toFixed(0)} CPU s` : 'is there'}`);
}
if (!only) await removeForeignScenes(output, BENCHMARK_SCENES);
