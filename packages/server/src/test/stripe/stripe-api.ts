import { type Answer, list, missing } from './stripe-answer.ts';
import { chargeOf, PRICES, type PriceId, type StripeWorld } from './stripe-world.ts';

/** The calls of Stripe's published API that we make. `base` is the address of the stand-in's pages. */
export function createStripeApi(world: StripeWorld, base: () => string) {
  function newCheckout(form: URLSearchParams): Answer {
    const customer = form.get('customer') ?? '';
    const price = form.get('line_items[0][price]') ?? '';
    const isWhole = form.get('mode') === 'subscription' && form.get('line_items[0][quantity]') === '1';
    if (!isWhole || !(price in PRICES) || world.customers.get(customer)?.isDeleted !== false)
      return missing();
    const { id } = world.openCheckout({
      ...{ customer, price: price as PriceId },
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
    });
    return [200, { id, object: 'checkout.session', url: `${base()}/checkout/${id}`, status: 'open' }];
  }

  function expire(id: string): Answer {
    const session = world.checkouts.get(id);
    if (session?.status !== 'open') return missing();
    session.status = 'expired';
    return [200, { id, object: 'checkout.session', status: 'expired' }];
  }

  return function answerCall(method: string, path: string, form: URLSearchParams): Answer {
    const [kind = '', id = '', act] = path.split('/').slice(2).map(decodeURIComponent);
    switch (`${method} ${kind}`) {
      case 'POST customers':
        return [
          200,
          { id: world.addCustomer(form.get('metadata[user_id]') ?? undefined), object: 'customer' },
        ];
      case 'DELETE customers': {
        if (world.customers.get(id)?.isDeleted !== false) return missing();
        world.removeCustomer(id);
        return [200, { id, object: 'customer', deleted: true }];
      }
      case 'GET prices':
        return id in PRICES ? [200, world.priceJson(id as PriceId)] : missing();
      case 'POST checkout':
        return act === undefined ? newCheckout(form) : expire(path.split('/')[4] ?? '');
      case 'GET checkout':
        return list(
          [...world.checkouts.values()]
            .filter(
              ({ customer, status }) => customer === form.get('customer') && status === form.get('status'),
            )
            .map((session) => ({ id: session.id, object: 'checkout.session', status: session.status })),
        );
      case 'POST billing_portal': {
        const portal = world.openPortal(form.get('customer') ?? '', form.get('return_url') ?? '');
        return [200, { id: portal, object: 'billing_portal.session', url: `${base()}/portal/${portal}` }];
      }
      case 'GET subscriptions': {
        if (id === '')
          return list(
            world.ofCustomer(form.get('customer') ?? '').map((one) => world.subscriptionJson(one.id)),
          );
        return world.subscriptions.has(id) ? [200, world.subscriptionJson(id)] : missing();
      }
      case 'GET invoices':
        return world.invoices.has(id) ? [200, world.invoiceJson(id)] : missing();
      case 'GET charges':
        return world.charges.has(id) ? [200, world.chargeJson(id)] : missing();
      case 'GET invoice_payments': {
        const charge = world.charges.get(chargeOf(form.get('payment[payment_intent]') ?? ''));
        return list(charge ? [{ id: 'inpay_1', object: 'invoice_payment', invoice: charge.invoice }] : []);
      }
      default:
        return missing();
    }
  };
}
