import type { PaidPlan, UserId } from '@home-design/contract';

export interface PaymentTables {
  paymentCustomers: PaymentCustomersTable;
  subscriptions: SubscriptionsTable;
  paidPeriods: PaidPeriodsTable;
  paymentEvents: PaymentEventsTable;
  doomedCustomers: DoomedCustomersTable;
}

/** Accounts as the payment service knows them. */
interface PaymentCustomersTable {
  id: string;
  userId: UserId;
  createdAt: Date;
}

export interface SubscriptionsTable {
  id: string;
  userId: UserId;
  /** Null: for something that is not one of our plans. */
  plan: PaidPlan | null;
  /** As the payment service calls it. */
  status: string;
  /** When it ends, if it was cancelled. */
  cancelsAt: Date | null;
  /** When the span that it is in ends. */
  endsAt: Date;
  /** How often it was written. */
  revision: number;
}

interface PaidPeriodsTable {
  subscriptionId: string;
  startsAt: Date;
  endsAt: Date;
  userId: UserId;
  plan: PaidPlan;
  /** The invoice that paid for it from its start. */
  invoiceId: string;
  refundedAt: Date | null;
}

/** What the payment service sent; each counts once. */
interface PaymentEventsTable {
  id: string;
  type: string;
  receivedAt: Date;
}

/** Customers of accounts that are gone: what they pay for is still to be ended. */
interface DoomedCustomersTable {
  id: string;
  createdAt: Date;
}
