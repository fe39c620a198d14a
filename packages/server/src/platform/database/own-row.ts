import type { UserId } from '@home-design/contract';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { PictureTables } from './picture-tables.ts';

/** Tables whose rows belong to a person. */
type OwnedTable = 'projects' | 'images' | 'versions' | 'editJobs' | 'tags' | 'workflows' | 'recipes';

/**
 * The condition that a row is this one and the person's. Every look-up of something by its id in a call is
 * made with it, so that what belongs to others is not there rather than forbidden.
 */
export function ownRow<Table extends OwnedTable>(
  table: Table,
  userId: UserId,
  id: PictureTables[Table]['id'],
): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${table}.id`)} = ${id} and ${sql.ref(`${table}.userId`)} = ${userId})`;
}
