import type { Logger } from '../../platform/log.ts';
import { bringInLine, type PaymentDeps } from './bring-in-line.ts';
import { forgetOldEvents } from './payment-event-store.ts';
import { overdueSubscriptions } from './subscription-store.ts';

const HOUR_MS = 3_600_000;
/** The payment service takes an hour to charge for the next span, and tells of it. */
const LATE_MS = 2 * HOUR_MS;
/** The service sends an event for three days. */
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Asks the payment service about subscriptions whose span is over and of which nothing was heard: the server may have
 * been away for longer than the service repeats itself.
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
