import { type Answer, missing } from './stripe-answer.ts';
import { checkoutPage, portalPage } from './stripe-pages.ts';
import type { Webhooks } from './stripe-webhooks.ts';
import type { StripeWorld } from './stripe-world.ts';

/** Answers a browser: shows a page on which people pay or cancel, or carries out its form and sends the webhooks. */
export async function visitStripe(
  world: StripeWorld,
  deliver: Webhooks['deliver'],
  method: string,
  [, kind, id = '']: string[],
): Promise<Answer> {
  const session = world.checkouts.get(id);
  const portal = world.portals.get(id);
  if (session && kind === 'checkout') return [200, checkoutPage(session)];
  if (portal && kind === 'portal') return [200, portalPage(id, portal.returnUrl)];
  if (method !== 'POST') return missing();
  if (session && kind === 'pay') {
    await deliver(world.pay(id));
    return [303, '', { location: session.successUrl }];
  }
  if (portal && kind === 'cancel') {
    for (const subscription of world.ofCustomer(portal.customer))
      await deliver(world.cancel(subscription.id));
    return [303, '', { location: portal.returnUrl }];
  }
  return missing();
}
