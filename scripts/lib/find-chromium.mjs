import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Program file of a Chromium or Chrome: `CHROMIUM_PATH`, else the first one on the PATH; undefined when there
 * is none.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  if (environment.CHROMIUM_PATH) return environment.CHROMIUM_PATH;
  for (const folder of (environment.PATH ?? '').split(delimiter)) {
    const found = NAMES.map((name) => join(folder, name)).find(isProgram);
    if (found) return found;
  }
  return undefined;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
