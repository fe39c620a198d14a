import type { Database } from '../../platform/database/database.ts';
import { isEmptyDatabase } from '../../platform/database/dump/catalog.ts';
import { loadDatabase } from '../../platform/database/dump/load-database.ts';
import { runSql } from '../../platform/database/run-sql.ts';
import { connectTo } from '../installation.ts';
import type { Journal } from './journal.ts';

/** Setting of the installation that names the last restore into this database. */
const LAST_RESTORE = 'last_restore';

/**
 * Loads a dump into PostgreSQL in one transaction; the former data moves to schemas of other names. The transaction
 * also stores the journal's id, which distinguishes a crash after it from one before it.
 */
export async function replacePostgres(url: string, dump: string, journal: Journal): Promise<void> {
  const database = await connectTo(url);
  try {
    await loadDatabase(database, dump, {
      before: async (tx) => {
        if (!(await isEmptyDatabase(tx))) await putAside(tx, journal.aside);
      },
      after: async (tx) => {
        await runSql(
          tx,
          `insert into instance_settings (name, value) values ($1, $2)
            on conflict (name) do update set value = excluded.value`,
          [LAST_RESTORE, journal.id],
        );
      },
    });
  } finally {
    await database.close();
  }
}

async function putAside(tx: Database, name: string): Promise<void> {
  const prefix = name.toLowerCase().replaceAll('-', '_');
  const schemas = (await runSql(
    tx,
    `select nspname as name from pg_namespace where nspname in ('public', 'pgboss')`,
  )) as { name: string }[];
  for (const schema of schemas) {
    await runSql(tx, `alter schema ${schema.name} rename to ${prefix}_${schema.name}`);
  }
  await runSql(tx, 'create schema public');
}

/** Whether the transaction of this restore was committed. */
export async function wasLoaded(url: string, journal: Journal): Promise<boolean> {
  const database = await connectTo(url);
  try {
    const [found] = (await runSql(
      database.db,
      `select to_regclass('public.instance_settings') is not null as there`,
    )) as { there: boolean }[];
    if (!found?.there) return false;
    const rows = (await runSql(database.db, 'select value from instance_settings where name = $1', [
      LAST_RESTORE,
    ])) as { value: string }[];
    return rows[0]?.value === journal.id;
  } finally {
    await database.close();
  }
}
