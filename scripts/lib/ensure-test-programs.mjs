import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from './find-chromium.mjs';
import { findProgram, isProgram } from './find-program.mjs';
import { installByApt } from './install-by-apt.mjs';
import { Explained, say } from './say.mjs';

/** Where Debian and Ubuntu install the server programs, by major version; the database tests look there too. */
const POSTGRES = '/usr/lib/postgresql';

/**
 * @typedef {object} Place where programs are looked for and installed; by default this machine
 * @property {Record<string, string | undefined>} [environment]
 * @property {string} [postgres] folder of PostgreSQL's programs, by version
 * @property {boolean} [isRoot]
 */

/**
 * Installs the browser and the database server for the tests, if they are missing.
 * @param {Place} [place]
 * @throws Explained what to do, if it cannot install them
 */
export async function ensureTestPrograms({
  environment = process.env,
  postgres = POSTGRES,
  isRoot = process.getuid?.() === 0,
} = {}) {
  const place = { environment, isRoot };
  if (findChromium(environment) === undefined) {
    await installByApt('Chromium, for the browser tests', ['chromium'], place);
    if (findChromium(environment) === undefined) {
      throw new Explained(
        'Chromium was installed and is still not found. Please set CHROMIUM_PATH to the program of a Chromium or Chrome.',
      );
    }
  }
  await tryHeadlessShell(place);
  if (!hasPostgres(postgres)) {
    await installByApt('PostgreSQL, for the database tests', ['postgresql'], place);
    if (!hasPostgres(postgres)) {
      throw new Explained(
        `PostgreSQL was installed and is still not found. Please see that its programs lie in ${postgres}/<version>/bin.`,
      );
    }
  }
}

/**
 * Installs the Chromium without windows beside Debian's Chromium, in the same version. The browser tests need a fifth
 * less computing with it, and run without it as well.
 * @param {{ environment: Record<string, string | undefined>, isRoot: boolean }} place
 */
async function tryHeadlessShell(place) {
  const { environment } = place;
  if (findHeadlessShell(environment) || !findProgram(['chromium'], environment.PATH)) return;
  try {
    const packages = ['chromium', 'chromium-headless-shell'];
    await installByApt('Chromium without windows, for faster browser tests', packages, place);
  } catch (error) {
    if (!(error instanceof Explained)) throw error;
    say('The browser tests run in the whole Chromium, which takes longer.');
  }
}

/** @param {string} folder */
function hasPostgres(folder) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((version) => isProgram(join(folder, version, 'bin', 'initdb')));
}
