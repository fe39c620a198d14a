import type { PaidPlan, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { paidPeriodOf } from './rules.ts';

/** A paid span. */
export interface PaidPeriod {
  subscriptionId: string;
  plan: PaidPlan;
  startsAt: Date;
  endsAt: Date;
}

/**
 * The current paid span of an account; while a subscription continues, it lasts a day longer, because the payment
 * service takes an hour or more to charge for the next one.
 */
export async function currentPeriod(
  db: Database,
  userId: UserId,
  now: Date,
): Promise<PaidPeriod | undefined> {
  return db
    .selectFrom('paidPeriods')
    .leftJoin('subscriptions', 'subscriptions.id', 'paidPeriods.subscriptionId')
    .select(['paidPeriods.subscriptionId', 'paidPeriods.plan', 'paidPeriods.startsAt', 'paidPeriods.endsAt'])
    .where('paidPeriods.userId', '=', userId)
    .where('paidPeriods.refundedAt', 'is', null)
    .where('paidPeriods.startsAt', '<=', now)
    .where(
      sql<boolean>`paid_periods.ends_at > ${now}::timestamptz - case
        when subscriptions.status in ('active', 'trialing', 'past_due') then interval '1 day'
        else interval '0' end`,
    )
    .orderBy('paidPeriods.startsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores a paid span; a larger plan in the middle of it raises its plan. */
export async function savePeriod(
  tx: Database,
  period: PaidPeriod & { userId: UserId; invoiceId: string; isChange: boolean },
): Promise<void> {
  const { subscriptionId, startsAt, endsAt, userId, plan, invoiceId, isChange } = period;
  await sql`insert into paid_periods (subscription_id, starts_at, ends_at, user_id, plan, invoice_id)
    values (${subscriptionId}, ${startsAt}::timestamptz, ${endsAt}::timestamptz, ${userId}, ${plan}, ${invoiceId})
    on conflict (subscription_id, starts_at) do update set
      plan = case when excluded.plan = 'business' then 'business' else paid_periods.plan end,
      invoice_id = case when ${isChange}::boolean then paid_periods.invoice_id else excluded.invoice_id end`.execute(
    tx,
  );
}

/** Grants the designs that a span lacks up to `total`; at most once for one plan in one span. */
export async function grantPeriod(
  tx: Database,
  userId: UserId,
  { subscriptionId, startsAt, plan }: PaidPeriod,
  { total, now }: { total: number; now: Date },
): Promise<void> {
  const period = paidPeriodOf(subscriptionId, startsAt);
  await sql`insert into credit_entries (id, user_id, job_id, kind, amount, period, created_at, source)
    select gen_random_uuid(), ${userId}, null, 'grant', ${total}::int - had.amount, ${period}, ${now}::timestamptz,
      ${`${period}:${plan}`}
    from (select coalesce(sum(amount), 0)::int as amount from credit_entries
      where period = ${period} and kind = 'grant') as had
    where had.amount < ${total}::int
    on conflict (source) do nothing`.execute(tx);
}

/** Takes back the grants for the spans of a refunded invoice, once. */
export async function refundPeriods(tx: Database, invoiceId: string, now: Date): Promise<void> {
  const spans = await tx
    .updateTable('paidPeriods')
    .set({ refundedAt: now })
    .where('invoiceId', '=', invoiceId)
    .where('refundedAt', 'is', null)
    .returning(['subscriptionId', 'startsAt', 'userId'])
    .execute();
  for (const { subscriptionId, startsAt, userId } of spans) {
    const period = paidPeriodOf(subscriptionId, startsAt);
    await sql`insert into credit_entries (id, user_id, job_id, kind, amount, period, created_at, source)
      select gen_random_uuid(), ${userId}, null, 'grant', -sum(amount)::int, ${period}, ${now}::timestamptz,
        ${`${period}:refund`}
      from credit_entries where period = ${period} and kind = 'grant'
      having sum(amount) > 0
      on conflict (source) do nothing`.execute(tx);
  }
}
