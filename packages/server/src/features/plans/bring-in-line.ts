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

/** What is known to have changed of a subscription, beside its state. */
export interface Change {
  subscriptionId: string;
  /** An invoice that may have been paid; its last one is looked at in any case. */
  invoiceId?: string;
  /** That invoice was paid back. */
  isRefunded?: boolean;
}

/** What the payment service says now. */
interface News {
  subscription: Subscription;
  /** Of the subscription's row, before the service was asked: whoever writes meanwhile is noticed. */
  revision: number;
  invoices: Invoice[];
}

/** So many writers of one subscription at the same moment are more than there are. */
const ATTEMPTS = 20;

/**
 * Brings a subscription, the spans that were paid for, and the plan of its account in line with what the payment service
 * says now. Done twice, or late, it changes nothing more.
 * @throws AppError `unavailable` where the service cannot be asked
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

/** @returns false when somebody else wrote while the service was asked: what it said may be older than what is written */
async function write(
  tx: Database,
  deps: PaymentDeps,
  change: Change,
  { subscription, revision, invoices }: News,
): Promise<boolean> {
  const now = deps.clock.now();
  const userId = await lockAccountOf(tx, subscription.customerId);
  // Of an account that is gone, or of another program on the same account of the service.
  if (!userId) return true;
  if (!(await saveSubscription(tx, userId, subscription, revision))) return false;
  for (const invoice of invoices) {
    if (invoice.isPaid) await writePaid(tx, deps, { userId, subscription, invoice });
  }
  if (change.isRefunded && change.invoiceId) await refundPeriods(tx, change.invoiceId, now);
  await settlePlan(tx, userId, { note: deps.note, now });
  return true;
}

/** The spans of a paid invoice, each with its designs. */
async function writePaid(
  tx: Database,
  { clock, limits }: PaymentDeps,
  { userId, subscription, invoice }: { userId: UserId; subscription: Subscription; invoice: Invoice },
): Promise<void> {
  for (const { plan, isChange, span } of invoice.lines) {
    // A change in the middle pays for the rest of the span, and counts for the whole of it.
    const whole = isChange ? subscription.span : span;
    if (whole.endsAt.getTime() !== span.endsAt.getTime()) continue;
    const period = { subscriptionId: subscription.id, plan, ...whole };
    await savePeriod(tx, { ...period, userId, invoiceId: invoice.id, isChange });
    await grantPeriod(tx, userId, period, { total: limits.plans.designs[plan], now: clock.now() });
  }
}
