import { inject } from 'vitest';
import { copyPglite, createPostgresDatabase, PREPARED_DATABASE } from './test-database.ts';

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
    copyPglite(folder);
    return { settings: {}, remove: async () => {} };
  }
  const { url, drop } = await createPostgresDatabase(address, { template: PREPARED_DATABASE });
  return { settings: { DATABASE_URL: url }, remove: drop };
}
