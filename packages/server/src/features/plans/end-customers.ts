import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/log.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { doomedCustomers, forgetDoomedCustomer } from './customer-store.ts';

/**
 * Ends the subscriptions of deleted accounts, and deletes their customers at the payment service. A failure is tried
 * again in the next round, by any process.
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
