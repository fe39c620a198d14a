import type { BrowserContext, Request, Route } from '@playwright/test';

/** The connection from a browser to the server, under control of a test. */
export interface ConnectionUnderTest {
  /** Blocks all requests. */
  cut(): Promise<void>;
  /** Lets this many requests through, and blocks later ones. */
  cutAfter(requests: number): Promise<void>;
  /** Delivers requests, but drops their answers. */
  loseAnswers(): Promise<void>;
  /** Lets all requests through again. */
  restore(): void;
  /**
   * Ends the interception of requests. Only for a page that will be left: requests under way at that moment stay failed
   * in Chromium.
   */
  release(): Promise<void>;
  /** How many requests have no answer yet. */
  unanswered(): number;
}

/**
 * The browser does not report the end of every request. An older request than this, in milliseconds, counts as ended.
 */
const LOST_MS = 15_000;

type Way = 'open' | 'cut' | 'one way';

const isOfBuild = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/assets/');

/**
 * Whether a file of the build has already arrived at its page. The page is asked, because Playwright misses requests
 * that are sent while the interception is set up.
 */
async function hasCome(request: Request): Promise<boolean> {
  if (!isOfBuild(request)) return false;
  return request
    .frame()
    .evaluate(
      (url) =>
        performance
          .getEntriesByName(url, 'resource')
          .some((entry) => (entry as PerformanceResourceTiming).responseStatus === 200),
      request.url(),
    );
}

/**
 * Puts the connection to the server under control of the test. Interception disables the browser's HTTP cache. So a
 * file that this page already has comes again during a cut, as from the cache. Interception starts at the first cut,
 * because each of a page's hundred files would be slower with it.
 */
export async function holdConnection(context: BrowserContext): Promise<ConnectionUnderTest> {
  let way: Way = 'open';
  let left = Number.POSITIVE_INFINITY;
  // A page has more files than the browser's resource timing stores by default.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(10_000));

  const pass = async (route: Route): Promise<void> => {
    const mayEnd = way !== 'open' || Number.isFinite(left);
    if (mayEnd && (await hasCome(route.request()))) return route.continue();
    if (way === 'open' && left <= 0) way = 'cut';
    left -= 1;
    switch (way) {
      case 'open':
        return route.continue();
      case 'one way':
        // Only writes: the check for the server is a GET and must fail.
        if (route.request().method() !== 'GET') await route.fetch();
        return route.abort('connectionreset');
      case 'cut':
        return route.abort('internetdisconnected');
    }
  };
  let isHeld = false;
  // The requests of a page that was left fail here.
  const hold = (route: Route): Promise<void> => pass(route).catch(() => undefined);

  /** Requests with the times when they were sent. */
  const asked = new Map<Request, number>();
  let isLeft = false;
  context.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') asked.set(request, Date.now());
  });
  context.on('response', (response) => {
    if (response.request().isNavigationRequest()) isLeft = true;
  });
  context.on('page', (page) =>
    page.on('framenavigated', () => {
      // The old page sends requests until the next one replaces it, and their end is never reported.
      if (isLeft) asked.clear();
      isLeft = false;
    }),
  );
  context.on('requestfailed', (request) => asked.delete(request));
  context.on('requestfinished', (request) => asked.delete(request));

  const become = async (next: Way, requests = Number.POSITIVE_INFINITY): Promise<void> => {
    if (!isHeld) await context.route('**/*', hold);
    isHeld = true;
    way = next;
    left = requests;
  };
  const restore = (): void => {
    way = 'open';
    left = Number.POSITIVE_INFINITY;
  };
  return {
    cut: () => become('cut'),
    cutAfter: (requests) => become('open', requests),
    loseAnswers: () => become('one way'),
    restore,
    async release() {
      restore();
      isHeld = false;
      await context.unroute('**/*', hold);
    },
    unanswered: () => [...asked.values()].filter((sentAt) => Date.now() - sentAt < LOST_MS).length,
  };
}
