import { type ResoStandIn, startResoStandIn } from '../../packages/server/src/test/reso-stand-in.ts';
import { type PropertyPages, startPropertyPages } from './property-pages.ts';
import { type ServerUnderTest, startServer } from './start-server.ts';
import { test as plain } from './test.ts';

const REACHES_LOCAL_PAGES = new URL('./reach-local-pages.ts', import.meta.url).href;

interface ListingFixtures {
  /** A website of this machine that sells houses. */
  pages: PropertyPages;
  /** An MLS of this machine, which guests may search. */
  mls: ResoStandIn;
  server: ServerUnderTest;
}

/** The real server, which may read a website of this machine and an MLS. */
export const test = plain.extend<object, ListingFixtures>({
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const pages = await startPropertyPages();
      await use(pages);
      await pages.stop();
    },
    { scope: 'worker' },
  ],
  mls: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const mls = await startResoStandIn();
      await use(mls);
      await mls.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pages, mls }, use) => {
      const server = await startServer({
        ...mls.settings,
        RESO_ACCESS: 'all',
        // Enough for a look over all photos of a listing.
        GUEST_DESIGNS_PER_MONTH: '100',
        NODE_OPTIONS: `--import=${REACHES_LOCAL_PAGES}`,
        TEST_PAGES: new URL(pages.url).host,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
