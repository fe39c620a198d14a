import type { FastifyPluginAsync } from 'fastify';
import type { PaymentDeps } from './bring-in-line.ts';
import { takeEvent } from './take-event.ts';

/** The address for events of the payment service; there is no session, and the signature authenticates them. */
export const WEBHOOK_PATH = '/api/v1/payments/webhook';

/** An event contains its whole subject. */
const MAX_BYTES = 1024 * 1024;

/** @throws AppError `payment_event_refused` for an event without a valid signature */
export function paymentWebhook(deps: PaymentDeps): FastifyPluginAsync {
  return async (app) => {
    // The signature covers the raw bytes.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => body,
    );
    app.post<{ Body: Buffer }>(WEBHOOK_PATH, { bodyLimit: MAX_BYTES }, async ({ body, headers }) => {
      const signature = headers['stripe-signature'];
      const event = deps.payments.readEvent(
        body,
        typeof signature === 'string' ? signature : undefined,
        deps.clock.now(),
      );
      await takeEvent(deps, event);
      return { received: true };
    });
  };
}
