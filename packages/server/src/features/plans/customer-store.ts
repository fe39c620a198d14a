import type { UserId } from '@home-design/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The customer id of an account at the payment service. */
export async function customerOf(db: Database, userId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom('paymentCustomers')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function addCustomer(
  db: Database,
  customer: { id: string; userId: UserId; createdAt: Date },
): Promise<void> {
  await db
    .insertInto('paymentCustomers')
    .values(customer)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Stores the list of customers to remove before the rows that name them are deleted. */
export async function doomCustomers(tx: Database, userId: UserId, now: Date): Promise<void> {
  await sql`insert into doomed_customers (id, created_at)
    select id, ${now}::timestamptz from payment_customers where user_id = ${userId}
    on conflict do nothing`.execute(tx);
}

/** The oldest first. */
export async function doomedCustomers(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('doomedCustomers').select('id').orderBy('createdAt').execute();
  return rows.map(({ id }) => id);
}

export async function forgetDoomedCustomer(db: Database, id: string): Promise<void> {
  await db.deleteFrom('doomedCustomers').where('id', '=', id).execute();
}
