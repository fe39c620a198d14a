import type { UserId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Invoice, Payments, Subscription } from '../../platform/payments/payments.ts';
import { grantPeriod, refundPeriods, savePeriod } from './paid-period-store.ts';
import type { PlanLimits } from './rules.ts';
import { type Note, settlePlan } from './settle-plan.ts';
import { lockAccountOf, revisionOf, saveSubscription } from './subscription-store.ts';

export interface PaymentDeps {
  db: Database;
  clock: Clock;
  limits: PlanLimits;
  payments: Payments;
  note: Note;
}

/** A known change of a subscription, besides its state. */
export interface Change {
  subscriptionId: string;
  /** An invoice that may have been paid; the last one is checked in any case. */
  invoiceId?: string;
  /** That invoice was refunded. */
  isRefunded?: boolean;
}

/** The current answer of the payment service. */
interface News {
  subscription: Subscription;
  /** Of the subscription's row, read before the service is asked, so that another writer is noticed. */
  revision: number;
  invoices: Invoice[];
}

/** More writers of one subscription than can occur at the same time. */
const ATTEMPTS = 20;

/**
 * Updates a subscription, its paid spans and the plan of its account to the current answer of the payment service. A
 * second or late run changes nothing more.
 * @throws AppError `unavailable` if the service cannot be asked
 */
export async function bringInLine(deps: PaymentDeps, change: Change): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const news = await readNews(deps, change);
    if (await transaction(deps.db, (tx) => write(tx, deps, change, news))) return;
  }
  throw new AppError('unavailable');
}

async function readNews({ db, payments }: PaymentDeps, { subscriptionId, invoiceId }: Change): Promise<News> {
  const revision = await revisionOf(db, subscriptionId);
  const subscription = await payments.subscription(subscriptionId);
  const ids = [invoiceId, subscription.lastInvoiceId].filter((id) => id !== undefined);
  const invoices = await Promise.all([...new Set(ids)].map((id) => payments.invoice(id)));
  return { subscription, revision, invoices };
}

/** @returns false if another process wrote while the service was asked: the answer may be older than the row */
async function write(
  tx: Database,
  deps: PaymentDeps,
  change: Change,
  { subscription, revision, invoices }: News,
): Promise<boolean> {
  const now = deps.clock.now();
  const userId = await lockAccountOf(tx, subscription.customerId);
  // The account was deleted, or belongs to another program with the same account at the service.
  if (!userId) return true;
  if (!(await saveSubscription(tx, userId, subscription, revision))) return false;
  for (const invoice of invoices) {
    if (invoice.isPaid) await writePaid(tx, deps, { userId, subscription, invoice });
  }
  if (change.isRefunded && change.invoiceId) await refundPeriods(tx, change.invoiceId, now);
  await settlePlan(tx, userId, { note: deps.note, now });
  return true;
}

/** Writes the spans of a paid invoice, each with its designs. */
async function writePaid(
  tx: Database,
  { clock, limits }: PaymentDeps,
  { userId, subscription, invoice }: { userId: UserId; subscription: Subscription; invoice: Invoice },
): Promise<void> {
  for (const { plan, isChange, span } of invoice.lines) {
    // A change in the middle pays for the rest of the span, but changes the designs of the whole span.
    const whole = isChange ? subscription.span : span;
    if (whole.endsAt.getTime() !== span.endsAt.getTime()) continue;
    const period = { subscriptionId: subscription.id, plan, ...whole };
    await savePeriod(tx, { ...period, userId, invoiceId: invoice.id, isChange });
    await grantPeriod(tx, userId, period, { total: limits.plans.designs[plan], now: clock.now() });
  }
}
