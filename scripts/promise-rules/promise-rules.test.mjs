import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import config from '../../eslint.config.js';

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
  const [, rules] = config;
  // The real rules, applied to the files of the fixture, which every other check leaves out.
  const parserOptions = { projectService: true, tsconfigRootDir: fixture };
  const eslint = new ESLint({
    cwd: fixture,
    overrideConfigFile: true,
    baseConfig: /** @type {import('eslint').Linter.Config} */ ({
      ...rules,
      languageOptions: { ...rules?.languageOptions, parserOptions },
    }),
  });
  const found = (await eslint.lintFiles('.')).flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId }) =>
        `${ruleId?.replace('@typescript-eslint/', '') ?? 'unused excuse'}: ${filePath.slice(fixture.length)}`,
    ),
  );
  expect(found.sort()).toEqual(EXPECTED);
  expect(Object.keys(rules?.rules ?? {}).sort()).toEqual(
    EXPECTED.filter((line) => !line.startsWith('unused')).map(
      (line) => `@typescript-eslint/${line.split(':')[0]}`,
    ),
  );
});
