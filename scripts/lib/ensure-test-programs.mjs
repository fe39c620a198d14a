import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { installByApt } from './install-by-apt.mjs';
import { Explained } from './say.mjs';

/** Where Debian and Ubuntu keep the server programs, by major version; the database tests look there too. */
const POSTGRES = '/usr/lib/postgresql';

/** Installs the browser and the database server that tests run against, where they are missing. */
export async function ensureTestPrograms() {
  if (findChromium() === undefined) {
    await installByApt('Chromium, for the browser tests', ['chromium']);
    if (findChromium() === undefined) throw new Explained('Chromium is still not found; set CHROMIUM_PATH.');
  }
  if (!hasPostgres()) await installByApt('PostgreSQL, for the database tests', ['postgresql']);
}

function hasPostgres() {
  if (!existsSync(POSTGRES)) return false;
  return readdirSync(POSTGRES).some((version) => existsSync(join(POSTGRES, version, 'bin', 'initdb')));
}
