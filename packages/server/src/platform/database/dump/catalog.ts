import type { Database } from '../database.ts';
import { runSql } from '../run-sql.ts';
import type { SequenceManifest, TableManifest } from './database-manifest.ts';

/** Schemas of this product: its own tables, and those of the job queue. */
const SCHEMAS = ['public', 'pgboss'];

/** A table as the database describes it. */
export type Table = Pick<TableManifest, 'schema' | 'name' | 'columns' | 'key'>;

/** A name as it stands in SQL. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${quote(schema)}.${quote(name)}`;

/**
 * Every table of the product that outlives a crash, so no unlogged ones. Partitions belong to their parent, generated
 * columns follow from the others.
 */
export async function tablesOf(db: Database): Promise<Table[]> {
  const rows = await runSql(
    db,
    `select n.nspname as schema, c.relname as name,
        (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
            order by a.attnum)
          from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
        coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
          from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary), '[]'::json) as key
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and c.relpersistence = 'p' and not c.relispartition
        and n.nspname = any($1::text[])
      order by 1, 2`,
    [SCHEMAS],
  );
  return rows as Table[];
}

/** Whether the database has no table of the product's schemas. */
export async function isEmptyDatabase(db: Database): Promise<boolean> {
  return (await tablesOf(db)).length === 0;
}

/** Every sequence and the last value it gave out; null when it gave out none. */
export async function sequencesOf(db: Database): Promise<SequenceManifest[]> {
  const rows = await runSql(
    db,
    `select schemaname as schema, sequencename as name, last_value::float8 as value
      from pg_sequences where schemaname = any($1::text[]) order by 1, 2`,
    [SCHEMAS],
  );
  return rows as SequenceManifest[];
}

export async function setSequence(tx: Database, sequence: SequenceManifest): Promise<void> {
  const { value } = sequence;
  await runSql(tx, 'select setval($1::text::regclass, $2::int8, $3)', [
    qualified(sequence),
    value ?? 1,
    value !== null,
  ]);
}

/** A foreign key, as SQL that makes it again. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

export async function foreignKeysOf(db: Database): Promise<ForeignKey[]> {
  const rows = await runSql(
    db,
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1::text[])
      order by 1, 2`,
    [SCHEMAS],
  );
  return rows as ForeignKey[];
}

/** Version of the queue's tables; null when there are none. */
export async function queueVersionOf(db: Database): Promise<number | null> {
  const [found] = (await runSql(db, `select to_regclass('pgboss.version') is not null as there`)) as {
    there: boolean;
  }[];
  if (!found?.there) return null;
  const [row] = (await runSql(db, 'select version from pgboss.version')) as { version: number }[];
  return row?.version ?? null;
}

/** Names of the migrations that made the tables, in order. */
export async function migrationsOf(db: Database): Promise<string[]> {
  const rows = (await runSql(db, 'select name from public.kysely_migration order by name')) as {
    name: string;
  }[];
  return rows.map((row) => row.name);
}
