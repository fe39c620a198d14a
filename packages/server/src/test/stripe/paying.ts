import { randomUUID } from 'node:crypto';
import { API_BASE, AUTH_BASE, type OwnPlan, type PaidPlan, type UserId } from '@home-design/contract';
import { createSessions } from '../../features/account/index.ts';
import { SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import { endOf } from '../../platform/lifetime.ts';
import { startTestServer, type TestServer } from '../harness.ts';
import { expectStatus } from '../makers.ts';
import { newUserId, TestClient } from '../test-client.ts';
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts';
import type { Delivery } from './stripe-webhooks.ts';
import type { StripeEvent } from './stripe-world.ts';

export const WEBHOOK = '/api/v1/payments/webhook';
export const PLANS = `${API_BASE}/plans/`;
const CHECKOUT = `${PLANS}checkout/`;

export type Payer = TestClient & { userId: UserId };

/** A server that takes payments from a stand-in for Stripe, with a clock of its own. */
export async function startPayingServer(settings: Record<string, string> = {}) {
  let now = new Date('2026-11-10T10:00:00Z');
  const clock = { now: () => now };
  const stripe = await startStripeStandIn(clock);
  const server = await startTestServer({ clock, settings: { ...stripe.settings, ...settings } });
  return {
    server,
    stripe,
    /** Goes to another moment; who is signed in stays so, however far away it is. */
    async at(moment: string): Promise<void> {
      now = new Date(moment);
      await server.db
        .updateTable('sessions')
        .set({ usedAt: now, expiresAt: endOf(now, now) })
        .execute();
    },
    /** Somebody who has signed in. */
    account: () => accountOf(server),
    /** What the webhook answers to a delivery. */
    send: ({ payload, headers }: Delivery) =>
      server.app.inject({ method: 'POST', url: WEBHOOK, payload, headers }),
    /** Has events come, in this order. */
    async deliver(events: readonly StripeEvent[]): Promise<void> {
      for (const event of events) expectStatus(await this.send(stripe.signed(event)), 200);
    },
    /** Somebody with a plan that is paid for; answers the id of the subscription. */
    async payer(plan: PaidPlan = 'pro'): Promise<{ payer: Payer; subscription: string }> {
      const payer = await accountOf(server);
      await this.deliver(await payOn(stripe, payer, plan));
      return { payer, subscription: subscriptionOf(stripe, payer) };
    },
    close: async () => {
      await server.close();
      await stripe.close();
    },
  };
}

async function accountOf({ app, db, clock }: TestServer): Promise<Payer> {
  const userId = newUserId();
  const email = `${randomUUID()}@example.com`;
  await db.insertInto('users').values({ id: userId, isAnonymous: false, email, displayName: null }).execute();
  const payer = new TestClient(app);
  payer.cookies.set(SESSION_COOKIE, (await createSessions(db, clock).start(db, userId)).token);
  await payer.get(`${AUTH_BASE}/me`);
  return Object.assign(payer, { userId });
}

export const checkout = (who: TestClient, plan: PaidPlan) => who.post(CHECKOUT, { plan });
export const checkoutId = async (who: TestClient, plan: PaidPlan) =>
  expectStatus<{ url: string }>(await checkout(who, plan), 200)
    .url.split('/')
    .at(-1) ?? '';
/** Pays on Stripe's page; answers the events that come of it. */
export const payOn = async (stripe: StripeStandIn, who: TestClient, plan: PaidPlan) =>
  stripe.world.pay(await checkoutId(who, plan));

export const customerOf = ({ world }: StripeStandIn, { userId }: Payer): string =>
  [...world.customers.values()].find((customer) => customer.userId === userId)?.id ?? '';
const subscriptionOf = (stripe: StripeStandIn, payer: Payer): string =>
  stripe.world.ofCustomer(customerOf(stripe, payer))[0]?.id ?? '';

export const ownPlan = async (who: TestClient): Promise<OwnPlan> => expectStatus(await who.get(PLANS), 200);
export const credits = async (who: TestClient) =>
  expectStatus<{ credits: { total: number; used: number; remaining: number } }>(
    await who.get(`${AUTH_BASE}/credits`),
    200,
  ).credits;
