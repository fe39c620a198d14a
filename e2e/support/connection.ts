import type { BrowserContext, Request, Route } from '@playwright/test';

/** The way from a browser to the server, which a test cuts. */
export interface ConnectionUnderTest {
  /** Nothing comes through any more. */
  cut(): Promise<void>;
  /** So many requests come through, and nothing after them. */
  cutAfter(requests: number): Promise<void>;
  /** What is sent arrives and is carried out; its answers get lost. */
  loseAnswers(): Promise<void>;
  /** Everything comes through again. */
  restore(): void;
  /**
   * Ends the interception of requests. Only for a page that is about to be left: Chromium keeps files failed that are under
   * way at that moment.
   */
  release(): Promise<void>;
  /** How many requests have no answer yet. */
  unanswered(): number;
}

/** The browser does not tell of every request how it ended: none takes so long, in milliseconds. */
const LOST_MS = 15_000;

type Way = 'open' | 'cut' | 'one way';

const isOfBuild = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/assets/');

/**
 * Whether a file of the build has come to the page that asks for it. The page knows: Playwright does not tell of requests
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
 * Takes the way to the server into the test's hands. While it is cut the browser's own store of files is out of use: a
 * file of the build that has come to this page comes again, as it would from there. Before it is first cut nothing stands in
 * it: a page has a hundred files, and each would wait for a word of the test.
 */
export async function holdConnection(context: BrowserContext): Promise<ConnectionUnderTest> {
  let way: Way = 'open';
  let left = Number.POSITIVE_INFINITY;
  // A page has more files than the browser keeps in mind by itself.
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
        // Only what changes something: whether the server is there is not asked by it.
        if (route.request().method() !== 'GET') await route.fetch();
        return route.abort('connectionreset');
      case 'cut':
        return route.abort('internetdisconnected');
    }
  };
  let isHeld = false;
  // A page that was left takes its requests with it.
  const hold = (route: Route): Promise<void> => pass(route).catch(() => undefined);

  /** Requests and when they were sent. */
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
      // The page before asks for more until the next one takes its place, and nothing tells how that ended.
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
