import type { Database } from '../../platform/database/database.ts';

/** Whether an event was taken already. */
export async function isKnownEvent(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('paymentEvents').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Writes down that an event was taken. */
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

/** Forgets events that the payment service has long stopped sending. */
export async function forgetOldEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('paymentEvents').where('receivedAt', '<', before).execute();
}
