import type { UserId } from '@home-design/contract';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../../platform/database/account-tables.ts';
import { compileOnce, type Given } from '../../platform/database/compile-once.ts';
import type { Database } from '../../platform/database/database.ts';

export type UserRow = Selectable<UsersTable>;

export async function addSession(
  db: Database,
  session: { id: string; userId: UserId; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Asked for by nearly every call. */
const liveSessions = compileOnce((db, given: Given<{ id: string; now: Date }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.userId', 'sessions.createdAt', 'sessions.expiresAt', 'users.isAnonymous'])
    .where('sessions.id', '=', given('id'))
    .where('sessions.expiresAt', '>', given('now')),
);

export async function liveSession(db: Database, id: string, now: Date) {
  const [session] = await liveSessions(db, { id, now });
  return session;
}

export async function extendSession(db: Database, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ expiresAt }).where('id', '=', id).execute();
}

export async function deleteSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

export async function userById(db: Database, id: UserId): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Writes down who signed in; what is known of them already is kept where the token says nothing. Whoever has an account
 * stays one: a token from before the upgrade may come from another tab.
 */
export async function saveUser(
  db: Database,
  user: { id: UserId; isAnonymous: boolean; email: string | null; displayName: string | null },
  now: Date,
): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({ ...user, createdAt: now, lastSeenAt: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        isAnonymous: row
          .and([row.ref('users.isAnonymous'), row.ref('excluded.isAnonymous')])
          .$castTo<boolean>(),
        email: row.fn.coalesce('excluded.email', 'users.email'),
        displayName: row.fn.coalesce('excluded.displayName', 'users.displayName'),
        lastSeenAt: now,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
