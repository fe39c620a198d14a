import * as product from '../../src/platform/web-fetcher/web-fetcher.ts';

/** The product's own, which reaches the website of the test besides, and does not pause as long between two requests. */
export const createWebFetcher: typeof product.createWebFetcher = (options) =>
  product.createWebFetcher({
    ...options,
    allowedForTests: { endpoints: [process.env.TEST_SITE ?? ''], limits: { pauseMs: 10 } },
  });
