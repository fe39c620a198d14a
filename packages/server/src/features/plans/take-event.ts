import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { bringInLine, type Change, type PaymentDeps } from './bring-in-line.ts';
import { addEvent, isKnownEvent } from './payment-event-store.ts';

/**
 * Processes an event of the payment service. An event only says that something has changed: the current state is read
 * from the service, so that events may come late, twice and in any order.
 * @throws AppError `unavailable` if the service cannot be asked; it sends the event again
 */
export async function takeEvent(deps: PaymentDeps, event: PaymentEvent): Promise<void> {
  if (await isKnownEvent(deps.db, event.id)) return;
  for (const change of await changesOf(deps, event)) await bringInLine(deps, change);
  // The event is stored last: the payment service sends it again if the work before was interrupted.
  await addEvent(deps.db, { id: event.id, type: event.type, receivedAt: deps.clock.now() });
}

async function changesOf(deps: PaymentDeps, { about }: PaymentEvent): Promise<Change[]> {
  switch (about?.kind) {
    case 'subscription':
      return [{ subscriptionId: about.id }];
    case 'invoice':
      return changeOf(deps, about.id, false);
    case 'charge': {
      const invoices = await deps.payments.refundedInvoices(about.id);
      return (await Promise.all(invoices.map((id) => changeOf(deps, id, true)))).flat();
    }
    case undefined:
      return [];
  }
}

/** None for an invoice without a subscription. */
async function changeOf(
  { payments }: PaymentDeps,
  invoiceId: string,
  isRefunded: boolean,
): Promise<Change[]> {
  const { subscriptionId } = await payments.invoice(invoiceId);
  return subscriptionId ? [{ subscriptionId, invoiceId, isRefunded }] : [];
}
