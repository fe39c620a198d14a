import { join } from 'node:path';
import { hasEmbeddedDatabase } from '../../platform/database/database-folder.ts';
import type { Places } from './copy.ts';

/** The configured locations of an installation's database and files. */
export async function findPlaces(settings: {
  DATA_DIR: string;
  DATABASE_URL?: string | undefined;
}): Promise<Places> {
  const databaseFolder = join(settings.DATA_DIR, 'database');
  return {
    filesFolder: join(settings.DATA_DIR, 'files'),
    databaseFolder,
    onPostgres: settings.DATABASE_URL !== undefined,
    hasEmbedded: await hasEmbeddedDatabase(databaseFolder),
  };
}
