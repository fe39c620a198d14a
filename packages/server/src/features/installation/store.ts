import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The installation id in this database; undefined if there is none, or no tables. */
export async function installationIdOf(db: Database): Promise<string | undefined> {
  if (!(await hasTable(db, 'instance_settings'))) return undefined;
  const row = await db
    .selectFrom('instanceSettings')
    .select('value')
    .where('name', '=', INSTALLATION_ID)
    .executeTakeFirst();
  return row?.value;
}

/** Name of the setting that holds the id. */
export const INSTALLATION_ID = 'installation_id';

/** The number of versions with pictures; 0 in a database without tables. */
export async function countPictures(db: Database): Promise<number> {
  if (!(await hasTable(db, 'versions'))) return 0;
  const { count } = await db
    .selectFrom('versions')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('files', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasTable(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(
    db,
  );
  return rows[0]?.there === true;
}
