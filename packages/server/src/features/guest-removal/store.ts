import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Deadlines } from './rules.ts';

/** Only guests without any paid or granted plan. */
const MAY_GO = sql<boolean>`(users.is_anonymous and users.plan = 'free' and users.granted_plan = 'free'
  and not exists (select 1 from payment_customers where payment_customers.user_id = users.id)
  and not exists (select 1 from subscriptions where subscriptions.user_id = users.id))`;

/** The last use by the guest or their programs, or the end of the last day on which one of their links was opened. */
const LAST_USE = sql<Date>`greatest(users.created_at, users.last_seen_at,
  (select max(sessions.used_at) from sessions where sessions.user_id = users.id),
  (select max(api_keys.used_at) from api_keys where api_keys.user_id = users.id),
  (select max((share_visits.day::date + 1)::timestamp at time zone 'UTC') from share_visits
    join share_links on share_links.id = share_visits.link_id where share_links.user_id = users.id))`;

/** Announces removals, the longest unused guests first. @returns the number of announcements */
export async function announce(
  db: Database,
  { now, days, announceBefore, earliestRemoval }: Deadlines,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into guest_removals (user_id, last_used_at, announced_at, removes_at)
    select users.id, ${LAST_USE}, ${now}::timestamptz,
      greatest(${earliestRemoval}::timestamptz, ${LAST_USE} + ${days}::integer * interval '24 hours')
    from users
    where ${MAY_GO} and users.last_seen_at <= ${announceBefore}::timestamptz
      and ${LAST_USE} <= ${announceBefore}::timestamptz
      and not exists (select 1 from guest_removals as standing
        where standing.user_id = users.id and standing.withdrawn_at is null)
    order by users.last_seen_at limit ${limit}::integer
    on conflict (user_id) do update set last_used_at = excluded.last_used_at, announced_at = excluded.announced_at,
      removes_at = excluded.removes_at, withdrawn_at = null`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Cancels removals of guests who were used since, or have become an account. @returns the number of canceled removals
 */
export async function withdraw(db: Database, { now, announceBefore }: Deadlines): Promise<number> {
  const { numAffectedRows } =
    await sql`update guest_removals set withdrawn_at = ${now}::timestamptz from users
    where users.id = guest_removals.user_id and guest_removals.withdrawn_at is null
      and (${LAST_USE} > guest_removals.announced_at or ${LAST_USE} > ${announceBefore}::timestamptz
        or not ${MAY_GO})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes notices of canceled removals that are old enough to have been read. */
export async function forgetWithdrawn(db: Database, { forgetBefore }: Deadlines): Promise<void> {
  await db.deleteFrom('guestRemovals').where('withdrawnAt', '<=', forgetBefore).execute();
}

/** Deletes all announcements, so that no guest is removed. */
export async function forgetAll(db: Database): Promise<void> {
  await db.deleteFrom('guestRemovals').execute();
}

/** Guests whose removal is due, the oldest first; `lockDueRemoval` checks each of them again. */
export async function dueRemovals(db: Database, deadlines: Deadlines, limit: number): Promise<UserId[]> {
  const rows = await due(db, deadlines).orderBy('guestRemovals.removesAt').limit(limit).execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Locks a guest for this transaction: until its end, sign-ins, uses of sessions and the day's first openings of links
 * wait. @returns undefined if another process has the guest, or the guest was used since
 */
export async function lockDueRemoval(
  tx: Database,
  userId: UserId,
  deadlines: Deadlines,
): Promise<{ email: string | null } | undefined> {
  const user = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!user) return undefined;
  for (const table of ['shareLinks', 'sessions', 'apiKeys'] as const) {
    await tx.selectFrom(table).select('id').where('userId', '=', userId).orderBy('id').forUpdate().execute();
  }
  const still = await due(tx, deadlines).where('guestRemovals.userId', '=', userId).executeTakeFirst();
  return still && user;
}

const due = (db: Database, { now, announcedBefore, removeBefore }: Deadlines) =>
  db
    .selectFrom('guestRemovals')
    .innerJoin('users', 'users.id', 'guestRemovals.userId')
    .select('guestRemovals.userId')
    .where('guestRemovals.withdrawnAt', 'is', null)
    .where('guestRemovals.removesAt', '<=', now)
    .where('guestRemovals.announcedAt', '<=', announcedBefore)
    .where(sql<boolean>`${LAST_USE} <= ${removeBefore}::timestamptz`)
    .where(MAY_GO);
