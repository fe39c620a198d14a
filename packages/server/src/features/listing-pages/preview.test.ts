import type { Image, ListingDetail, ListingPage } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LISTINGS } from '../../test/listings/listing-makers.ts';
import {
  changePage,
  listingWithPhotos,
  openListingPage,
  readPageState,
  switchPageOn,
} from '../../test/listings/listing-page-makers.ts';
import { expectStatus, makeEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let agent: Awaited<ReturnType<PictureServer['guest']>>;
let listing: ListingDetail;
let images: Image[];
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  agent = await server.guest();
  ({ listing, images } = await listingWithPhotos(server, agent, { street: '12 Quay Street' }));
});
afterAll(() => server.close());

const previewPath = () => `${LISTINGS}${listing.id}/page/preview/`;
const preview = async (): Promise<ListingPage> => expectStatus(await agent.get(previewPath()), 200);
const failure = async (client: TestClient, path: string) => {
  const answer = await client.get(path);
  return [answer.statusCode, answer.json().code];
};
const setListing = (change: object) =>
  server.db.updateTable('listings').set(change).where('id', '=', listing.id).execute();

/** A page without the names of its pictures, which differ from link to link. */
const withoutNames = (page: ListingPage) => ({
  ...page,
  photos: page.photos.map(({ caption, label, label_place, is_before, width, height, original }) => ({
    ...{ caption, label, label_place, is_before, width, height },
    isCompared: original !== null,
  })),
});

describe('the preview of the page of a listing', () => {
  it('U-01 shows the later page before it is on: labels, originals beside them, the hidden address', async () => {
    await makeEdit(agent, images[1]!.id);
    await server.db
      .updateTable('versions')
      .set({ shownClass: 'surfaces', editClass: 'surfaces' })
      .where('imageId', '=', images[1]!.id)
      .where('kind', '<>', 'original')
      .execute();
    await setListing({ description: 'Come to 12 Quay St. for the view.' });
    await changePage(agent, listing.id, {
      shows_address: false,
      contact_name: 'Mara Lind',
      left_out: [images[2]!.id],
    });
    const before = await preview();
    expect(before).toMatchObject({ place: 'Portland, ME', description: 'Come to … for the view.' });
    expect(before.photos.map(({ label, is_before }) => [label, is_before])).toEqual([
      [null, false],
      ['Virtually staged', false],
      [null, true],
    ]);
    for (const size of ['preview_url', 'thumbnail_url'] as const) {
      expect((await agent.get(before.photos[1]![size])).body).toMatch(/^Virtually staged: /);
      expect((await agent.get(before.photos[2]![size])).body).not.toMatch(/^Virtually staged/);
    }
    expect((await readPageState(agent, listing.id)).link).toBeNull();

    const { token } = await switchPageOn(agent, listing.id);
    const seen = await openListingPage(await server.visitor(), token);
    expect(withoutNames(before)).toEqual(withoutNames(seen));
  });

  it('shows every change at once', async () => {
    expect((await preview()).photos).toHaveLength(3);
    await changePage(agent, listing.id, { left_out: [images[0]!.id], takes_leads: false });
    const page = await preview();
    expect([page.photos.length, page.takes_leads]).toEqual([2, false]);
  });

  it('is for its agent alone, and so are its pictures', async () => {
    const [photo] = (await preview()).photos;
    for (const other of [await server.guest(), await server.visitor()]) {
      for (const path of [previewPath(), photo!.preview_url]) {
        expect([401, 404]).toContain((await other.get(path)).statusCode);
      }
    }
    const elsewhere = await listingWithPhotos(server, agent, { photos: 1 });
    const borrowed = photo!.preview_url.replace(listing.id, elsewhere.listing.id);
    expect(await failure(agent, borrowed)).toEqual([404, 'file_not_found']);
  });

  it('says the same as the page about a home that is not offered any more', async () => {
    await setListing({ listingType: 'sold' });
    expect(await failure(agent, previewPath())).toEqual([410, 'listing_page_sold']);
    await setListing({ isArchived: true });
    expect(await failure(agent, previewPath())).toEqual([410, 'listing_page_withdrawn']);
  });
});
