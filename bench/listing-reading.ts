import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import {
  type Judged,
  judge,
  SAVED_PAGES,
} from '../packages/server/src/features/listings/reading/test/judge.ts';
import { milliseconds } from './report.ts';
import { median } from './statistics.ts';

const RESULTS = new URL('./listing-reading.md', import.meta.url);
const TIMES = 15;

/**
 * `npm run listing-reading -w bench`: what is read of pages in the structures that sites publish, against what stands on
 * them, and how long it takes. The pages are written by the tests, with invented values. Keeps its table in
 * listing-reading.md beside this file.
 */
async function main(): Promise<void> {
  const judged = SAVED_PAGES.map((page) => ({ ...judge(page), ms: timeOf(() => judge(page)) }));
  const count = (of: (one: Judged) => string[]) => judged.reduce((sum, one) => sum + of(one).length, 0);
  const text = [
    '# Reading of listing pages, last run',
    '',
    `\`npm run listing-reading -w bench\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}.`,
    `${judged.length} pages, nine facts each: title, description, address, type, price, bedrooms, bathrooms, area, photos.`,
    'Right is also a fact that stands nowhere on the page and was not read. Times are medians of 15.',
    '',
    '| page | size | right | wrong | missing | read from | time |',
    '|---|---|---|---|---|---|---|',
    ...judged.map(rowOf),
    `| **all** | | **${count(({ right }) => right)}** | **${count(({ wrong }) => wrong)}** | **${count(({ missing }) => missing)}** | | |`,
    '',
  ].join('\n');
  await writeFile(RESULTS, text);
  process.stdout.write(await readFile(RESULTS, 'utf8'));
}

function timeOf(read: () => void): number {
  const times = Array.from({ length: TIMES }, () => {
    const begun = performance.now();
    read();
    return performance.now() - begun;
  });
  return median(times);
}

function rowOf({ page, reading, right, wrong, missing, ms }: Judged & { ms: number }): string {
  const { sourceUrl, ...sources } = reading.sources;
  const from = [...new Set(Object.values(sources).map((source) => source.from))].join(', ');
  const said = (fields: string[]) => (fields.length === 0 ? '0' : `${fields.length} (${fields.join(', ')})`);
  return `| ${page.name} | ${(page.html.length / 1000).toFixed(1)} kB | ${right.length} | ${said(wrong)} | ${said(missing)} | ${from || 'nothing'} | ${milliseconds(ms)} |`;
}

await main();
