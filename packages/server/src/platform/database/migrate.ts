import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';
import * as accounts from './migrations/0001-accounts.ts';
import * as pictures from './migrations/0002-pictures.ts';

/** In order; a name is never changed once released. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-pictures': pictures,
};

/**
 * Brings the tables up to date, under a lock when several servers start at once.
 * @returns the names of the migrations that were run
 * @throws when one fails; nothing of that run is kept
 */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}
