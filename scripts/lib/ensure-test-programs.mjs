import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { isProgram } from './find-program.mjs';
import { installByApt } from './install-by-apt.mjs';
import { Explained } from './say.mjs';

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
  if (!hasPostgres(postgres)) {
    await installByApt('PostgreSQL, for the database tests', ['postgresql'], place);
    if (!hasPostgres(postgres)) {
      throw new Explained(
        `PostgreSQL was installed and is still not found. Please see that its programs lie in ${postgres}/<version>/bin.`,
      );
    }
  }
}

/** @param {string} folder */
function hasPostgres(folder) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((version) => isProgram(join(folder, version, 'bin', 'initdb')));
}
