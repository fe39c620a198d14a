import type { PaidPlan, UserId } from '@home-design/contract';

/** A span of time that was paid for. */
export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** A subscription as it is at this moment. */
export interface Subscription {
  id: string;
  customerId: string;
  /** Undefined: it is for something that is not one of our plans. */
  plan: PaidPlan | undefined;
  /** As the payment service calls it. */
  status: string;
  /** When it ends, if it was cancelled. */
  cancelsAt: Date | null;
  span: Span;
  lastInvoiceId: string | undefined;
}

/** A plan on an invoice. */
export interface InvoiceLine {
  plan: PaidPlan;
  /** A change in the middle of a span, paid for the rest of it. */
  isChange: boolean;
  span: Span;
}

/** An invoice as it is at this moment. */
export interface Invoice {
  id: string;
  customerId: string;
  isPaid: boolean;
  /** Undefined: it is for no subscription. */
  subscriptionId: string | undefined;
  /** What is paid for; what is given back by a change is left out. */
  lines: InvoiceLine[];
}

/** Something that happened at the payment service; what it says of the past is never believed, but asked for again. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** What it is about; undefined: nothing that counts here. */
  about: { kind: 'subscription' | 'invoice' | 'charge'; id: string } | undefined;
}

/** The way to a service that takes payments. */
export interface Payments {
  /** @returns the id under which the service knows the account */
  addCustomer(userId: UserId): Promise<string>;
  /** @returns the address of the page on which the plan is paid for; the pages before it of this customer end */
  checkout(wanted: {
    userId: UserId;
    customerId: string;
    plan: PaidPlan;
    doneUrl: string;
    backUrl: string;
  }): Promise<string>;
  /** @returns the address of the page on which a customer changes and cancels what they pay for */
  portal(customerId: string, backUrl: string): Promise<string>;
  /** Subscriptions of a customer that go on, whatever they are for. */
  subscriptionsOf(customerId: string): Promise<string[]>;
  /** Ends everything that a customer pays for, at once, and forgets who they are; one who is gone already stays so. */
  removeCustomer(customerId: string): Promise<void>;
  subscription(id: string): Promise<Subscription>;
  invoice(id: string): Promise<Invoice>;
  /** Invoices whose payment was given back as a whole. */
  refundedInvoices(chargeId: string): Promise<string[]>;
  /**
   * Reads what the service has sent, as it came over the line.
   * @throws AppError `payment_event_refused` when it is not from the service, or was sent long ago
   */
  readEvent(body: Buffer, signature: string | undefined, now: Date): PaymentEvent;
}
