import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Request, Route } from '@playwright/test';

/** The way from a browser to the server, which a test cuts. */
export interface ConnectionUnderTest {
  /** Nothing comes through any more. */
  cut(): void;
  /** So many requests come through, and nothing after them. */
  cutAfter(requests: number): void;
  /** What is sent arrives and is carried out; its answers get lost. */
  loseAnswers(): void;
  restore(): void;
  /** How many requests have no answer yet. */
  unanswered(): number;
}

type Way = 'open' | 'cut' | 'one way';

const isSignIn = (route: Route): boolean =>
  new URL(route.request().url()).pathname === '/api/v1/auth/session';

/** Every load of a page signs in, and an address may do so thirty times a minute: what comes too early is sent again. */
async function signIn(route: Route): Promise<void> {
  let response = await route.fetch();
  while (response.status() === 429) {
    await setTimeout(Number(response.headers()['retry-after'] ?? 1) * 1_000);
    response = await route.fetch();
  }
  await route.fulfill({ response });
}

/**
 * Takes the way to the server into the test's hands. The browser's own store of files is out of use meanwhile: a file of
 * the build that has come to this page comes again, as it would from there.
 */
export async function holdConnection(context: BrowserContext): Promise<ConnectionUnderTest> {
  let way: Way = 'open';
  let left = Number.POSITIVE_INFINITY;

  const stored = new Set<string>();

  const pass = async (route: Route): Promise<void> => {
    if (stored.has(route.request().url())) return route.continue();
    if (way === 'open' && left <= 0) way = 'cut';
    left -= 1;
    switch (way) {
      case 'open':
        if (new URL(route.request().url()).pathname.startsWith('/assets/')) stored.add(route.request().url());
        return isSignIn(route) ? signIn(route) : route.continue();
      case 'one way':
        // Only what changes something: whether the server is there is not asked by it.
        if (route.request().method() !== 'GET') await route.fetch();
        return route.abort('connectionreset');
      case 'cut':
        return route.abort('internetdisconnected');
    }
  };
  // A page that was left takes its requests with it.
  await context.route('**/*', (route) => pass(route).catch(() => undefined));

  const asked = new Set<Request>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) {
      // What the page before had asked for is over.
      asked.clear();
      stored.clear();
    }
    if (request.resourceType() !== 'eventsource') asked.add(request);
  });
  context.on('requestfailed', (request) => asked.delete(request));
  context.on('requestfinished', (request) => asked.delete(request));

  const become = (next: Way, requests = Number.POSITIVE_INFINITY): void => {
    way = next;
    left = requests;
  };
  return {
    cut: () => become('cut'),
    cutAfter: (requests) => become('open', requests),
    loseAnswers: () => become('one way'),
    restore: () => become('open'),
    unanswered: () => asked.size,
  };
}
