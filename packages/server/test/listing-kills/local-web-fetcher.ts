import * as product from '../../src/platform/web-fetcher/web-fetcher.ts';

/** The product's fetcher, which can also reach the website of the test, and pauses less between two requests. */
export const createWebFetcher: typeof product.createWebFetcher = (options) =>
  product.createWebFetcher({
    ...options,
    allowedForTests: { endpoints: [process.env.TEST_SITE ?? ''], limits: { pauseMs: 10 } },
  });
