import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What the bundler puts around every import that comes later. */
const HELPER = '\0vite/preload-helper.js';
const OWN = fileURLToPath(new URL('../src/lib/code-loading/import-files.ts', import.meta.url));

/**
 * Puts `importFiles` around every import that comes later, in the place of the bundler's own helper.
 * @throws at the end of a build in which the bundler did not ask for it
 */
export function fetchBeforeImport(): Plugin {
  let isUsed = false;
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== HELPER) return null;
      isUsed = true;
      return `export { importFiles as __vitePreload } from ${JSON.stringify(OWN)};`;
    },
    generateBundle() {
      if (!isUsed) throw new Error('The bundler has another helper for imports; see fetch-before-import.');
    },
  };
}
