import type { Config } from '../../config.ts';
import type { Payments } from './payments.ts';

/** Stripe, if it is configured; undefined if nothing can be paid. Its library is loaded only if it is needed. */
export async function createPayments(config: Config): Promise<Payments | undefined> {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const { STRIPE_PRICE_PRO: pro, STRIPE_PRICE_BUSINESS: business } = config;
  if (!key || !webhookSecret || !pro || !business) return undefined;
  const { stripePayments } = await import('./stripe-adapter.ts');
  return stripePayments({ apiUrl: config.STRIPE_API_URL, key, webhookSecret, prices: { pro, business } });
}
