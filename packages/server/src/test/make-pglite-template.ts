import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../platform/database/open-pglite.ts';
import { prepare } from './prepare-database.ts';

let folder: string | undefined;

/** Makes one embedded database with all tables, which each test file starts from: making it takes seconds. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'home-design-pglite-'));
  const made = join(folder, 'database');
  const database = await openPglite(made);
  await prepare(database);
  await database.close();

  const template = join(folder, 'database.tar');
  const pglite = await PGlite.create(made);
  // Packed, it would have to be unpacked by every file.
  const dump = await pglite.dumpDataDir('none');
  await writeFile(template, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  project.provide('pgliteTemplate', template);
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
