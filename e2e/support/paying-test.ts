import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../packages/server/src/test/stripe/stripe-stand-in.ts';
import { startServer } from './start-server.ts';
import { test as plain } from './test.ts';

/** The real server, for the journeys of one file alone, which takes payments from a stand-in for Stripe. */
export const test = plain.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const stripe = await startStripeStandIn({ now: () => new Date() });
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const server = await startServer(stripe.settings);
      stripe.tell(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
