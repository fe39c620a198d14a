import type { PaidPlan, Plan, UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Subscription } from '../../platform/payments/payments.ts';
import type { SubscriptionsTable } from '../../schema/payment-tables.ts';

/** States in which a subscription gives its plan; during `past_due` the payment service still tries to collect. */
const GIVING = ['active', 'trialing', 'past_due'];

/** Locks the account of a customer against other changes of its plan; undefined: it is not ours. */
export async function lockAccountOf(tx: Database, customerId: string): Promise<UserId | undefined> {
  const row = await tx
    .selectFrom('paymentCustomers')
    .innerJoin('users', 'users.id', 'paymentCustomers.userId')
    .select('users.id')
    .where('paymentCustomers.id', '=', customerId)
    .forUpdate('users')
    .executeTakeFirst();
  return row?.id;
}

/** The number of writes to a subscription; 0: none. */
export async function revisionOf(db: Database, id: string): Promise<number> {
  const row = await db.selectFrom('subscriptions').select('revision').where('id', '=', id).executeTakeFirst();
  return row?.revision ?? 0;
}

/** @returns false if it was written since `revision` was read, so that the answer of the service may be old */
export async function saveSubscription(
  tx: Database,
  userId: UserId,
  { id, plan, status, cancelsAt, span }: Subscription,
  revision: number,
): Promise<boolean> {
  const state = {
    userId,
    plan: plan ?? null,
    status,
    cancelsAt,
    endsAt: span.endsAt,
    revision: revision + 1,
  };
  const result =
    revision === 0
      ? await tx
          .insertInto('subscriptions')
          .values({ id, ...state })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst()
      : await tx
          .updateTable('subscriptions')
          .set(state)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .executeTakeFirst();
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows) === 1n;
}

/** The subscription that gives an account its plan, the larger plan first. */
export async function givingSubscription(
  db: Database,
  userId: UserId,
): Promise<(Omit<SubscriptionsTable, 'plan'> & { plan: PaidPlan }) | undefined> {
  return (
    db
      .selectFrom('subscriptions')
      .selectAll()
      .where('userId', '=', userId)
      .where('plan', 'is not', null)
      .$narrowType<{ plan: PaidPlan }>()
      .where('status', 'in', GIVING)
      // A refunded span gives nothing.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('paidPeriods')
              .select('paidPeriods.invoiceId')
              .whereRef('paidPeriods.subscriptionId', '=', 'subscriptions.id')
              .whereRef('paidPeriods.endsAt', '=', 'subscriptions.endsAt')
              .where('paidPeriods.refundedAt', 'is not', null),
          ),
        ),
      )
      .orderBy(sql`plan = 'business'`, 'desc')
      .limit(1)
      .executeTakeFirst()
  );
}

/** The paid plan of an account. */
export async function paidPlanOf(db: Database, userId: UserId): Promise<Plan> {
  return (await givingSubscription(db, userId))?.plan ?? 'free';
}

/** Whether an account has ever paid for a plan. */
export async function hasSubscribed(db: Database, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Subscriptions that continue as far as is known here, although their span ended before then. */
export async function overdueSubscriptions(db: Database, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('status', 'in', GIVING)
    .where((is) => is.or([is('endsAt', '<', before), is('cancelsAt', '<', before)]))
    .orderBy('endsAt')
    .execute();
  return rows.map(({ id }) => id);
}
