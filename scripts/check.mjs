import { availableParallelism } from 'node:os';
import { ensureDependencies } from './lib/ensure-dependencies.mjs';
import { inRoot, TOOLS } from './lib/paths.mjs';
import { pinnedNode } from './lib/pinned-node.mjs';
import { runCommand } from './lib/run-command.mjs';
import { runScript, say, secondsSince } from './lib/say.mjs';

const WORKSPACES = [
  'packages/vocabulary',
  'packages/contract',
  'packages/engine',
  'packages/server',
  'packages/web',
  'e2e',
  'bench',
  'scripts',
];

/** Every check by its name, with the arguments for Node; the slow ones first. @type {[string, string[]][]} */
const CHECKS = [
  ['promises and switches (oxlint)', [TOOLS.oxlint, '--deny-warnings', '.']],
  ...WORKSPACES.map(
    (folder) => /** @type {[string, string[]]} */ ([`types of ${folder}`, [TOOLS.tsc, '-p', inRoot(folder)]]),
  ),
  ['licences', [inRoot('scripts/checks/licences.mjs')]],
  ['script sizes of the pages (vite)', [inRoot('scripts/checks/script-sizes.mjs')]],
  ['format and lint (biome)', [TOOLS.biome, 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['import rules (dependency-cruiser)', [TOOLS.depcruise, '--config', '.dependency-cruiser.cjs', 'packages']],
  ['unused code and dependencies (knip)', [TOOLS.knip]],
  ['API description', [inRoot('packages/server/src/openapi.ts'), '--check']],
  ['API description lint (redocly)', [inRoot('scripts/checks/api-lint.mjs')]],
  ['third-party notices', [inRoot('scripts/checks/third-party.mjs'), '--check']],
  ['table of settings', [inRoot('scripts/checks/configuration-table.mjs'), '--check']],
  ['ray tracer as compiled', [inRoot('scripts/checks/tracer-wasm.mjs')]],
  ['file length', [inRoot('scripts/checks/file-length.mjs')]],
  ['folder size', [inRoot('scripts/checks/folder-size.mjs')]],
  ['pictures of the documents', [inRoot('scripts/checks/pictures.mjs')]],
  ['words that stay out', [inRoot('scripts/checks/words.mjs')]],
];

/** `npm run check [-- part of a name …]`: runs all static checks, or those with one of the words in their names. */
await runScript(async () => {
  const words = process.argv.slice(2);
  const chosen = CHECKS.filter(([name]) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) {
    say(`No check is called that. There are:\n${CHECKS.map(([name]) => `  ${name}`).join('\n')}`);
    return 2;
  }
  await ensureDependencies();
  const waiting = [...chosen];
  let failed = 0;

  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, args] = next;
      const startedAt = Date.now();
      const { code, output } = await runCommand(pinnedNode(), args, { quiet: true });
      if (code !== 0) failed += 1;
      const seconds = `${secondsSince(startedAt)} s`;
      say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(38)}${seconds.padStart(7)}`);
      if (code !== 0) say(`${output.trimEnd()}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  say(failed === 0 ? `All ${chosen.length} checks passed.` : `${failed} of ${chosen.length} checks failed.`);
  return failed === 0 ? 0 : 1;
});
