import { type ResoStandIn, startResoStandIn } from '../../packages/server/src/test/outside/reso-stand-in.ts';
import { type PropertyPages, startPropertyPages } from './property-pages.ts';
import { type ServerUnderTest, startServer } from './start-server.ts';
import { test as plain } from './test.ts';

const REACHES_LOCAL_PAGES = new URL('./reach-local-pages.ts', import.meta.url).href;

interface ListingFixtures {
  /** A local website that sells houses. */
  pages: PropertyPages;
  /** A local MLS, which guests may search. */
  mls: ResoStandIn;
  server: ServerUnderTest;
}

/** The real server, which may read a local website and a local MLS. */
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
        // Enough designs for a look with all photos of a listing.
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
