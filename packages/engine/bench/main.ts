import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJob } from './jobs.ts';
import { PARTS } from './parts.ts';
import { Photos } from './photos.ts';
import { timesTable } from './report.ts';
import { chosenParts, runParts } from './run-parts.ts';
import { measureUnit } from './unit.ts';

const HEADING = [
  '# Engine benchmark, last run of each part',
  '',
  '`npm run bench -w packages/engine`, or `-- staging rays` for parts by name. Times are whole tasks as the product runs',
  'them: files in, files out. An edit has its analysis cached. Every line was measured in a process of its own; memory is',
  'that process at its peak. One **unit** is the time in which the same machine took in one 12-megapixel JPEG right before',
  'the part: machines differ up to 1.7-fold, so goals and comparisons stand in units. How good edits are is in',
  '`scenes/results.md` and `layout/results.md`.',
].join('\n');

/** Measures the engine's speed and memory, all of it or the named parts, and keeps results.md beside this file. */
async function main(asked: readonly string[]): Promise<void> {
  const names = Object.keys(PARTS);
  const chosen = chosenParts(names, asked);
  process.stderr.write(`The parts of the engine's benchmark: ${names.join(', ')}.\n`);
  if (chosen.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'engine-bench-'));
  try {
    const { result: photos } = await runJob({ is: 'prepare-photos', folder }, Photos);
    await runParts(
      {
        file: new URL('./results.md', import.meta.url),
        heading: HEADING,
        names,
        unit: () => measureUnit(photos.megapixels12),
        measure: async (name, unit) => timesTable(await PARTS[name]!({ photos, folder }, unit)),
      },
      chosen,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

await main(process.argv.slice(2));
