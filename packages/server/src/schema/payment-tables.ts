import type { PaidPlan, UserId } from '@home-design/contract';

export interface PaymentTables {
  paymentCustomers: PaymentCustomersTable;
  subscriptions: SubscriptionsTable;
  paidPeriods: PaidPeriodsTable;
  paymentEvents: PaymentEventsTable;
  doomedCustomers: DoomedCustomersTable;
}

/** The payment service's customers. */
interface PaymentCustomersTable {
  id: string;
  userId: UserId;
  createdAt: Date;
}

export interface SubscriptionsTable {
  id: string;
  userId: UserId;
  /** Null: it is not for one of our plans. */
  plan: PaidPlan | null;
  /** The payment service's own word. */
  status: string;
  /** When it ends, if it was canceled. */
  cancelsAt: Date | null;
  /** End of the current period. */
  endsAt: Date;
  /** Number of writes. */
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

/** Events of the payment service; each counts once. */
interface PaymentEventsTable {
  id: string;
  type: string;
  receivedAt: Date;
}

/** Customers of deleted accounts, whose subscriptions are still to be canceled. */
interface DoomedCustomersTable {
  id: string;
  createdAt: Date;
}
