import { randomBytes } from 'node:crypto';

const CENTS = 100;
/** What the plans cost, as an operator has set it up at Stripe. */
export const PRICES = { price_pro: 19 * CENTS, price_business: 49 * CENTS } as const;
export type PriceId = keyof typeof PRICES;

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: { id: string; object: string } & Record<string, unknown> };
}

export interface CheckoutSession {
  id: string;
  customer: string;
  price: PriceId;
  status: 'open' | 'complete' | 'expired';
  successUrl: string;
  cancelUrl: string;
}

interface SubscriptionRecord {
  id: string;
  customer: string;
  price: PriceId;
  status: 'active' | 'past_due' | 'unpaid' | 'canceled';
  startsAt: number;
  endsAt: number;
  cancelsAtEnd: boolean;
  lastInvoice: string;
}

interface InvoiceRecord {
  id: string;
  customer: string;
  subscription: string;
  status: 'open' | 'paid';
  charge: string;
  lines: { price: PriceId; amount: number; startsAt: number; endsAt: number; isProration: boolean }[];
}

/** A month later, on the same day and at the same time. */
function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1_000);
  return date.setUTCMonth(date.getUTCMonth() + 1) / 1_000;
}
const idFor = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;
const deep = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/**
 * What happens at Stripe: people pay, are charged again, fail to pay, change, cancel and are paid back. Every act tells
 * which events Stripe makes of it, in their order; whoever calls delivers them as they like.
 */
