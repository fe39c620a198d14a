import type { UserId } from '@home-design/contract';
import { type Insertable, type Selectable, sql } from 'kysely';
import { compileOnce, type Given } from '../../platform/database/compile-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { GuestRemovalsTable, SessionsTable, UsersTable } from '../../schema/account-tables.ts';

export type UserRow = Selectable<UsersTable>;
export type RemovalRow = Selectable<GuestRemovalsTable>;
export type SessionRow = Selectable<SessionsTable>;

/** Channel on which every process hears of ended sessions. */
export const SESSION_CHANNEL = 'ended_sessions';

/** A person has fewer sessions than this; a program that starts sessions may reach it. */
const MOST_SESSIONS = 1_000;

export async function addSession(db: Database, session: Insertable<SessionsTable>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

/** Nearly every call runs this query. */
const liveSessions = compileOnce((db, given: Given<{ id: string; now: Date; latest: Date }>) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.userId',
      'sessions.signIn',
      'sessions.isHostBound',
      'sessions.createdAt',
      'sessions.usedAt',
      'sessions.expiresAt',
      'users.isAnonymous',
    ])
    .where('sessions.id', '=', given('id'))
    .where('sessions.expiresAt', '>', given('now'))
    .where('sessions.createdAt', '<=', given('latest'))
    .where('sessions.usedAt', '<=', given('latest')),
);

/** @param when.latest see `latestUse` */
export async function liveSession(db: Database, id: string, when: { now: Date; latest: Date }) {
  const [session] = await liveSessions(db, { id, ...when });
  return session;
}

/** A person's sessions, those used last first. */
export async function sessionsOf(
  db: Database,
  userId: UserId,
  { now, latest }: { now: Date; latest: Date },
): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('createdAt', '<=', latest)
    .where('usedAt', '<=', latest)
    .orderBy('usedAt', 'desc')
    .orderBy('id')
    .limit(MOST_SESSIONS)
    .execute();
}

export async function useSession(
  db: Database,
  { id, userId }: { id: string; userId: UserId },
  use: { usedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.updateTable('sessions').set(use).where('id', '=', id).execute();
  // Kept after the session has ended.
  await db
    .updateTable('users')
    .set({ lastSeenAt: use.usedAt })
    .where('id', '=', userId)
    .where('lastSeenAt', '<', use.usedAt)
    .execute();
}

export async function deleteSession(db: Database, id: string): Promise<SessionRow | undefined> {
  const ended = await db.deleteFrom('sessions').where('id', '=', id).returningAll().executeTakeFirst();
  if (ended) await tellEnded(db, [id]);
  return ended;
}

export async function deleteSessions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('sessions').where('id', 'in', ids).execute();
  await tellEnded(db, ids);
}

/** Ends every session of a person when the transaction commits. @returns their sign-ins */
export async function endAllSessions(tx: Database, userId: UserId): Promise<string[]> {
  const rows = await tx
    .selectFrom('sessions')
    .select(['id', 'signIn'])
    .where('userId', '=', userId)
    .execute();
  await deleteSessions(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ signIn }) => signIn ?? []);
}

/** Cancels the deletion of an account. Waits while the deletion is being carried out. */
export async function keepAccount(db: Database, userId: UserId): Promise<void> {
  await db.deleteFrom('accountDeletions').where('userId', '=', userId).execute();
}

/** The announced removal of an inactive guest, which is canceled when they return. */
export function announcedRemoval(db: Database, userId: UserId) {
  return db.selectFrom('guestRemovals').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Sent when the transaction commits. */
async function tellEnded(db: Database, ids: readonly string[]): Promise<void> {
  await sql`select pg_notify(${SESSION_CHANNEL}, id)
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as ended (id)`.execute(db);
}

export async function deleteExpiredSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute();
}

export async function userById(db: Database, id: UserId): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores the person who signed in; known values stay if the token lacks them. An account stays an account: another
 * tab may send a token from before the upgrade.
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
