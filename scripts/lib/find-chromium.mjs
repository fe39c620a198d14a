import { findProgram, isProgram } from './find-program.mjs';
import { Explained } from './say.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Program file of a Chromium or Chrome: `CHROMIUM_PATH`, else the first one on the PATH; undefined when there
 * is none.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 * @throws Explained when `CHROMIUM_PATH` names no program
 */
export function findChromium(environment = process.env) {
  const chosen = environment.CHROMIUM_PATH;
  if (!chosen) return findProgram(NAMES, environment.PATH);
  if (isProgram(chosen)) return chosen;
  throw new Explained(`CHROMIUM_PATH is ${chosen}, and there is no program. Please correct or unset it.`);
}

/**
 * Program file of the Chromium without windows: `HEADLESS_SHELL_PATH`, else the one on the PATH; undefined when there is
 * none.
 * @param {Record<string, string | undefined>} [environment]
 * @returns {string | undefined}
 */
export function findHeadlessShell(environment = process.env) {
  return environment.HEADLESS_SHELL_PATH || findProgram(['chromium-headless-shell'], environment.PATH);
}
