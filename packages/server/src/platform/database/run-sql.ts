import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Runs one SQL text as it is, on the base handle or inside a transaction; column names stay as they are. */
export async function runSql(db: Database, text: string, values: readonly unknown[] = []): Promise<object[]> {
  const { rows } = await db.withoutPlugins().executeQuery<object>(CompiledQuery.raw(text, [...values]));
  return rows;
}
