import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { MIGRATIONS } from '../../schema/migrations.ts';
import type { Database } from './database.ts';

/**
 * Migrates the tables, under a lock if several servers start at once.
 * @returns the names of the executed migrations
 * @throws if one fails; nothing of that run is kept
 */
export async function migrate(db: Database): Promise<string[]> {
  if (await isUpToDate(db)) return [];
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought up to date.', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** The first of these migrations that this program does not know, in its order; undefined if it knows all of them. */
export function unknownMigration(names: readonly string[]): string | undefined {
  const known = Object.keys(MIGRATIONS).sort();
  return names.find((name, index) => known[index] !== name);
}

/**
 * Creates the tables of an empty database as these migrations made them, in the caller's transaction.
 * @param names migrations from the first on, in order, all of them known
 */
export async function createTablesAsOf(tx: Database, names: readonly string[]): Promise<void> {
  const wanted = Object.entries(MIGRATIONS).filter(([name]) => names.includes(name));
  const migrator = new Migrator({
    db: tx.withoutPlugins(),
    provider: { getMigrations: async () => Object.fromEntries(wanted) },
    // A restore moves old tables to other schemas, which must not count as tables of this one.
    migrationTableSchema: 'public',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The tables could not be made.', { cause: error });
}

/** One small query at every start replaces the migrator's look at the whole catalog. */
async function isUpToDate(db: Database): Promise<boolean> {
  const table = sql.lit(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
    db,
  );
  if (!rows[0]?.there) return false;
  const done = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  const names = new Set(done.rows.map((row) => row.name));
  // A migration of a newer program must reach the migrator, which then refuses to start.
  return (
    names.size === Object.keys(MIGRATIONS).length && Object.keys(MIGRATIONS).every((name) => names.has(name))
  );
}
