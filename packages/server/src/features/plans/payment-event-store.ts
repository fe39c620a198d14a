import type { Database } from '../../platform/database/database.ts';

/** Whether an event was processed already. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Stores that an event was processed. */
export async function addEvent(
  db: Database,
  event: { id: string; type: string; receivedAt: Date },
): Promise<void> {
  await db
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Deletes events that the payment service no longer repeats. */
export async function forgetOldEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('paymentEvents').where('receivedAt', '<', before).execute();
}
