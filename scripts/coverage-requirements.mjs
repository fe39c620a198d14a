import { join } from 'node:path';
import { CACHE, inRoot } from './lib/paths.mjs';
import { readJson } from './lib/read-json.mjs';
import { coverageOf, inRanges, playwrightTitles, vitestTitles } from './lib/requirements.mjs';
import { Explained, runScript, say } from './lib/say.mjs';

/**
 * `npm run coverage:requirements`: which requirements the last `npm test` proved. A test proves the ones in its title.
 * docs/requirements.json lists all of them, and those that wait for a later part of the product.
 */
await runScript(async () => {
  const areas = await readJson(inRoot('docs/requirements.json'));
  const unit = await readJson(join(CACHE, 'vitest.json'));
  const browser = await readJson(join(CACHE, 'playwright.json'));
  if (!unit && !browser) throw new Explained('No test has been run here yet. Please run: npm test');
  if (!unit) say('There is no report of the unit and API tests; only browser tests count.');
  if (!browser) say('There is no report of the browser tests; only unit and API tests count.');

  const coverage = coverageOf(areas, [...vitestTitles(unit), ...playwrightTitles(browser)]);
  for (const { area, title, proven, open } of coverage) {
    const all = proven.length + countOf(open);
    const percent = `${Math.floor((100 * proven.length) / all)} %`;
    say(`${area.padEnd(11)}${`${proven.length} of ${all}`.padStart(10)}${percent.padStart(7)}  ${title}`);
  }
  say('\nNot proven by a test that passed:');
  for (const { ids, for: reason } of coverage.flatMap(({ open }) => open))
    say(`  ${inRanges(ids)}${reason === null ? '' : ` (waits for ${reason})`}`);
  const proven = coverage.reduce((sum, area) => sum + area.proven.length, 0);
  const all = coverage.reduce((sum, area) => sum + area.proven.length + countOf(area.open), 0);
  say(`\n${proven} of ${all} requirements are proven.`);
  return 0;
});

/** @param {readonly import('./lib/requirements.mjs').Open[]} open */
function countOf(open) {
  return open.reduce((sum, { ids }) => sum + ids.length, 0);
}
