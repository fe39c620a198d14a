import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newestQueueVersion, queueTablesAsOf } from '../../queue/queue-tables.ts';
import { type Database, transaction } from '../database.ts';
import { createTablesAsOf, migrate, unknownMigration } from '../migrate.ts';
import type { OpenDatabase } from '../opened-database.ts';
import { runSql } from '../run-sql.ts';
import { foreignKeysOf, quote, setSequence } from './catalog.ts';
import { DatabaseManifest, fileOfTable, MANIFEST_FILE } from './database-manifest.ts';
import { loadRows } from './load-rows.ts';
import { settleWriting } from './rows-of-table.ts';
import { differencesFrom } from './verify-database.ts';

/** A dump that cannot be loaded; the message is for the operator. */
export class DumpRefused extends Error {}

/** @throws DumpRefused if the manifest has another form, or a newer program made the dump */
export async function readDatabaseManifest(folder: string): Promise<DatabaseManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8');
  const parsed = DatabaseManifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new DumpRefused(`${join(folder, MANIFEST_FILE)} is of another form.`);
  await refuseNewer(parsed.data);
  return parsed.data;
}

async function refuseNewer({ migrations, queueVersion }: DatabaseManifest): Promise<void> {
  const unknown = unknownMigration(migrations);
  if (unknown !== undefined) {
    throw new DumpRefused(
      `The database is of a newer Home Design: this one does not know its migration ${unknown}. ` +
        'Please install that version or a newer one, and try again.',
    );
  }
  const newest = await newestQueueVersion();
  if (queueVersion !== null && queueVersion > newest) {
    throw new DumpRefused(
      `The job queue is of a newer Home Design (${queueVersion}, and this one knows ${newest}). ` +
        'Please install that version or a newer one, and try again.',
    );
  }
}

export interface LoadOptions {
  /** Runs first in the transaction, before the tables are created. */
  before?: (tx: Database) => Promise<void>;
  /** Runs last in the transaction, after loading, verifying and migrating. */
  after?: (tx: Database) => Promise<void>;
}

/**
 * Loads a dump into an empty database: creates the tables as they were, fills them, compares every table with the dump,
 * and migrates them. All of it is one transaction on PostgreSQL; an embedded database whose loading failed
 * must be deleted.
 * @throws DumpRefused if the dump cannot be loaded, or the loaded rows differ from it
 */
export async function loadDatabase(
  database: OpenDatabase,
  folder: string,
  { before, after }: LoadOptions = {},
): Promise<DatabaseManifest> {
  const manifest = await readDatabaseManifest(folder);
  const { db } = database;
  const queueScript = manifest.queueVersion === null ? [] : await queueTablesAsOf(manifest.queueVersion);
  if (database.engine === 'pglite') {
    // Its driver accepts scripts of several statements only outside of transactions.
    await transaction(db, (tx) => createTablesAsOf(tx, manifest.migrations));
    for (const script of queueScript) await database.runner.executeSql(script);
  }
  await transaction(db, async (tx) => {
    await before?.(tx);
    if (database.engine === 'postgres') {
      await createTablesAsOf(tx, manifest.migrations);
      for (const script of queueScript) await runSql(tx, script);
    }
    await fill(tx, manifest, folder);
    const differences = await differencesFrom(tx, manifest);
    if (differences.length > 0) {
      throw new DumpRefused(`What was loaded differs from the dump: ${differences.join('; ')}.`);
    }
    await migrate(tx);
    await after?.(tx);
  });
  return manifest;
}

/** Foreign keys are created again after all rows, which also checks each of them. */
async function fill(tx: Database, manifest: DatabaseManifest, folder: string): Promise<void> {
  await settleWriting(tx);
  const keys = await foreignKeysOf(tx);
  for (const { table, name } of keys) await runSql(tx, `alter table ${table} drop constraint ${quote(name)}`);
  for (const table of manifest.tables) await loadRows(tx, table, join(folder, fileOfTable(table)));
  for (const sequence of manifest.sequences) await setSequence(tx, sequence);
  for (const { table, name, definition } of keys) {
    await runSql(tx, `alter table ${table} add constraint ${quote(name)} ${definition}`);
  }
}
