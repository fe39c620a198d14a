import type { ApiKeyId, Plan, UserId } from '@home-design/contract';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ApiKeysTable } from '../../schema/account-tables.ts';

export type ApiKeyRow = Selectable<ApiKeysTable>;

/** A key with what its use depends on. */
export interface KeyOfUser extends ApiKeyRow {
  isAnonymous: boolean;
  plan: Plan;
}

export function keyByHash(db: Database, keyHash: string): Promise<KeyOfUser | undefined> {
  return keysOfUsers(db).where('keyHash', '=', keyHash).executeTakeFirst();
}

export function keyById(db: Database, id: ApiKeyId): Promise<KeyOfUser | undefined> {
  return keysOfUsers(db).where('apiKeys.id', '=', id).executeTakeFirst();
}

const keysOfUsers = (db: Database) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .selectAll('apiKeys')
    .select(['users.isAnonymous', 'users.plan']);

/** Newest first. */
export function ownKeys(db: Database, userId: UserId): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('apiKeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The number of a person's keys. Other changes to keys of the account wait until the transaction ends. */
export async function countKeys(tx: Database, userId: UserId): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${userId}`}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('apiKeys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addKey(tx: Database, row: ApiKeyRow): Promise<void> {
  await tx.insertInto('apiKeys').values(row).execute();
}

/** @returns whether the account had this key */
export async function deleteKey(db: Database, userId: UserId, id: ApiKeyId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('apiKeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function markUsed(db: Database, id: ApiKeyId, usedAt: Date): Promise<void> {
  await db.updateTable('apiKeys').set({ usedAt }).where('id', '=', id).execute();
}
