import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A path in the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Files that the scripts write for themselves; never committed. */
export const CACHE = inRoot('node_modules', '.cache', 'home-design');

/** The script of an installed command line tool, for Node. */
export const TOOLS = {
  asc: inRoot('node_modules/assemblyscript/bin/asc.js'),
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  licences: inRoot('node_modules/license-checker-rseidelsohn/bin/license-checker-rseidelsohn.js'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
  redocly: inRoot('node_modules/@redocly/cli/bin/cli.js'),
  tsc: inRoot('node_modules/typescript-7/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
};
