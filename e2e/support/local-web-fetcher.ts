import * as product from '../../packages/server/src/platform/web-fetcher/web-fetcher.ts';

/** The product's fetcher, which can also reach the website of the test. */
export const createWebFetcher: typeof product.createWebFetcher = (options) =>
  product.createWebFetcher({
    ...options,
    allowedForTests: { endpoints: [process.env.TEST_PAGES ?? ''] },
  });
