import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, TOOLS } from '../lib/paths.mjs';

const fixture = fileURLToPath(new URL('./fixture/', import.meta.url));
const config = JSON.parse(readFileSync(inRoot('biome.json'), 'utf8'));

/** @typedef {{ plugins?: string[], linter?: { rules: Record<string, Record<string, unknown>> } }} Part */
/** @type {Part[]} */
const parts = [config, ...config.overrides];

/** The one file of the fixture that breaks each ban; the files around it use only allowed things. */
const EXPECTED = [
  'noConsole: packages/server/src/chats.ts',
  'noDefaultExport: packages/web/src/core/exports-by-default.ts',
  'noExcessiveLinesPerFunction: packages/engine/src/goes-on.ts',
  'noExplicitAny: packages/server/src/takes-anything.ts',
  'noNonNullAssertion: packages/web/src/core/insists.ts',
  'noProcessEnv: packages/server/src/imports-settings.ts',
  'noProcessEnv: packages/server/src/reads-settings.ts',
  'noRestrictedGlobals WebSocket: packages/server/src/opens-socket.ts',
  'noRestrictedGlobals XMLHttpRequest: packages/server/src/opens-request.ts',
  'noRestrictedGlobals fetch: packages/engine/src/downloads-weights.ts',
  'noRestrictedGlobals fetch: packages/server/src/calls-outside.ts',
  'noRestrictedGlobals fetch: packages/web/src/features/boards/calls-the-server.ts',
  'noRestrictedGlobals localStorage: packages/web/src/features/boards/remembers.ts',
  'noRestrictedGlobals sessionStorage: packages/web/src/features/boards/forgets-later.ts',
  'noUnusedImports: packages/server/src/imports-in-vain.ts',
  'noUnusedVariables: packages/server/src/names-in-vain.ts',
  'plugin browser-powers: packages/web/src/features/boards/copies-a-link.ts',
  'plugin browser-powers: packages/web/src/features/boards/forgets-by-window.ts',
  'plugin browser-powers: packages/web/src/features/boards/makes-an-id.ts',
  'plugin browser-powers: packages/web/src/features/boards/remembers-by-window.ts',
  'plugin lazy-code: packages/web/src/features/boards/loads-by-hand.ts',
  'plugin lazy-code: packages/web/src/features/boards/shows-by-hand.tsx',
  'plugin side-doors: packages/server/src/calls-by-side-door.ts',
  'plugin side-doors: packages/server/src/spells-settings.ts',
  'plugin side-doors: packages/server/src/unpacks-settings.ts',
  'plugin side-doors: packages/web/src/features/boards/calls-by-side-door.ts',
  'useExhaustiveDependencies: packages/web/src/core/remembers-too-long.tsx',
  'useFilenamingConvention: packages/web/src/core/CamelName.ts',
  'useImportType: packages/web/src/core/loads-a-type.ts',
  'useMaxParams: packages/engine/src/takes-seven.ts',
  'useNodejsImportProtocol: packages/server/src/reads-files.ts',
];
const proven = new Set(EXPECTED.map((line) => line.split(':')[0]));

/** @type {string} */
let folder;
beforeAll(() => {
  // The paths of the rules, such as `packages/server/src/…`, are relative to their own file, so the rules are copied
  // into the fixture.
  folder = mkdtempSync(join(tmpdir(), 'home-design-lint-'));
  cpSync(fixture, folder, { recursive: true });
  const { vcs: _usesGit, ...rules } = config;
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(rules));
  for (const plugin of pluginsOf(parts)) cpSync(inRoot(plugin), join(folder, plugin));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** @param {Part[]} list */
const pluginsOf = (list) => list.flatMap(({ plugins = [] }) => plugins);

/** All findings as `rule: file`. */
function findings() {
  const args = [TOOLS.biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  /** @type {{ diagnostics: { category: string, message: string, location: { path: string } }[] }} */
  const report = JSON.parse(run.stdout);
  return report.diagnostics
    .map(({ category, message, location }) => `${nameOf(category, message)}: ${location.path}`)
    .sort();
}

/**
 * @param {string} category 'lint/style/noRestrictedGlobals'
 * @param {string} message
 */
function nameOf(category, message) {
  if (category === 'plugin') {
    if (message.startsWith('Code that comes later')) return 'plugin lazy-code';
    return message.startsWith('This goes around') ? 'plugin side-doors' : 'plugin browser-powers';
  }
  const rule = category.split('/').at(-1);
  return rule === 'noRestrictedGlobals' ? `${rule} ${/global variable (\w+)/.exec(message)?.[1]}` : rule;
}

describe('lint rules', () => {
  it('report each ban once, at the file of the fixture made for it, and nowhere else', () => {
    expect(findings()).toEqual(EXPECTED);
  });

  it('have a fixture for every named rule, and for every banned global', () => {
    const asked = parts
      .flatMap(({ linter }) => Object.values(linter?.rules ?? {}))
      .flatMap((group) => (typeof group === 'object' ? Object.entries(group) : []))
      .flatMap(([rule, level]) => {
        if (typeof level !== 'object' || level === null) return level === 'error' ? [rule] : [];
        const { options } = /** @type {{ options: { deniedGlobals?: object } }} */ (level);
        if (!options.deniedGlobals) return [rule];
        return Object.keys(options.deniedGlobals).map((name) => `${rule} ${name}`);
      });
    const plugins = pluginsOf(parts).map((path) => path.replace('./biome-', 'plugin ').replace('.grit', ''));
    expect(new Set([...asked, ...plugins])).toEqual(proven);
  });
});
