import { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Runs one SQL text unchanged, on the base handle or inside a transaction; column names stay in snake_case. */
export async function runSql(db: Database, text: string, values: readonly unknown[] = []): Promise<object[]> {
  const { rows } = await db.withoutPlugins().executeQuery<object>(CompiledQuery.raw(text, [...values]));
  return rows;
}
