import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../platform/database/open-pglite.ts';
import { prepare } from './prepare-database.ts';

let folder: string | undefined;

/** Makes one embedded database with all tables, which each test file copies: making it takes seconds. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'home-design-pglite-'));
  const template = join(folder, 'template');
  const database = await openPglite(template);
  await prepare(database);
  await database.close();

  project.provide('pgliteTemplate', template);
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
