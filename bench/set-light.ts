import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeRaster } from '../packages/engine/src/base/codec/index.ts';
import { bringTogether } from '../packages/engine/src/edits/light-match/bring-together.ts';
import { matchLight } from '../packages/engine/src/edits/light-match/edit.ts';
import {
  type LightStatistics,
  measureLightStatistics,
} from '../packages/engine/src/edits/light-match/light-statistics.ts';
import { median } from './statistics.ts';

const RESULTS = new URL('./set-light.md', import.meta.url);
/** What the server measures on. */
const SIDE = 384;

/**
 * `npm run set-light -w bench -- FOLDER`: how far apart exposure and color of the light are in a folder of photos, before
 * and after they are brought together. Keeps its figures, and nothing of the photos, in set-light.md beside this file.
 */
async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Please name a folder of photos.');
  const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort();
  const photos = await Promise.all(names.map((name) => decodeRaster(join(folder, name), { maxSide: SIDE })));
  const before = photos.map(measureLightStatistics);
  const corrections = bringTogether(before);
  const after = corrections.map(({ shift }, i) =>
    shift
      ? measureLightStatistics(matchLight(photos[i]!, { mode: 'light-match', seed: 0, ...shift }).raster)
      : before[i]!,
  );
  const judged = corrections.flatMap(({ leftAlone }, i) =>
    leftAlone === null || leftAlone === 'fits' ? [i] : [],
  );
  const of = (set: readonly LightStatistics[], what: 'exposure' | 'red' | 'blue') =>
    judged.map((i) => set[i]![what]);
  const row = (name: string, what: 'exposure' | 'red' | 'blue') =>
    `| ${name} | ${spreads(of(before, what))} | ${spreads(of(after, what))} |`;
  const text = [
    '# Light of a set of photos, last run',
    '',
    `\`npm run set-light -w bench -- FOLDER\` over ${names.length} photos, ${judged.length} of them judged together;`,
    'the others were taken outdoors or in another light, and stay as they are. Stops: mean distance from the median, and',
    'the largest less the least. Rooms differ in more than their light, so none of it is to become 0.',
    '',
    '| | before: mean | range | after: mean | range |',
    '|---|---|---|---|---|',
    row('exposure', 'exposure'),
    row('red over green', 'red'),
    row('blue over green', 'blue'),
    '',
    '| photo | exposure | red | blue | moved by (exposure, red, blue) | after: exposure | red | blue |',
    '|---|---|---|---|---|---|---|---|',
    ...before.map((stats, i) => {
      const { shift, leftAlone } = corrections[i]!;
      const moved = shift ? figures(shift).join(', ') : leftAlone;
      return `| ${i + 1} | ${figures(stats).join(' | ')} | ${moved} | ${figures(after[i]!).join(' | ')} |`;
    }),
    '',
  ].join('\n');
  await writeFile(RESULTS, text);
  process.stdout.write(text);
}

const figures = ({ exposure, red, blue }: Pick<LightStatistics, 'exposure' | 'red' | 'blue'>) =>
  [exposure, red, blue].map((stops) => stops.toFixed(2));

function spreads(values: readonly number[]): string {
  const middle = median([...values]);
  const mean = values.reduce((sum, value) => sum + Math.abs(value - middle), 0) / values.length;
  return `${mean.toFixed(2)} | ${(Math.max(...values) - Math.min(...values)).toFixed(2)}`;
}

await main(process.argv[2]);
