import type { PaidPlan } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import { standingOf } from './account-store.ts';
import { bringInLine, type PaymentDeps } from './bring-in-line.ts';
import { addCustomer, customerOf } from './customer-store.ts';
import { isHigher } from './rules.ts';

export interface PayDeps extends Omit<PaymentDeps, 'payments'> {
  /** Undefined: the server takes no payments. */
  payments: Payments | undefined;
}

/** The page of the plans, to which the payment service sends people back. */
const PLANS_PAGE = '/app/plans';

/**
 * The address of the page that takes the payment for a plan; an account with a paid plan gets the page where it can
 * change that.
 * @throws AppError `payment_not_offered`, `payment_needs_account`, `plan_not_higher`, `unavailable`
 */
export async function startCheckout(
  deps: PayDeps,
  who: Who,
  { plan, origin }: { plan: PaidPlan; origin: string },
): Promise<string> {
  const { db, clock, payments } = deps;
  if (!payments) throw new AppError('payment_not_offered');
  // A guest is lost with their browser, and their paid plan with them.
  if (who.isAnonymous) throw new AppError('payment_needs_account');
  if (!isHigher(plan, (await standingOf(db, who.userId)).plan)) throw new AppError('plan_not_higher');
  const known = await customerOf(db, who.userId);
  const backUrl = `${origin}${PLANS_PAGE}`;
  if (known && (await goesOn({ ...deps, payments }, known))) return payments.portal(known, backUrl);
  const customerId = known ?? (await payments.addCustomer(who.userId));
  await addCustomer(db, { id: customerId, userId: who.userId, createdAt: clock.now() });
  const doneUrl = `${backUrl}?payment=done`;
  return payments.checkout({ userId: who.userId, customerId, plan, doneUrl, backUrl });
}

/**
 * Whether an account has a paid plan already. The service is asked, because its event about a payment may still be on
 * the way, and an account must not pay twice.
 */
async function goesOn(deps: PaymentDeps, customerId: string): Promise<boolean> {
  const ids = await deps.payments.subscriptionsOf(customerId);
  for (const subscriptionId of ids) await bringInLine(deps, { subscriptionId });
  return ids.length > 0;
}

/**
 * The address of the page where an account changes and cancels its paid plan.
 * @throws AppError `payment_not_offered`, `payment_not_found`, `unavailable`
 */
export async function openPortal({ db, payments }: PayDeps, who: Who, origin: string): Promise<string> {
  if (!payments) throw new AppError('payment_not_offered');
  const customerId = await customerOf(db, who.userId);
  if (!customerId) throw new AppError('payment_not_found');
  return payments.portal(customerId, `${origin}${PLANS_PAGE}`);
}
