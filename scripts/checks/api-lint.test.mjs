import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-api-lint-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param {(api: any) => void} spoil */
async function lint(spoil) {
  const api = JSON.parse(await readFile(inRoot('docs/openapi.json'), 'utf8'));
  spoil(api);
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(api));
  return runCommand(process.execPath, [inRoot('scripts/checks/api-lint.mjs'), file], { quiet: true });
}

it('the description of the API keeps the rules of the linter', async () => {
  expect(await lint(() => {})).toMatchObject({ code: 0 });
});

it.each(
  /** @type {[string, (api: any) => void][]} */ ([
    ['security-defined', (api) => delete api.paths['/api/health'].get.security],
    ['no-empty-servers', (api) => delete api.servers],
    ['info-license', (api) => delete api.info.license],
    [
      'operation-operationId-unique',
      (api) => {
        api.paths['/api/health'].get.operationId = 'systemReady';
      },
    ],
  ]),
)('finds a breach of %s', async (rule, spoil) => {
  const { code, output } = await lint(spoil);
  expect(output).toContain(rule);
  expect(code).not.toBe(0);
});
