import type { Logger } from '../../platform/log.ts';
import { bringInLine, type PaymentDeps } from './bring-in-line.ts';
import { forgetOldEvents } from './payment-event-store.ts';
import { overdueSubscriptions } from './subscription-store.ts';

const HOUR_MS = 3_600_000;
/** The payment service takes up to an hour to charge for the next span and to report it. */
const LATE_MS = 2 * HOUR_MS;
/** The service repeats an event for three days. */
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Asks the payment service about subscriptions with an ended span and no later event: the server may have been down
 * longer than the service repeats its events.
 */
export async function checkSubscriptions(deps: PaymentDeps & { log: Logger }): Promise<void> {
  const now = deps.clock.now().getTime();
  for (const subscriptionId of await overdueSubscriptions(deps.db, new Date(now - LATE_MS))) {
    try {
      await bringInLine(deps, { subscriptionId });
    } catch (error) {
      deps.log.warn({ err: error }, 'the payment service could not be asked about a subscription');
    }
  }
  await forgetOldEvents(deps.db, new Date(now - EVENTS_KEPT_MS));
}
