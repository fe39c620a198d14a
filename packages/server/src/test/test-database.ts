import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
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

/**
 * An embedded database with all tables and no rows.
 * @param folder where it is made; `memory` keeps it in memory
 */
export async function makePglite(folder: string): Promise<OpenDatabase> {
  return openPglite(folder, { loadDataDir: await openAsBlob(inject('pgliteTemplate')) });
}

/** In memory: copying the folder of a database for every test file takes longer than most of the tests. */
async function pgliteDatabase(): Promise<TestDatabase> {
  const database = await makePglite('memory');
  return { ...database, remove: database.close };
}

async function postgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const database = await emptyPostgres(serverUrl);
  await prepare(database);
  return database;
}

/** A database of its own without any table, on whichever of the two this project runs. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (inject('postgresUrl')) return emptyPostgres(inject('postgresUrl'));
  const database = await openPglite('memory');
  return { ...database, remove: database.close };
}

/** Address of a new, empty database on a PostgreSQL server, and how to remove it. */
export async function createPostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

async function emptyPostgres(serverUrl: string): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl);
  const database = await openPostgres(url, () => {});
  return {
    ...database,
    remove: async () => {
      await database.close();
      await drop();
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
