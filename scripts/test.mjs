import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { ensureTestPrograms } from './lib/ensure-test-programs.mjs';
import { ensureWebBuild } from './lib/ensure-web-build.mjs';
import { findChromium, findHeadlessShell } from './lib/find-chromium.mjs';
import { CACHE, inRoot, TOOLS } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { readJson } from './lib/read-json.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runScript, say, secondsSince } from './lib/say.mjs';
import { playwrightFailures, vitestFailures } from './lib/test-failures.mjs';
import { playwrightTotals, totalsLine, vitestTotals } from './lib/test-totals.mjs';

const VITEST_REPORT = join(CACHE, 'vitest.json');
const PLAYWRIGHT_REPORT = join(CACHE, 'playwright.json');

/** `npm test`: prepares everything, runs all checks and tests, and prints one summary. */
await runScript(async () => {
  const startedAt = Date.now();
  await ensureDependencies();
  await ensureTestPrograms();
  await ensureWebBuild();
  await mkdir(CACHE, { recursive: true });
  await Promise.all([VITEST_REPORT, PLAYWRIGHT_REPORT].map((path) => rm(path, { force: true })));

  const results = [
    await part('Checks', [inRoot('scripts/check.mjs')]),
    await part('Unit and API tests', [
      TOOLS.vitest,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ]),
  ];
  // They take longest, and what a check has found has to be mended first.
  if (results[0]?.ok) {
    results.push(
      await part(
        'Browser tests',
        [TOOLS.playwright, 'test', '-c', inRoot('e2e/playwright.config.ts'), '--reporter=list,json'],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
          CHROMIUM_PATH: findChromium() ?? '',
          HEADLESS_SHELL_PATH: findHeadlessShell() ?? '',
        },
      ),
    );
  } else say('\nA check failed, so the browser tests were not run.');

  const [vitest, playwright] = [await readJson(VITEST_REPORT), await readJson(PLAYWRIGHT_REPORT)];
  // Thousands of lines may follow a failure, so the end repeats all failures.
  for (const failure of [...vitestFailures(vitest), ...playwrightFailures(playwright)]) say(`\n${failure}`);
  say('');
  for (const { name, ok, seconds } of results) say(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  say(`All of it took ${secondsSince(startedAt)} s.`);
  say(totalsLine([vitestTotals(vitest), playwrightTotals(playwright)]));
  return results.every(({ ok }) => ok) ? 0 : 1;
});

/**
 * Runs one part to its end, even if another part failed.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function part(name, args, env) {
  say(`\n── ${name}`);
  const startedAt = Date.now();
  const { code } = await runCommand(pinnedNode(), args, env ? { env } : {});
  return { name, ok: code === 0, seconds: secondsSince(startedAt) };
}
