import { readFile, writeFile } from 'node:fs/promises';
import { SETTINGS } from '../../packages/server/src/settings.ts';
import { inRoot } from '../lib/paths.mjs';
import { Explained, runScript } from '../lib/say.mjs';

const README = inRoot('README.md');
const PLACE = /<!-- settings -->.*<!-- \/settings -->/s;

/** Writes the table of settings into the README; with `--check` only reports whether it is up to date. */
await runScript(async () => {
  const table = [
    '<!-- settings -->',
    '| variable | default | meaning |',
    '|---|---|---|',
    ...Object.entries(SETTINGS).map(
      ([name, { fallback, meaning }]) => `| \`${name}\` | \`${fallback}\` | ${meaning} |`,
    ),
    '<!-- /settings -->',
  ].join('\n');
  const now = await readFile(README, 'utf8');
  if (!PLACE.test(now)) throw new Explained('README.md has lost the place of its table of settings.');

  const wanted = now.replace(PLACE, () => table);
  if (now === wanted) return 0;
  if (process.argv.includes('--check')) {
    throw new Explained(
      'README.md is out of date. Please run `node scripts/checks/configuration-table.mjs`.',
    );
  }
  await writeFile(README, wanted);
  return 0;
});
