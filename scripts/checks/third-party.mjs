import { readFile, writeFile } from 'node:fs/promises';
import { inRoot } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { Explained, runScript } from '../lib/say.mjs';
import { thirdPartyNotices } from '../lib/third-party-notices.mjs';

const NOTICES = inRoot('THIRD_PARTY.md');

/** Writes THIRD_PARTY.md; with `--check` only reports whether it is up to date. */
await runScript(async () => {
  const { packages } = await readJson(inRoot('package-lock.json'));
  const { models } = await readJson(inRoot('packages/engine/models/models.json'));
  const notices = thirdPartyNotices(packages, models);
  if (!process.argv.includes('--check')) {
    await writeFile(NOTICES, notices);
    return 0;
  }
  if ((await readFile(NOTICES, 'utf8').catch(() => '')) === notices) return 0;
  throw new Explained('THIRD_PARTY.md is out of date. Please run `node scripts/checks/third-party.mjs`.');
});
