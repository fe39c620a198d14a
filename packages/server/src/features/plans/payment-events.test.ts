import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus } from '../../test/makers.ts';
import {
  credits,
  customerOf,
  ownPlan,
  type Payer,
  payOn,
  startPayingServer,
} from '../../test/stripe/paying.ts';

const NOVEMBER = '2026-11-10T10:00:00.000Z';
const DECEMBER = '2026-12-10T10:00:00.000Z';

let world: Awaited<ReturnType<typeof startPayingServer>>;
beforeAll(async () => {
  world = await startPayingServer();
});
afterAll(() => world.close());
beforeEach(() => world.at(NOVEMBER));

const planOf = async (who: Payer) => (await ownPlan(who)).plan;
const subscriptionOf = async (who: Payer) => (await ownPlan(who)).payment.subscription;
const grantsOf = ({ userId }: Payer) =>
  world.server.db
    .selectFrom('creditEntries')
    .select('amount')
    .where('userId', '=', userId)
    .where('kind', '=', 'grant')
    .execute();
/** All permutations of some things. */
const ordersOf = <Thing>(things: readonly Thing[]): Thing[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first) =>
        ordersOf(things.filter((thing) => thing !== first)).map((rest) => [first, ...rest]),
      );

describe('C-26 an event of Stripe', () => {
  it('counts once, in every order, twice each, and all at the same time', async () => {
    const rounds = ordersOf([0, 1, 2]);
    for (const [round, order] of rounds.entries()) {
      const payer = await world.account();
      const events = await payOn(world.stripe, payer, 'pro');
      const inOrder = order.map((index) => events[index]!);
      if (round % 2 === 0) await world.deliver([...inOrder, ...inOrder.toReversed()]);
      else {
        const all = [...inOrder, ...inOrder].map((event) => world.send(world.stripe.signed(event)));
        for (const answer of await Promise.all(all)) expectStatus(answer, 200);
      }
      expect(await planOf(payer)).toBe('pro');
      expect(await grantsOf(payer)).toEqual([{ amount: 1_000 }]);
    }
  });

  it.each(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'])(
    'has its full effect after %s alone, because the rest is read from Stripe',
    async (type) => {
      const payer = await world.account();
      const events = await payOn(world.stripe, payer, 'business');
      await world.deliver(events.filter((event) => event.type === type));
      expect(await planOf(payer)).toBe('business');
      expect(await credits(payer)).toMatchObject({ total: 5_000 });
    },
  );

  it('is refused if it is forged, changed, unsigned, or sent again much later; nothing changes', async () => {
    const payer = await world.account();
    const [event] = await payOn(world.stripe, payer, 'pro');
    const { signed } = world.stripe;
    const good = signed(event!);
    const { 'stripe-signature': _none, ...unsigned } = good.headers;
    const forgeries = [
      signed(event!, { secret: 'whsec_of_somebody_else' }),
      { ...good, payload: good.payload.replace('"pro', '"business').replace('evt_', 'evt_0') },
      { ...good, payload: ` ${good.payload}` },
      { ...good, headers: { ...unsigned, 'stripe-signature': '' } },
      signed(event!, { at: new Date('2026-11-10T09:54:00Z') }),
    ];
    for (const forgery of forgeries) {
      const answer = await world.send(forgery);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment_event_refused']);
    }
    expect(await planOf(payer)).toBe('free');
    expectStatus(await world.send(good), 200);
    expect(await planOf(payer)).toBe('pro');
  });

  it('causes no request to Stripe when it is sent again', async () => {
    const payer = await world.account();
    const [event] = await payOn(world.stripe, payer, 'pro');
    await world.deliver([event!]);
    const asked = world.stripe.calls.length;
    await world.deliver([event!]);
    expect(world.stripe.calls).toHaveLength(asked);
  });

  it('does not restore an old state when it comes late', async () => {
    const payer = await world.account();
    const events = await payOn(world.stripe, payer, 'pro');
    const [subscription] = world.stripe.world.ofCustomer(customerOf(world.stripe, payer));
    const end = world.stripe.world.end(subscription!.id);
    await world.deliver([...end, ...events]);
    expect(await planOf(payer)).toBe('free');
  });

  it('is sent again if Stripe could not be asked, and counts then', async () => {
    const payer = await world.account();
    const [event] = await payOn(world.stripe, payer, 'pro');
    world.stripe.fail(1);
    expect((await world.send(world.stripe.signed(event!))).statusCode).toBe(503);
    expect(await planOf(payer)).toBe('free');
    await world.deliver([event!]);
    expect(await planOf(payer)).toBe('pro');
  });

  it("changes nothing if it is about another program's customer, or irrelevant", async () => {
    const { world: stripe } = world.stripe;
    const customer = stripe.addCustomer(undefined);
    const { id } = stripe.openCheckout({ customer, price: 'price_pro', successUrl: '', cancelUrl: '' });
    const [event] = stripe.pay(id);
    await world.deliver([event!, { ...event!, id: `evt_${randomUUID()}`, type: 'customer.updated' }]);
    const rows = await world.server.db
      .selectFrom('subscriptions')
      .select('id')
      .where('id', '=', stripe.ofCustomer(customer)[0]!.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('may be long: an event of half a megabyte is accepted', async () => {
    const { payer } = await world.payer();
    const [event] = world.stripe.world.cancel(
      world.stripe.world.ofCustomer(customerOf(world.stripe, payer))[0]!.id,
    );
    event!.data.object.description = 'x'.repeat(500_000);
    await world.deliver([event!]);
    expect((await subscriptionOf(payer))?.cancels_at).toBe(DECEMBER);
  });
});
