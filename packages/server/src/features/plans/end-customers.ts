import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { doomedCustomers, forgetDoomedCustomer } from './customer-store.ts';

/**
 * Ends what deleted accounts paid for, and has the payment service forget them. What fails is tried again with the next
 * turn, by whichever process comes to it.
 */
export async function endDoomedCustomers({
  db,
  log,
  payments,
}: {
  db: Database;
  log: Logger;
  payments: Payments | undefined;
}): Promise<void> {
  const ids = await doomedCustomers(db);
  if (ids.length > 0 && !payments) {
    log.error(
      { count: ids.length },
      'deleted accounts still pay: set STRIPE_SECRET_KEY, or end it at Stripe',
    );
    return;
  }
  for (const id of ids) {
    try {
      await payments?.removeCustomer(id);
      await forgetDoomedCustomer(db, id);
    } catch (error) {
      log.error({ err: error }, 'what a deleted account paid for could not be ended yet');
    }
  }
}
