import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot, TOOLS } from '../lib/paths.mjs';
import { runCommand } from '../lib/run-command.mjs';
import { runScript, say } from '../lib/say.mjs';

const KB = 1000;
/** Visitors open public pages on a phone with an empty cache. */
const PUBLIC_LIMIT = 150 * KB;
const APP_LIMIT = 250 * KB;

const SHELL = 'src/app/layouts/app-layout.tsx';
/** Loaded with every page that shows the user's own things. */
const SIGN_IN = ['src/core/session/session.ts', 'src/core/session/identity/firebase-identity.ts'];
const PLAYGROUND = ['src/features/playground/playground-page.tsx', 'src/core/session/require-session.tsx'];

/**
 * The imports that each page needs before it is shown and reacts, lazy or not.
 * @type {[string, number, string[]][]}
 */
const PAGES = [
  ['landing', PUBLIC_LIMIT, ['src/app/pages/public-landing.tsx']],
  ['version details', PUBLIC_LIMIT, ['src/app/pages/version-details-page.tsx']],
  ['not found', PUBLIC_LIMIT, ['src/app/pages/not-found-page.tsx']],
  // Pictures, search and filters; the dialog of a design and the form below are loaded later.
  ['gallery', APP_LIMIT, ['src/app/pages/public-gallery.tsx']],
  ['consultation', APP_LIMIT, ['src/app/pages/public-consultation.tsx']],
  // Visitors of a link see the pictures first; viewer, comments and upload are loaded later.
  ['shared board', APP_LIMIT, ['src/features/sharing/share-page.tsx']],
  // Buyers see the home first; viewer, comparison and form are loaded later.
  [
    'page of a listing',
    APP_LIMIT,
    ['src/app/pages/public-listing.tsx', 'src/features/listing-page/listing-page.tsx'],
  ],
  ['boards', APP_LIMIT, [SHELL, 'src/features/boards/boards-page.tsx', ...SIGN_IN]],
  ['board', APP_LIMIT, [SHELL, 'src/features/boards/page/board-page.tsx', ...SIGN_IN]],
  ['listings', APP_LIMIT, [SHELL, 'src/features/listings/list/listings-page.tsx', ...SIGN_IN]],
  ['projects', APP_LIMIT, [SHELL, 'src/features/projects/list/projects-page.tsx', ...SIGN_IN]],
  ['project', APP_LIMIT, [SHELL, 'src/features/projects/page/project-page.tsx', ...SIGN_IN]],
  [
    'playground',
    APP_LIMIT,
    [SHELL, ...PLAYGROUND, 'src/features/playground/start/start-view.tsx', ...SIGN_IN],
  ],
  [
    'playground, photo',
    APP_LIMIT,
    [SHELL, ...PLAYGROUND, 'src/features/playground/editor/workbench.tsx', ...SIGN_IN],
  ],
];

/** An entry of Vite's manifest: a file and its static imports. @typedef {{ file: string, imports?: string[] }} Chunk */

/** Fails when the gzipped scripts of a page exceed its budget. */
await runScript(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-sizes-'));
  try {
    const build = ['build', inRoot('packages/web'), '--manifest', '--outDir', folder, '--emptyOutDir'];
    const { code, output } = await runCommand(process.execPath, [TOOLS.vite, ...build], { quiet: true });
    if (code !== 0) {
      say(output);
      return 1;
    }
    /** @type {Record<string, Chunk>} */
    const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
    let failed = 0;
    for (const [page, limit, modules] of PAGES) {
      const files = filesOf(manifest, ['index.html', ...modules]);
      const sizes = await Promise.all(
        files.map(async (file) => gzipSync(await readFile(join(folder, file))).length),
      );
      const total = sizes.reduce((sum, size) => sum + size, 0);
      if (total > limit) failed += 1;
      const verdict = total > limit ? 'TOO LARGE' : 'ok';
      say(`${page.padEnd(20)}${(total / KB).toFixed(1).padStart(6)} kB of ${limit / KB}  ${verdict}`);
    }
    if (failed > 0) say('Load what the first paint can do without lazily, or leave it out.');
    return failed === 0 ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/**
 * All files that the modules need, without duplicates.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} modules
 */
function filesOf(manifest, modules) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} module */
  const visit = (module) => {
    if (seen.has(module)) return;
    seen.add(module);
    const chunk = manifest[module];
    if (chunk === undefined)
      throw new Error(`${module} has no file of its own in the build; name the module that has.`);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...new Set([...seen].map((module) => manifest[module]?.file ?? ''))];
}
