import { randomUUID } from 'node:crypto';
import { cpSync, openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import type { OpenDatabase } from '../../platform/database/opened-database.ts';

export interface TestDatabase extends OpenDatabase {
  /** Closes it and removes it for good. */
  remove(): Promise<void>;
}

/** A database of its own with all tables and no rows, on whichever of the two this project runs. */
export function openTestDatabase(): Promise<TestDatabase> {
  return inject('postgresUrl') ? postgresDatabase(inject('postgresUrl')) : pgliteDatabase();
}

/**
 * Makes an embedded database with all tables and no rows, closed. Copied at once: it has a thousand files, of which each
 * would be several calls otherwise, and half a second of computing.
 */
export const copyPglite = (folder: string): void =>
  cpSync(inject('pgliteFolder'), folder, { recursive: true });

/** In memory: copying the folder of a database for every test file takes longer than most of the tests. */
async function pgliteDatabase(): Promise<TestDatabase> {
  const database = await openPglite('memory', { loadDataDir: await openAsBlob(inject('pgliteTemplate')) });
  return { ...database, remove: database.close };
}

/** Has all tables and no rows; databases of tests are copies of it. */
export const PREPARED_DATABASE = 'prepared';

const postgresDatabase = (serverUrl: string): Promise<TestDatabase> =>
  newPostgres(serverUrl, { template: PREPARED_DATABASE });

/** A database of its own without any table, on whichever of the two this project runs. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  if (inject('postgresUrl')) return newPostgres(inject('postgresUrl'));
  const loadDataDir = await openAsBlob(inject('emptyPgliteTemplate'));
  const database = await openPglite('memory', { loadDataDir });
  return { ...database, remove: database.close };
}

interface NewDatabaseOptions {
  /** Otherwise one that no other database has. */
  name?: string;
  /** A database to copy; otherwise it is empty. */
  template?: string;
}

/** Address of a new database on a PostgreSQL server, and how to remove it. */
export async function createPostgresDatabase(
  serverUrl: string,
  { name = `test_${randomUUID().replaceAll('-', '')}`, template }: NewDatabaseOptions = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  // Copies files: the default strategy logs each page of them, which takes twice the computing.
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await administer(serverUrl, `create database ${name}${copied}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(serverUrl, `drop database ${name} with (force)`) };
}

async function newPostgres(serverUrl: string, options?: NewDatabaseOptions): Promise<TestDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl, options);
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
