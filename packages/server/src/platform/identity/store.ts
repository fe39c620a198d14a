import type { UserId } from '@home-design/contract';
import type { Insertable, Selectable } from 'kysely';
import type {
  IdentityKeysTable,
  IdentityRefreshTokensTable,
  IdentityUsersTable,
} from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';

export type IdentityUser = Selectable<IdentityUsersTable>;

/** Newest first. */
export async function identityKeys(db: Database) {
  return db
    .selectFrom('identityKeys')
    .select(['kid', 'privateJwk', 'publicJwk'])
    .orderBy('createdAt', 'desc')
    .orderBy('kid')
    .execute();
}

export async function addIdentityKey(db: Database, key: Insertable<IdentityKeysTable>): Promise<void> {
  await db.insertInto('identityKeys').values(key).execute();
}

export async function addIdentityUser(db: Database, uid: UserId, now: Date): Promise<void> {
  await db
    .insertInto('identityUsers')
    .values({ uid, displayName: null, photoUrl: null, createdAt: now, lastLoginAt: now })
    .execute();
}

export async function identityUser(db: Database, uid: UserId): Promise<IdentityUser | undefined> {
  return db.selectFrom('identityUsers').selectAll().where('uid', '=', uid).executeTakeFirst();
}

export async function changeIdentityUser(
  db: Database,
  uid: UserId,
  change: { displayName?: string | null; photoUrl?: string | null },
): Promise<IdentityUser | undefined> {
  if (Object.keys(change).length === 0) return identityUser(db, uid);
  return db.updateTable('identityUsers').set(change).where('uid', '=', uid).returningAll().executeTakeFirst();
}

export async function deleteIdentityUser(db: Database, uid: UserId): Promise<void> {
  await db.deleteFrom('identityUsers').where('uid', '=', uid).execute();
}

export async function addRefreshToken(
  db: Database,
  token: Insertable<IdentityRefreshTokensTable>,
): Promise<void> {
  await db.insertInto('identityRefreshTokens').values(token).execute();
}

export async function refreshToken(db: Database, id: string) {
  return db
    .selectFrom('identityRefreshTokens')
    .select(['uid', 'authTime'])
    .where('id', '=', id)
    .executeTakeFirst();
}
