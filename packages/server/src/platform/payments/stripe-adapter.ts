import { PAID_PLANS, type PaidPlan, PLAN_NAMES, PLAN_PRICES } from '@home-design/contract';
import Stripe from 'stripe';
import { AppError } from '../http/app-error.ts';
import type { Invoice, InvoiceLine, PaymentEvent, Payments, Subscription } from './payments.ts';

/** Older signed events may be replays. */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 20_000;
const RETRIES = 2;
const CENTS = 100;

/** More than one customer has. */
const MOST = 100;
/** Unpaid and ended subscriptions are left out. */
const GOING_ON: readonly Stripe.Subscription.Status[] = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'paused',
];

/** The service's prices of the plans. */
type Prices = Record<PaidPlan, string>;

/** The operator's account with Stripe. */
export interface StripeAccount {
  apiUrl: string;
  key: string;
  webhookSecret: string;
  prices: Prices;
}

/** Payments by Stripe. */
export function stripePayments({ apiUrl, key, webhookSecret, prices }: StripeAccount): Payments {
  const { protocol, hostname, port } = new URL(apiUrl);
  const stripe = new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  return {
    addCustomer: async (userId) => {
      const customer = await asked(() =>
        // Two requests at the same time create one customer.
        stripe.customers.create({ metadata: { user_id: userId } }, { idempotencyKey: `customer-${userId}` }),
      );
      return customer.id;
    },
    checkout: async ({ userId, customerId, plan, doneUrl, backUrl }) => {
      await requirePrice(stripe, prices[plan], plan);
      await endCheckouts(stripe, customerId);
      const session = await asked(() =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          subscription_data: { metadata: { user_id: userId } },
          success_url: doneUrl,
          cancel_url: backUrl,
        }),
      );
      if (!session.url) throw new Error('Stripe answered without an address of its page.');
      return session.url;
    },
    portal: async (customer, backUrl) =>
      (await asked(() => stripe.billingPortal.sessions.create({ customer, return_url: backUrl }))).url,
    subscriptionsOf: async (customer) => {
      const { data } = await asked(() => stripe.subscriptions.list({ customer, limit: MOST }));
      return data.filter(({ status }) => GOING_ON.includes(status)).map(({ id }) => id);
    },
    removeCustomer: async (id) => {
      try {
        await stripe.customers.del(id);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404))
          throw error;
      }
    },
    subscription: async (id) => subscriptionOf(await asked(() => stripe.subscriptions.retrieve(id)), prices),
    invoice: async (id) => invoiceOf(await asked(() => stripe.invoices.retrieve(id)), prices),
    refundedInvoices: async (chargeId) => {
      const charge = await asked(() => stripe.charges.retrieve(chargeId));
      const intent = idOf(charge.payment_intent);
      if (!charge.refunded || !intent) return [];
      const { data } = await asked(() =>
        stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: intent } }),
      );
      return data.flatMap(({ invoice }) => idOf(invoice) ?? []);
    },
    readEvent: (body, signature, now) => {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
        return eventOf(event);
      } catch (cause) {
        throw new AppError('payment_event_refused', undefined, { cause });
      }
    },
  };
}

/** @throws AppError `unavailable` if the service does not answer, or refuses */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new AppError('unavailable', 'The payment service does not answer. Please try again in a moment.', {
      cause,
    });
  }
}

/**
 * The charged prices are the shown ones.
 * @throws AppError `unavailable`
 */
async function requirePrice(stripe: Stripe, id: string, plan: PaidPlan): Promise<void> {
  const { unit_amount, currency, recurring } = await asked(() => stripe.prices.retrieve(id));
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  if (unit_amount === PLAN_PRICES[plan] * CENTS && currency === 'usd' && isMonthly) return;
  throw new AppError('unavailable', 'This plan cannot be paid for at the moment. Nothing was charged.', {
    cause: new Error(
      `The price ${id} is not $${PLAN_PRICES[plan]} a month, which ${PLAN_NAMES[plan]} costs.`,
    ),
  });
}

/** A user with two open pages pays once. */
async function endCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await asked(() =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit: MOST }),
  );
  await Promise.all(data.map(({ id }) => asked(() => stripe.checkout.sessions.expire(id))));
}

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;
const moment = (seconds: number): Date => new Date(seconds * 1_000);
const planOf = (price: string | undefined, prices: Prices): PaidPlan | undefined =>
  PAID_PLANS.find((plan) => prices[plan] === price);

function subscriptionOf(found: Stripe.Subscription, prices: Prices): Subscription {
  const { data: items } = found.items;
  const item = items.find(({ price }) => planOf(price.id, prices)) ?? items[0];
  if (!item) throw new Error(`The subscription ${found.id} is for nothing.`);
  const endsAt = moment(item.current_period_end);
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    plan: planOf(item.price.id, prices),
    status: found.status,
    cancelsAt: found.cancel_at ? moment(found.cancel_at) : found.cancel_at_period_end ? endsAt : null,
    span: { startsAt: moment(item.current_period_start), endsAt },
    lastInvoiceId: idOf(found.latest_invoice),
  };
}

function invoiceOf(found: Stripe.Invoice, prices: Prices): Invoice {
  return {
    id: found.id,
    customerId: idOf(found.customer) ?? '',
    isPaid: found.status === 'paid',
    subscriptionId: idOf(found.parent?.subscription_details?.subscription),
    lines: found.lines.data.flatMap((line): InvoiceLine[] => {
      const plan = planOf(idOf(line.pricing?.price_details?.price), prices);
      const isChange = line.parent?.subscription_item_details?.proration === true;
      if (!plan || line.amount < 0) return [];
      return [
        { plan, isChange, span: { startsAt: moment(line.period.start), endsAt: moment(line.period.end) } },
      ];
    }),
  };
}

function eventOf(event: Stripe.Event): PaymentEvent {
  return { id: event.id, type: event.type, about: aboutOf(event) };
}

function aboutOf(event: Stripe.Event): PaymentEvent['about'] {
  switch (event.type) {
    case 'checkout.session.completed': {
      const id = idOf(event.data.object.subscription);
      return id === undefined ? undefined : { kind: 'subscription', id };
    }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return { kind: 'subscription', id: event.data.object.id };
    case 'invoice.paid':
    case 'invoice.payment_failed': {
      const { id } = event.data.object;
      return id ? { kind: 'invoice', id } : undefined;
    }
    case 'charge.refunded':
      return { kind: 'charge', id: event.data.object.id };
    default:
      return undefined;
  }
}
