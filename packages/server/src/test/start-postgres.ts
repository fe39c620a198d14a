import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer | undefined;

/** Starts a PostgreSQL server of its own for the tests, and stops it afterwards. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
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
  }
}
