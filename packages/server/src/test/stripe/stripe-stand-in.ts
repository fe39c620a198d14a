import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkoutPage, portalPage } from './stripe-pages.ts';
import { chargeOf, PRICES, type PriceId, type StripeEvent, StripeWorld } from './stripe-world.ts';

const KEY = 'sk_test_stand_in';
const WEBHOOK_SECRET = 'whsec_stand_in';
const WEBHOOK_PATH = '/api/v1/payments/webhook';

type Answer = [status: number, body: object | string, headers?: Record<string, string>];
const missing = (): Answer => [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
const list = (data: object[]): Answer => [200, { object: 'list', has_more: false, data }];

/** A webhook as it comes over the line. */
export interface Delivery {
  payload: string;
  headers: { 'content-type': string; 'stripe-signature': string };
}

/**
 * Stripe on this machine: the calls of its published API that we make, checked as it checks them (key, version, form),
 * the pages on which people pay and cancel, and signed webhooks.
 */
export async function startStripeStandIn({ now }: { now: () => Date }) {
  const world = new StripeWorld(now);
  const repeated = new Map<string, Answer>();
  const calls: string[] = [];
  let failures = 0;
  let listener: ((call: string) => Promise<void>) | undefined;
  let base = '';
  let webhookUrl: string | undefined;

  function api(method: string, path: string, form: URLSearchParams): Answer {
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
        return [200, { id: portal, object: 'billing_portal.session', url: `${base}/portal/${portal}` }];
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
  }

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
    return [200, { id, object: 'checkout.session', url: `${base}/checkout/${id}`, status: 'open' }];
  }

  function expire(id: string): Answer {
    const session = world.checkouts.get(id);
    if (session?.status !== 'open') return missing();
    session.status = 'expired';
    return [200, { id, object: 'checkout.session', status: 'expired' }];
  }

  function called(request: IncomingMessage, url: URL, form: URLSearchParams): Answer {
    if (request.headers.authorization !== `Bearer ${KEY}` || !request.headers['stripe-version'])
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }];
    calls.push(`${request.method} ${url.pathname}`);
    if (failures > 0) {
      failures -= 1;
      return [500, { error: { type: 'api_error' } }, { 'stripe-should-retry': 'false' }];
    }
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? repeated.get(key) : undefined;
    const answer = before ?? api(request.method ?? '', url.pathname, form);
    if (typeof key === 'string') repeated.set(key, answer);
    return answer;
  }

  async function visited(method: string, [, kind, id = '']: string[]): Promise<Answer> {
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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', base);
    const form = request.method === 'POST' ? new URLSearchParams(body) : url.searchParams;
    const [status, content, headers] = url.pathname.startsWith('/v1/')
      ? called(request, url, form)
      : await visited(request.method ?? '', url.pathname.split('/'));
    if (url.pathname.startsWith('/v1/')) await listener?.(`${request.method} ${url.pathname}`);
    const isPage = typeof content === 'string';
    response
      .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json', ...headers })
      .end(isPage ? content : JSON.stringify(content));
  }

  function signed(event: StripeEvent, { at = now(), secret = WEBHOOK_SECRET } = {}): Delivery {
    const payload = JSON.stringify(event, null, 2);
    const time = Math.floor(at.getTime() / 1_000);
    const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
    return {
      payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${time},v1=${signature}`,
      },
    };
  }

  /** Sends events to the server that was named, one after the other. */
  async function deliver(events: readonly StripeEvent[]): Promise<void> {
    if (!webhookUrl) return;
    for (const event of events) {
      const { payload, headers } = signed(event);
      const { status } = await fetch(webhookUrl, { method: 'POST', body: payload, headers });
      if (status !== 200) throw new Error(`The webhook answered ${status}.`);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    world,
    /** Calls of the API so far. */
    calls,
    /** What a server is started with, to take payments here. */
    settings: {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_PRO: 'price_pro',
      STRIPE_PRICE_BUSINESS: 'price_business',
      STRIPE_API_URL: base,
    },
    signed,
    deliver,
    /** Has what people do on the pages told to this server. */
    tell(url: string): void {
      webhookUrl = `${url}${WEBHOOK_PATH}`;
    },
    /** The next calls of the API fail. */
    fail(count: number): void {
      failures = count;
    },
    /** Is told of every call of the API that was carried out, before it is answered. */
    beforeAnswers(told: ((call: string) => Promise<void>) | undefined): void {
      listener = told;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;
