import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { compileWebAssemblyOnce } from '../../compile-web-assembly-once.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { prepare } from './prepare-database.ts';

let folder: string | undefined;

/**
 * Makes one embedded database, without tables and then with all of them. Tests start from copies: making either takes
 * seconds.
 */
export async function setup(project: TestProject): Promise<void> {
  compileWebAssemblyOnce();
  folder = await mkdtemp(join(tmpdir(), 'home-design-pglite-'));
  const made = join(folder, 'database');
  await (await openPglite(made)).close();
  project.provide('emptyPgliteTemplate', await dumped(made, join(folder, 'empty.tar')));
  const empty = join(folder, 'empty');
  await cp(made, empty, { recursive: true });
  project.provide('emptyPgliteFolder', empty);

  const database = await openPglite(made);
  await prepare(database);
  await database.close();
  project.provide('pgliteTemplate', await dumped(made, join(folder, 'database.tar')));
  project.provide('pgliteFolder', made);
}

/** Writes a database at rest to an archive. @returns the archive */
async function dumped(database: string, archive: string): Promise<string> {
  const pglite = await PGlite.create(database);
  // Packed, it would have to be unpacked by every file.
  const dump = await pglite.dumpDataDir('none');
  await writeFile(archive, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  return archive;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
