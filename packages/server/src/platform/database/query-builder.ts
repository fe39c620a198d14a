import { CamelCasePlugin, Kysely } from 'kysely';
import type { Schema } from '../../schema/schema.ts';
import type { Database } from './database.ts';

/** The query builder over a dialect, with the naming that every table type assumes. */
export function queryBuilder(dialect: ConstructorParameters<typeof Kysely>[0]['dialect']): Database {
  return new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });
}
