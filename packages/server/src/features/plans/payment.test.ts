import { randomUUID } from 'node:crypto';
import { API_BASE, type EditJobId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/database.ts';
import { expectStatus, makeProject } from '../../test/makers.ts';
import {
  checkout,
  checkoutId,
  credits,
  customerOf,
  ownPlan,
  type Payer,
  PLANS,
  payOn,
  startPayingServer,
} from '../../test/stripe/paying.ts';
import { noteAct } from '../audit/index.ts';
import { checkSubscriptions, reserveDesign } from './index.ts';

const NOVEMBER = '2026-11-10T10:00:00.000Z';
const DECEMBER = '2026-12-10T10:00:00.000Z';
const limits = {
  plans: { designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
};

let world: Awaited<ReturnType<typeof startPayingServer>>;
beforeAll(async () => {
  world = await startPayingServer({ FREE_PROJECTS: '5' });
});
afterAll(() => world.close());
beforeEach(() => world.at(NOVEMBER));

const planOf = async (who: Payer) => (await ownPlan(who)).plan;
const subscriptionOf = async (who: Payer) => (await ownPlan(who)).payment.subscription;
/** Uses designs, as edits do. */
async function useDesigns({ userId }: Payer, count: number): Promise<void> {
  const { server } = world;
  for (let number = 0; number < count; number++) {
    await transaction(server.db, (tx) =>
      reserveDesign(tx, { userId }, randomUUID() as EditJobId, server.clock.now(), limits),
    );
  }
}
const grantsOf = ({ userId }: Payer) =>
  world.server.db
    .selectFrom('creditEntries')
    .select('amount')
    .where('userId', '=', userId)
    .where('kind', '=', 'grant')
    .execute();
describe('C-26 paying for a plan', () => {
  it("PLANS-08 leads to Stripe's page, and grants nothing before Stripe confirms the payment", async () => {
    const payer = await world.account();
    expect((await ownPlan(payer)).payment).toEqual({
      is_offered: true,
      is_customer: false,
      subscription: null,
    });
    const { url } = expectStatus<{ url: string }>(await checkout(payer, 'pro'), 200);
    const session = world.stripe.world.checkouts.get(url.split('/').at(-1) ?? '');
    expect(session).toMatchObject({
      ...{ price: 'price_pro', customer: customerOf(world.stripe, payer) },
      successUrl: expect.stringMatching(/\/app\/plans\?payment=done$/),
      cancelUrl: expect.stringMatching(/\/app\/plans$/),
    });
    expect(await ownPlan(payer)).toMatchObject({ plan: 'free', payment: { is_customer: false } });
  });

  it('PLANS-08 C-26 gives an account the plan, its designs and its projects once Stripe has confirmed it', async () => {
    const payer = await world.account();
    expectStatus(await payer.post(`${PLANS}upgrade-request/`, { plan: 'pro' }), 201);
    await useDesigns(payer, 3);
    await world.deliver(await payOn(world.stripe, payer, 'pro'));
    expect(await ownPlan(payer)).toMatchObject({
      ...{ plan: 'pro', request: null, projects: { limit: null } },
      payment: {
        is_customer: true,
        subscription: { plan: 'pro', is_past_due: false, ends_at: DECEMBER, cancels_at: null },
      },
    });
    expect(await credits(payer)).toMatchObject({ total: 1_000, used: 0, remaining: 1_000 });
    const told = expectStatus<{ entries: { action: string }[] }>(await payer.get(`${API_BASE}/audit/`), 200);
    expect(JSON.stringify(told)).toContain('Plan changed to Pro');
  });

  it('is refused for guests, whose account is lost with the browser, and for the plan that the account has', async () => {
    const guest = await world.server.guest();
    expect(expectStatus(await checkout(guest, 'pro'), 403)).toMatchObject({ code: 'payment_needs_account' });
    const { payer } = await world.payer('business');
    expect(expectStatus(await checkout(payer, 'pro'), 409)).toMatchObject({ code: 'plan_not_higher' });
    expectStatus(await payer.post(`${PLANS}checkout/`, { plan: 'free' }), 400);
    expect(expectStatus(await guest.post(`${PLANS}portal/`), 404)).toMatchObject({
      code: 'payment_not_found',
    });
  });

  it('happens once: a second page ends the first, and a paying account is led to its subscription', async () => {
    const payer = await world.account();
    const first = await checkoutId(payer, 'pro');
    const second = await checkoutId(payer, 'business');
    expect(() => world.stripe.world.pay(first)).toThrow(/no longer open/);
    world.stripe.world.pay(second); // Stripe has not sent the event yet
    const { url } = expectStatus<{ url: string }>(await checkout(payer, 'business'), 200);
    expect(url).toMatch(/\/portal\//);
    expect(await planOf(payer)).toBe('business');
    expect(world.stripe.world.ofCustomer(customerOf(world.stripe, payer))).toHaveLength(1);
  });

  it('leads a paying account to the page where it can change and cancel the plan', async () => {
    const { payer } = await world.payer();
    const { url } = expectStatus<{ url: string }>(await payer.post(`${PLANS}portal/`), 200);
    const portal = world.stripe.world.portals.get(url.split('/').at(-1) ?? '');
    expect(portal?.customer).toBe(customerOf(world.stripe, payer));
    expect(portal?.returnUrl).toMatch(/\/app\/plans$/);
  });

  it('says so if Stripe does not answer, and never charges another price than the page shows', async () => {
    const payer = await world.account();
    world.stripe.fail(1);
    expect(expectStatus(await checkout(payer, 'pro'), 503)).toMatchObject({
      detail: 'The payment service does not answer. Please try again in a moment.',
    });
    const swapped = await startPayingServer({
      STRIPE_PRICE_PRO: 'price_business',
      STRIPE_PRICE_BUSINESS: 'x',
    });
    const other = await swapped.account();
    expect(expectStatus(await checkout(other, 'pro'), 503)).toMatchObject({
      detail: 'This plan cannot be paid for at the moment. Nothing was charged.',
    });
    expect(swapped.stripe.world.checkouts.size).toBe(0);
    await swapped.close();
  });
});

describe('C-26 a paid plan over time', () => {
  it('grants the designs of every span once; unused ones do not add up', async () => {
    const { payer, subscription } = await world.payer();
    await useDesigns(payer, 4);
    expect(await credits(payer)).toEqual({ total: 1_000, used: 4, remaining: 996 });
    await world.at(DECEMBER);
    const events = world.stripe.world.renew(subscription);
    await world.deliver([...events.toReversed(), ...events]);
    expect(await credits(payer)).toEqual({ total: 1_000, used: 0, remaining: 1_000 });
    expect(await grantsOf(payer)).toEqual([{ amount: 1_000 }, { amount: 1_000 }]);
  });

  it('continues for a day after the end of a span, until Stripe has charged for the next one', async () => {
    const { payer } = await world.payer();
    await world.at('2026-12-10T13:00:00Z');
    expect(await credits(payer)).toMatchObject({ total: 1_000 });
    await world.at('2026-12-11T13:00:00Z');
    expect(await credits(payer)).toMatchObject({ total: 100 });
    expect(await planOf(payer)).toBe('pro');
  });

  it('stays while a payment is past due, without new designs; they come with the payment', async () => {
    const { payer, subscription } = await world.payer();
    await world.at(DECEMBER);
    await world.deliver(world.stripe.world.renew(subscription, 'failed'));
    expect(await ownPlan(payer)).toMatchObject({
      ...{ plan: 'pro', projects: { limit: null } },
      payment: { subscription: { is_past_due: true } },
    });
    await world.at('2026-12-12T10:00:00Z');
    expect(await credits(payer)).toMatchObject({ total: 100 });
    await world.deliver(world.stripe.world.settle(subscription).toReversed());
    expect(await subscriptionOf(payer)).toMatchObject({ is_past_due: false });
    expect(await credits(payer)).toMatchObject({ total: 1_000 });
  });

  it('raises the rest of a span when the plan grows in the middle of it', async () => {
    const { payer, subscription } = await world.payer();
    await useDesigns(payer, 2);
    await world.at('2026-11-25T10:00:00Z');
    const events = world.stripe.world.change(subscription, 'price_business');
    await world.deliver([...events, ...events.toReversed()]);
    expect(await planOf(payer)).toBe('business');
    expect(await credits(payer)).toEqual({ total: 5_000, used: 2, remaining: 4_998 });
    expect(await grantsOf(payer)).toEqual([{ amount: 1_000 }, { amount: 4_000 }]);
  });

  it('PLANS-36 continues to its end after a cancellation; then nothing is deleted, and no project beyond five is added', async () => {
    const { payer, subscription } = await world.payer();
    const kept = [];
    for (let number = 0; number < 7; number++) kept.push(await makeProject(payer));
    await world.deliver(world.stripe.world.cancel(subscription));
    expect(await ownPlan(payer)).toMatchObject({
      plan: 'pro',
      payment: { subscription: { cancels_at: DECEMBER } },
    });
    expectStatus(await payer.post(`${API_BASE}/projects/`, { title: 'Eighth' }), 201);

    await world.at(DECEMBER);
    await world.deliver(world.stripe.world.end(subscription));
    expect(await ownPlan(payer)).toMatchObject({
      ...{ plan: 'free', projects: { used: 8, limit: 5 } },
      payment: { is_customer: true, subscription: null },
    });
    expect(await credits(payer)).toMatchObject({ total: 100 });
    expect(expectStatus(await payer.post(`${API_BASE}/projects/`, { title: 'Ninth' }), 403)).toMatchObject({
      detail: 'The Free plan allows 5 projects, and you have 8. For more, see /plans.',
    });
    expectStatus(await payer.patch(`${API_BASE}/projects/${kept[0]?.id}/`, { title: 'Still mine' }), 200);
    expect(await checkoutId(payer, 'pro')).toMatch(/^cs_/);
  });

  it('ends with a refund, which takes back its grants, regardless of later events', async () => {
    const payer = await world.account();
    const events = await payOn(world.stripe, payer, 'pro');
    const [subscription] = world.stripe.world.ofCustomer(customerOf(world.stripe, payer));
    const refund = world.stripe.world.refund(subscription!.id);
    await world.deliver([...refund, ...refund, ...events]);
    expect(await planOf(payer)).toBe('free');
    expect((await grantsOf(payer)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await credits(payer)).toMatchObject({ total: 100 });
    // It still continues at Stripe, so a second one cannot be bought.
    expect(expectStatus<{ url: string }>(await checkout(payer, 'pro'), 200).url).toMatch(/\/portal\//);
    await world.at(DECEMBER);
    await world.deliver(world.stripe.world.renew(subscription!.id));
    expect([await planOf(payer), (await credits(payer)).total]).toEqual(['pro', 1_000]);
  });

  it("leaves the operator's grant unchanged", async () => {
    const { payer, subscription } = await world.payer();
    const { db } = world.server;
    await db.updateTable('users').set({ grantedPlan: 'business' }).where('id', '=', payer.userId).execute();
    await world.deliver(world.stripe.world.end(subscription));
    expect(await planOf(payer)).toBe('business');
    expect(await credits(payer)).toMatchObject({ total: 5_000 });
  });

  it('ends or continues without any event: overdue subscriptions are checked at Stripe', async () => {
    const [ended, renewed] = [await world.payer(), await world.payer()];
    world.stripe.world.end(ended.subscription);
    await world.at(DECEMBER);
    world.stripe.world.renew(renewed.subscription);
    const check = () =>
      checkSubscriptions({ ...world.server, limits, payments: world.server.payments!, note: noteAct });
    await world.at('2026-12-10T11:00:00Z');
    await check();
    expect(await planOf(ended.payer)).toBe('pro');
    await world.at('2026-12-10T12:00:01Z');
    await check();
    expect([await planOf(ended.payer), await planOf(renewed.payer)]).toEqual(['free', 'pro']);
    expect(await credits(renewed.payer)).toMatchObject({ total: 1_000 });
  });
});
