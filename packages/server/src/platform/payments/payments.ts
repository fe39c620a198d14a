import type { PaidPlan, UserId } from '@home-design/contract';

/** A paid period. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** The current state of a subscription. */
export interface Subscription {
  id: string;
  customerId: string;
  /** Undefined: the subscription is not for one of our plans. */
  plan: PaidPlan | undefined;
  /** The payment service's own word. */
  status: string;
  /** When it ends, if it was canceled. */
  cancelsAt: Date | null;
  span: Span;
  lastInvoiceId: string | undefined;
}

/** A plan on an invoice. */
export interface InvoiceLine {
  plan: PaidPlan;
  /** A change within a period, paid for the rest of it. */
  isChange: boolean;
  span: Span;
}

/** The current state of an invoice. */
export interface Invoice {
  id: string;
  customerId: string;
  isPaid: boolean;
  /** Undefined: it belongs to no subscription. */
  subscriptionId: string | undefined;
  /** The paid items; refunds of a change are left out. */
  lines: InvoiceLine[];
}

/** An event of the payment service. Its content may be outdated, so the current state is read again. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The subject of the event; undefined: nothing that matters here. */
  about: { kind: 'subscription' | 'invoice' | 'charge'; id: string } | undefined;
}

/** The port to a payment service. */
export interface Payments {
  /** @returns the service's id of the account */
  addCustomer(userId: UserId): Promise<string>;
  /** @returns the address of a plan's payment page; earlier pages of this customer expire */
  checkout(wanted: {
    userId: UserId;
    customerId: string;
    plan: PaidPlan;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  /** @returns the address of the page on which a customer changes and cancels their subscriptions */
  portal(customerId: string, backUrl: string): Promise<string>;
  /** Active subscriptions of a customer, for any product. */
  subscriptionsOf(customerId: string): Promise<string[]>;
  /** Cancels all subscriptions of a customer at once and deletes the customer; a deleted customer is not an error. */
  removeCustomer(customerId: string): Promise<void>;
  subscription(id: string): Promise<Subscription>;
  invoice(id: string): Promise<Invoice>;
  /** Invoices that were refunded completely. */
  refundedInvoices(chargeId: string): Promise<string[]>;
  /**
   * Reads a raw event of the service.
   * @throws AppError `payment_event_refused` if it is not from the service, or too old
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent;
}