export class StripeWorld {
  readonly customers = new Map<string, { id: string; userId: string | undefined; isDeleted: boolean }>();
  readonly checkouts = new Map<string, CheckoutSession>();
  readonly subscriptions = new Map<string, SubscriptionRecord>();
  readonly invoices = new Map<string, InvoiceRecord>();
  /** Charges by id; whether each was paid back as a whole. */
  readonly charges = new Map<string, { invoice: string; isRefunded: boolean }>();
  readonly portals = new Map<string, { customer: string; returnUrl: string }>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1_000);
  }

  addCustomer(userId: string | undefined): string {
    const id = idFor('cus');
    this.customers.set(id, { id, userId, isDeleted: false });
    return id;
  }

  /** Ends what the customer pays for, at once. */
  removeCustomer(id: string): StripeEvent[] {
    const customer = this.customers.get(id);
    if (customer) customer.isDeleted = true;
    return this.ofCustomer(id).flatMap((subscription) => this.end(subscription.id));
  }

  ofCustomer(customer: string): SubscriptionRecord[] {
    return [...this.subscriptions.values()].filter(
      (subscription) => subscription.customer === customer && subscription.status !== 'canceled',
    );
  }

  openCheckout(wanted: Omit<CheckoutSession, 'id' | 'status'>): CheckoutSession {
    const session = { ...wanted, id: idFor('cs'), status: 'open' as const };
    this.checkouts.set(session.id, session);
    return session;
  }

  openPortal(customer: string, returnUrl: string): string {
    const id = idFor('bps');
    this.portals.set(id, { customer, returnUrl });
    return id;
  }

  /** Somebody pays on the page of a checkout. */
  pay(checkoutId: string): StripeEvent[] {
    const session = this.checkouts.get(checkoutId);
    if (session?.status !== 'open') throw new Error('This page of Stripe is no longer open.');
    session.status = 'complete';
    const { customer, price } = session;
    const startsAt = this.seconds;
    const span = { startsAt, endsAt: monthAfter(startsAt) };
    const id = idFor('sub');
    const invoice = this.#invoice({ customer, subscription: id, status: 'paid' }, [
      { price, amount: PRICES[price], ...span, isProration: false },
    ]);
    const state = { id, customer, price, ...span, lastInvoice: invoice.id };
    this.subscriptions.set(id, { ...state, status: 'active', cancelsAtEnd: false });
    const checkout = { id: session.id, object: 'checkout.session', customer, subscription: id };
    return [
      this.#event('checkout.session.completed', checkout),
      this.#ofSubscription('created', id),
      this.#event('invoice.paid', this.invoiceJson(invoice.id)),
    ];
  }

  /** The next span begins, and is charged for. */
  renew(id: string, outcome: 'paid' | 'failed' = 'paid'): StripeEvent[] {
    const subscription = this.#found(id);
    subscription.startsAt = subscription.endsAt;
    subscription.endsAt = monthAfter(subscription.startsAt);
    subscription.status = outcome === 'paid' ? 'active' : 'past_due';
    const { customer, price, startsAt, endsAt } = subscription;
    const invoice = this.#invoice(
      { customer, subscription: id, status: outcome === 'paid' ? 'paid' : 'open' },
      [{ price, amount: PRICES[price], startsAt, endsAt, isProration: false }],
    );
    subscription.lastInvoice = invoice.id;
    const type = outcome === 'paid' ? 'invoice.paid' : 'invoice.payment_failed';
    return [this.#ofSubscription('updated', id), this.#event(type, this.invoiceJson(invoice.id))];
  }

  /** The charge that had failed goes through. */
  settle(id: string): StripeEvent[] {
    const subscription = this.#found(id);
    subscription.status = 'active';
    const invoice = this.invoices.get(subscription.lastInvoice);
    if (invoice) invoice.status = 'paid';
    return [
      this.#event('invoice.paid', this.invoiceJson(subscription.lastInvoice)),
      this.#ofSubscription('updated', id),
    ];
  }

  /** Another plan in the middle of a span; the rest of it is charged for at once. */
  change(id: string, price: PriceId): StripeEvent[] {
    const subscription = this.#found(id);
    const { customer, endsAt } = subscription;
    const rest = { startsAt: this.seconds, endsAt, isProration: true };
    const invoice = this.#invoice({ customer, subscription: id, status: 'paid' }, [
      { price: subscription.price, amount: -PRICES[subscription.price] / 2, ...rest },
      { price, amount: PRICES[price] / 2, ...rest },
    ]);
    Object.assign(subscription, { price, lastInvoice: invoice.id });
    return [this.#ofSubscription('updated', id), this.#event('invoice.paid', this.invoiceJson(invoice.id))];
  }

  /** Somebody cancels in the portal: it goes on until its span is over. */
  cancel(id: string): StripeEvent[] {
    this.#found(id).cancelsAtEnd = true;
    return [this.#ofSubscription('updated', id)];
  }

  /** It is over: canceled and at its end, or never paid. */
  end(id: string): StripeEvent[] {
    this.#found(id).status = 'canceled';
    return [this.#ofSubscription('deleted', id)];
  }

  /** The money of the last invoice is given back. */
  refund(id: string): StripeEvent[] {
    const { charge = '' } = this.invoices.get(this.#found(id).lastInvoice) ?? {};
    const record = this.charges.get(charge);
    if (record) record.isRefunded = true;
    return [this.#event('charge.refunded', this.chargeJson(charge))];
  }

  subscriptionJson(id: string) {
    const { customer, price, status, startsAt, endsAt, cancelsAtEnd, lastInvoice } = this.#found(id);
    const span = { current_period_start: startsAt, current_period_end: endsAt };
    const item = { id: idFor('si'), object: 'subscription_item', quantity: 1, ...span };
    return {
      ...{ id, object: 'subscription', customer, status, latest_invoice: lastInvoice },
      ...{ cancel_at_period_end: cancelsAtEnd, cancel_at: null },
      items: { object: 'list', has_more: false, data: [{ ...item, price: this.priceJson(price) }] },
    };
  }

  priceJson(id: PriceId) {
    const recurring = { interval: 'month', interval_count: 1 };
    return { id, object: 'price', unit_amount: PRICES[id], currency: 'usd', type: 'recurring', recurring };
  }

  invoiceJson(id: string) {
    const invoice = this.invoices.get(id);
    if (!invoice) throw new Error(`There is no invoice ${id}.`);
    const { customer, subscription, status } = invoice;
    return {
      ...{ id, object: 'invoice', customer, status },
      parent: { type: 'subscription_details', subscription_details: { subscription } },
      lines: {
        object: 'list',
        has_more: false,
        data: invoice.lines.map(({ price, amount, startsAt, endsAt, isProration }) => ({
          ...{ id: idFor('il'), object: 'line_item', amount, period: { start: startsAt, end: endsAt } },
          pricing: { type: 'price_details', price_details: { price } },
          parent: {
            type: 'subscription_item_details',
            subscription_item_details: { subscription, proration: isProration },
          },
        })),
      },
    };
  }

  chargeJson(id: string) {
    const { isRefunded = false } = this.charges.get(id) ?? {};
    return { id, object: 'charge', refunded: isRefunded, payment_intent: intentOf(id) };
  }

  #found(id: string): SubscriptionRecord {
    const found = this.subscriptions.get(id);
    if (!found) throw new Error(`There is no subscription ${id}.`);
    return found;
  }

  #invoice(
    head: Pick<InvoiceRecord, 'customer' | 'subscription' | 'status'>,
    lines: InvoiceRecord['lines'],
  ): InvoiceRecord {
    const invoice = { ...head, id: idFor('in'), charge: idFor('ch'), lines };
    this.invoices.set(invoice.id, invoice);
    this.charges.set(invoice.charge, { invoice: invoice.id, isRefunded: false });
    return invoice;
  }

  #ofSubscription(what: 'created' | 'updated' | 'deleted', id: string): StripeEvent {
    return this.#event(`customer.subscription.${what}`, this.subscriptionJson(id));
  }

  /** Says what is so at this moment, whenever it is delivered. */
  #event(type: string, object: StripeEvent['data']['object']): StripeEvent {
    return { id: idFor('evt'), object: 'event', type, created: this.seconds, data: { object: deep(object) } };
  }
}

/** A charge and its payment intent are one to one here. */
export const intentOf = (charge: string) => charge.replace(/^ch_/, 'pi_');
export const chargeOf = (intent: string) => intent.replace(/^pi_/, 'ch_');
