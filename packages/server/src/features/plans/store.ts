import type { EditJobId, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Period, Usage } from './rules.ts';

/** Makes reservations of one person wait for each other, until the transaction ends. */
export async function lockLedger(tx: Database, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ledger:${userId}`}, 0))`.execute(tx);
}

export async function usageIn(db: Database, userId: UserId, period: Period): Promise<Usage> {
  const sums = await db
    .selectFrom('creditEntries')
    .select([
      sql<number>`coalesce(sum(amount) filter (where kind <> 'grant'), 0)::int`.as('used'),
      sql<number>`coalesce(sum(amount) filter (where kind = 'grant'), 0)::int`.as('granted'),
    ])
    .where('userId', '=', userId)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return sums;
}

/** A job has at most one reservation; a second call changes nothing. */
export async function addReservation(
  tx: Database,
  entry: { userId: UserId; jobId: EditJobId; period: Period; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('creditEntries')
    .values({ ...entry, id: sql`gen_random_uuid()`, kind: 'reserve', amount: 1 })
    .onConflict((conflict) => conflict.columns(['jobId', 'kind']).doNothing())
    .execute();
}

/** Charges a kept suggestion of a job once; a second call changes nothing. */
export async function addKept(
  tx: Database,
  entry: { userId: UserId; jobId: EditJobId; period: Period; createdAt: Date },
): Promise<void> {
  await tx
    .insertInto('creditEntries')
    .values({ ...entry, id: sql`gen_random_uuid()`, kind: 'keep', amount: 1 })
    .onConflict((conflict) => conflict.columns(['jobId', 'kind']).doNothing())
    .execute();
}

/**
 * Ends the reservation of a job once: the first of `settle` (0: it stays used) and `release` (-1: it is refunded in
 * the month it was taken from) is written, and later ones change nothing.
 */
export async function endReservation(
  tx: Database,
  jobId: EditJobId,
  kind: 'settle' | 'release',
  createdAt: Date,
): Promise<void> {
  const amount = kind === 'settle' ? 0 : -1;
  await sql`
    insert into credit_entries (id, user_id, job_id, kind, amount, period, created_at)
    select gen_random_uuid(), user_id, job_id, ${kind}, ${amount}::int, period, ${createdAt}::timestamptz
    from credit_entries as reservation
    where job_id = ${jobId} and kind = 'reserve' and not exists (
      select 1 from credit_entries as ending
      where ending.job_id = reservation.job_id and ending.kind in ('settle', 'release'))
    on conflict (job_id, kind) do nothing`.execute(tx);
}
