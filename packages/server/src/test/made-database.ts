import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPostgres } from '../platform/database/open-postgres.ts';
import { prepare } from './prepare-database.ts';
import { makePglite } from './test-database.ts';

/** A database with all tables and no rows, closed, for a server that is started on it. */
export interface MadeDatabase {
  /** Settings under which the server opens it. */
  settings: Record<string, string>;
  remove(): Promise<void>;
}

/** @param folder where it is made when it is the embedded one */
export async function makeDatabase(folder: string): Promise<MadeDatabase> {
  const address = inject('postgresUrl');
  if (!address) {
    await (await makePglite(folder)).close();
    return { settings: {}, remove: async () => {} };
  }
  const name = `made_${randomUUID().replaceAll('-', '')}`;
  await administer(address, `create database ${name}`);
  const url = new URL(`/${name}`, address).href;
  const database = await openPostgres(url, () => {});
  await prepare(database);
  await database.close();
  return {
    settings: { DATABASE_URL: url },
    remove: () => administer(address, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
