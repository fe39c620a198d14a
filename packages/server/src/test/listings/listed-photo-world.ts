import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestServer } from '../harness.ts';
import { ScriptedWeb } from '../scripted/scripted-web.ts';
import { listingsByHand } from './listing-work.ts';
import type { ListingWorld } from './listing-world.ts';
import { type ListedPhoto, listedPhoto } from './publishing-makers.ts';

/** A guest with a photo in the project of a listing. */
export interface ListedPhotoWorld extends ListingWorld {
  listed: ListedPhoto;
}

/**
 * Starts the server once for the file that calls this, and a guest and a listing anew before each of its tests.
 * @param use puts the parts where the tests of the file find them
 */
export function useListedPhoto(use: (world: ListedPhotoWorld) => void): void {
  let place: Omit<ListedPhotoWorld, 'guest' | 'listed'>;
  beforeAll(async () => {
    const [server, web] = [await startTestServer(), new ScriptedWeb()];
    place = { server, web, worker: listingsByHand(server, web) };
  });
  beforeEach(async () => {
    const guest = await place.server.guest();
    use({ ...place, guest, listed: await listedPhoto(guest, place.web, place.worker) });
  });
  afterAll(() => place.server.close());
}
