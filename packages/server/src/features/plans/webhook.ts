import type { FastifyPluginAsync } from 'fastify';
import type { PaymentDeps } from './bring-in-line.ts';
import { takeEvent } from './take-event.ts';

/** Where the payment service tells what has happened; nobody is signed in there, its signature is what counts. */
export const WEBHOOK_PATH = '/api/v1/payments/webhook';

/** An event has what it is about in it, in full. */
const MAX_BYTES = 1024 * 1024;

/** @throws AppError `payment_event_refused` for what the service has not signed */
export function paymentWebhook(deps: PaymentDeps): FastifyPluginAsync {
  return async (app) => {
    // The signature is over the bytes as they came.
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
