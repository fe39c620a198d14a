import type {
  Listing,
  ListingComparison,
  ListingDetail,
  ListingPair,
  MergedListing,
} from '@home-design/contract';
import { expectStatus } from '../makers.ts';
import { importUrls, LISTINGS, publish, readListing } from './listing-makers.ts';
import type { ListingWorld } from './listing-world.ts';

type World = ListingWorld;
type Home = Parameters<typeof publish>[1];

/** Calls about listings that are merged, as the guest of a world makes them. */
export function mergingCalls({ server, web, worker, guest }: World) {
  return {
    /** Listings of these pages, read one after the other. */
    async read(...homes: Home[]): Promise<ListingDetail[]> {
      const made: ListingDetail[] = [];
      for (const home of homes) {
        const { listings } = await importUrls(guest, [publish(web, home)]);
        await worker.drain('read');
        made.push(await readListing(guest, (listings[0] as Listing).id));
      }
      return made;
    },
    async pairs(by = guest): Promise<ListingPair[]> {
      return expectStatus<{ results: ListingPair[] }>(await by.get(`${LISTINGS}duplicates/`), 200).results;
    },
    async names(): Promise<string[][]> {
      return (await this.pairs()).map(({ kept, merged }) => [kept.title, merged.title]);
    },
    merge: (kept: Listing, other: { id: string }, take: string[] = [], by = guest) =>
      by.post(`${LISTINGS}${kept.id}/merge/`, { other: other.id, take }),
    undo: (merged: Listing, by = guest) => by.post(`${LISTINGS}${merged.id}/undo_merge/`),
    async partsOf({ id }: Listing): Promise<MergedListing[]> {
      const answer = await guest.get(`${LISTINGS}${id}/merged/`);
      return expectStatus<{ results: MergedListing[] }>(answer, 200).results;
    },
    compare: async (kept: Listing, other: Listing): Promise<ListingComparison> =>
      expectStatus(await guest.get(`${LISTINGS}${kept.id}/compare/?other=${other.id}`), 200),
    list: async (): Promise<Listing[]> =>
      expectStatus<{ results: Listing[] }>(await guest.get(LISTINGS), 200).results,
    async makeProject({ id }: Listing): Promise<ListingDetail> {
      expectStatus(await guest.post(`${LISTINGS}${id}/create_project/`, {}), 200);
      await worker.drain('pictures');
      return readListing(guest, id);
    },
    readAgain: async (...listings: Listing[]): Promise<void> => {
      const body = { listing_ids: listings.map(({ id }) => id), force: true };
      expectStatus(await guest.post(`${LISTINGS}refresh_listings/`, body), 200);
      await worker.drain('read');
    },
    /** Everything that is kept of listings and their pictures, but when a row was changed last. */
    async everything() {
      const listings = await server.db.selectFrom('listings').selectAll().orderBy('id').execute();
      const pictures = await server.db.selectFrom('listingImages').selectAll().orderBy('id').execute();
      const photos = await server.db
        .selectFrom('images')
        .select(['id', 'projectId', 'position', 'deletedAt'])
        .orderBy('id')
        .execute();
      return {
        listings: listings.map(({ updatedAt: _, publishingChoices, ...row }) => ({
          ...row,
          leftOut: publishingChoices.leftOut ?? [],
          captions: publishingChoices.captions ?? {},
        })),
        pictures,
        photos,
      };
    },
  };
}

/** The code of a call that was refused. */
export const codeOf = (answer: { json: () => unknown }): string => (answer.json() as { code: string }).code;
