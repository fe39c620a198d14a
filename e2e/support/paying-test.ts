import {
  type StripeStandIn,
  startStripeStandIn,
} from '../../packages/server/src/test/stripe/stripe-stand-in.ts';
import { startServer } from './start-server.ts';
import { test as plain } from './test.ts';

interface PayingFixtures {
  /**
   * Names the file: `test.use({ journeysOf: 'payment' })`. Files with equal settings would share a worker, and with it
   * the server, its accounts and their payments.
   */
  journeysOf: string;
  stripe: StripeStandIn;
}

/** The real server for the journeys of one file. It takes payments from a stand-in for Stripe. */
export const test = plain.extend<object, PayingFixtures>({
  journeysOf: ['', { scope: 'worker', option: true }],
  stripe: [
    async ({ journeysOf }, use) => {
      if (journeysOf === '')
        throw new Error('The file has to say whose journeys they are: test.use({ journeysOf })');
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
