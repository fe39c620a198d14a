import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inRoot, TOOLS } from '../lib/paths.mjs';
import { readJson } from '../lib/read-json.mjs';
import { runCommand } from '../lib/run-command.mjs';

const fixture = fileURLToPath(new URL('./fixture/', import.meta.url));

/** The one file of the fixture that breaks each rule; an unused excuse has no rule name. */
const EXPECTED = [
  'await-thenable: waits-for-nothing.ts',
  'no-floating-promises: forgets-a-promise.ts',
  'no-misused-promises: decides-by-a-promise.ts',
  'require-array-sort-compare: sorts-as-text.ts',
  'switch-exhaustiveness-check: forgets-a-case.ts',
  'unused excuse: excuses-itself-in-vain.ts',
];

it('each rule that needs types is reported once, at the file of the fixture made for it', async () => {
  const { ignorePatterns, ...rules } = await readJson(inRoot('.oxlintrc.json'));
  expect(ignorePatterns).toContain('scripts/*/fixture/');
  // The real rules, applied to the files of the fixture, which every other check leaves out.
  const folder = await mkdtemp(join(tmpdir(), 'home-design-rules-'));
  const config = join(folder, 'rules.json');
  await writeFile(config, JSON.stringify(rules));
  const { output } = await runCommand(
    process.execPath,
    [TOOLS.oxlint, '-c', config, '--format', 'json', fixture],
    { quiet: true },
  );
  await rm(folder, { recursive: true });

  /** @type {{ diagnostics: { code?: string, filename: string }[] }} */
  const { diagnostics } = JSON.parse(output);
  const found = diagnostics.map(
    ({ code, filename }) =>
      `${code?.replace(/^typescript\((.*)\)$/, '$1') ?? 'unused excuse'}: ${basename(filename)}`,
  );
  expect(found.sort()).toEqual(EXPECTED);
  expect(Object.keys(rules.rules).sort()).toEqual(
    EXPECTED.filter((line) => !line.startsWith('unused')).map((line) => `typescript/${line.split(':')[0]}`),
  );
});
