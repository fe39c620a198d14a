import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { openPglite } from '../platform/database/open-pglite.ts';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { prepare } from './prepare-database.ts';

export interface TestDatabase extends OpenDatabase {
  /** Closes it and removes it for good. */
  remove(): Promise<void>;
}

/** A database of its own with all tables and no rows, on whichever of the two this project runs. */
export function openTestDatabase(): Promise<TestDatabase> {
  return inject('postgresUrl') ? postgresDatabase(inject('postgresUrl')) : pgliteDatabase();
}

async function pgliteDatabase(): Promise<TestDatabase> {
  const parent = await mkdtemp(join(tmpdir(), 'home-design-test-'));
  const folder = join(parent, 'database');
  await cp(inject('pgliteTemplate'), folder, { recursive: true });
  const database = await openPglite(folder);
  return {
    ...database,
    remove: async () => {
      await database.close();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

async function postgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href, () => {});
  await prepare(database);
  return {
    ...database,
    remove: async () => {
      await database.close();
      await administer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
