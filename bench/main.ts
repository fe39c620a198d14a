import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePhotos } from '../packages/engine/bench/photos.ts';
import { timesTable } from '../packages/engine/bench/report.ts';
import { chosenParts, runParts } from '../packages/engine/bench/run-parts.ts';
import { measureUnit } from '../packages/engine/bench/unit.ts';
import { PARTS } from './parts.ts';

const HEADING = [
  '# Server benchmark, last run of each part',
  '',
  '`npm run bench`, or `npm run bench -- start calls` for parts by name; embedded database. One **unit** is the time in which',
  "the same machine's engine took in one 12-megapixel JPEG right before the part. Load above 1 before a part means that others",
  'used the machine, too.',
].join('\n');

/** Measures the server as people meet it, all of it or the named parts, and keeps results.md beside this file. */
async function main(asked: readonly string[]): Promise<void> {
  const names = Object.keys(PARTS);
  const chosen = chosenParts(names, asked);
  process.stderr.write(`The parts of the server's benchmark: ${names.join(', ')}.\n`);
  if (chosen.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'home-design-bench-'));
  try {
    const photos = await preparePhotos(folder);
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
    await rm(folder, { recursive: true, force: true });
  }
}

await main(process.argv.slice(2));
