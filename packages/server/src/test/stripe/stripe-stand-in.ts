import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './stripe-answer.ts';
import { createStripeApi } from './stripe-api.ts';
import { visitStripe } from './stripe-visit.ts';
import { createWebhooks, WEBHOOK_SECRET } from './stripe-webhooks.ts';
import { StripeWorld } from './stripe-world.ts';

const KEY = 'sk_test_stand_in';

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
  const api = createStripeApi(world, () => base);
  const webhooks = createWebhooks(now);

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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '/', base);
    const form = request.method === 'POST' ? new URLSearchParams(body) : url.searchParams;
    const [status, content, headers] = url.pathname.startsWith('/v1/')
      ? called(request, url, form)
      : await visitStripe(world, webhooks.deliver, request.method ?? '', url.pathname.split('/'));
    if (url.pathname.startsWith('/v1/')) await listener?.(`${request.method} ${url.pathname}`);
    const isPage = typeof content === 'string';
    response
      .writeHead(status, { 'content-type': isPage ? 'text/html' : 'application/json', ...headers })
      .end(isPage ? content : JSON.stringify(content));
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
    signed: webhooks.signed,
    deliver: webhooks.deliver,
    /** Sends the events of what people do on the pages to this server. */
    tell: webhooks.tell,
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
