import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer, type TestServer } from '../harness.ts';
import { ScriptedWeb } from '../scripted/scripted-web.ts';
import type { TestClient } from '../test-client.ts';
import { listingsByHand } from './listing-work.ts';

/** A server without listings, a web that a test writes down, a worker that a test leads by hand, and a guest. */
export interface ListingWorld {
  server: TestServer;
  web: ScriptedWeb;
  worker: ReturnType<typeof listingsByHand>;
  guest: TestClient;
}

/**
 * Starts the server once for the file that calls this, and makes everything else anew before each of its tests.
 * @param use puts the parts where the tests of the file find them
 */
export function useListingWorld(use: (world: ListingWorld) => void): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    const web = new ScriptedWeb();
    use({ server, web, worker: listingsByHand(server, web), guest: await server.guest() });
    await server.db.deleteFrom('listings').execute();
  });
  afterAll(() => server.close());
}
