import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { prepare } from './prepare-database.ts';
import { createPostgresDatabase, PREPARED_DATABASE } from './test-database.ts';

let server: PostgresServer | undefined;

/**
 * Starts a PostgreSQL server of its own for the tests, with one database that has all tables: each test file starts from a
 * copy of it, because making the tables takes seconds.
 */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  const { url } = await createPostgresDatabase(server.url, { name: PREPARED_DATABASE });
  const database = await openPostgres(url, () => {});
  await prepare(database);
  await database.close();
  project.provide('postgresUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server; undefined in the project on the embedded database. */
    postgresUrl: string;
    /** Archive of a freshly made embedded database with all tables, to start from. */
    pgliteTemplate: string;
    /** Folder of the same database, closed; copying it takes less than unpacking the archive. */
    pgliteFolder: string;
    /** Archive of a freshly made embedded database without any table. */
    emptyPgliteTemplate: string;
    /** Folder of that database, closed. */
    emptyPgliteFolder: string;
  }
}
