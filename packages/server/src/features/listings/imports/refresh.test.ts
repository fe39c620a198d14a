import { randomUUID } from 'node:crypto';
import type { ListingDetail, ListingId } from '@home-design/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { WEB_FETCH_SENTENCES } from '../../../platform/web-fetcher/copy.ts';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus, keptFolders } from '../../../test/makers.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, web, worker, guest } = world));

async function imported(url: string): Promise<ListingId> {
  const { listings } = await importUrls(guest, [url]);
  return listings[0]!.id;
}
const tasks = () => server.db.selectFrom('listingTasks').selectAll().execute();
const refresh = async (ids: readonly string[], force = false) =>
  expectStatus<{ refreshed: ListingDetail[]; skipped: { listing: string; detail: string }[] }>(
    await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids: ids, force }),
    200,
  );
const age = (id: ListingId, hours: number) =>
  server.db
    .updateTable('listings')
    .set({ fetchedAt: sql<Date>`fetched_at - make_interval(hours => ${hours}::int)` })
    .where('id', '=', id)
    .execute();
const pictureOf = async (id: ListingId) =>
  (await server.db.selectFrom('listings').select('pictureId').where('id', '=', id).executeTakeFirstOrThrow())
    .pictureId;

describe('turns', () => {
  it('the first listing of every account comes before the second of any account', async () => {
    const many = Array.from({ length: 20 }, () => publish(web));
    const { listings } = await importUrls(guest, many);
    const busy = await worker.choose('read', 4);
    expect(busy).toHaveLength(4);
    const neighbor = await server.guest();
    const own = await importUrls(neighbor, [publish(web), publish(web)]);
    const next = await worker.choose('read', 2);
    const chosen = await server.db
      .selectFrom('listingTasks')
      .select('listingId')
      .where(
        'id',
        'in',
        next.map(({ id }) => id),
      )
      .execute();
    expect(chosen.map(({ listingId }) => listingId).toSorted()).toEqual(
      own.listings.map(({ id }) => id).toSorted(),
    );
    // Within an account, the order is that of the import.
    const first = await server.db
      .selectFrom('listingTasks')
      .select('listingId')
      .where('isChosen', '=', true)
      .execute();
    expect(first.map(({ listingId }) => listingId)).toEqual(
      expect.arrayContaining(listings.slice(0, 4).map(({ id }) => id)),
    );
  });
});

describe('reading again', () => {
  const read = async (home: Parameters<typeof publish>[1] = {}) => {
    const url = publish(web, home);
    const id = await imported(url);
    await worker.drain('read');
    web.asked.length = 0;
    return { id, url };
  };

  it('API-118 CONST-81 reads without force only listings that were not read within the last hour; the rest is skipped with a sentence', async () => {
    const [fresh, old] = [await read(), await read()];
    await age(old.id, 2);
    const file = await read();
    await server.db
      .updateTable('listings')
      .set({ sourceType: 'table', sourceUrl: null, sourceKey: null })
      .where('id', '=', file.id)
      .execute();
    const waiting = await imported(publish(web));
    const unknown = randomUUID();
    const answer = await refresh([fresh.id, old.id, old.id, file.id, waiting, unknown]);
    expect(answer.refreshed.map(({ id, status }) => [id, status])).toEqual([[old.id, 'pending']]);
    expect(answer.skipped.map(({ listing, detail }) => [listing, detail])).toEqual([
      [fresh.id, 'This listing was read within the last hour.'],
      [file.id, 'This listing came from a file, so there is no page to read again.'],
      [waiting, 'This listing is being read at this moment.'],
      [unknown, 'Listing not found.'],
    ]);
    const forced = await refresh([fresh.id], true);
    expect(forced.refreshed.map(({ id }) => id)).toEqual([fresh.id]);
    await worker.drain('read');
    expect(web.asked).toEqual(expect.arrayContaining([fresh.url, old.url]));
    expect(await tasks()).toEqual([]);
  });

  it('LISTINGS-65 needs a listing', async () => {
    const refused = await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids: [] });
    expect([refused.statusCode, refused.json().detail]).toEqual([400, 'Please select listings to refresh']);
  });

  it('updates changed facts, and keeps featured, archived, the project and its photos', async () => {
    const [kept, gone, come] = pictureUrls(3);
    const { id, url } = await read({ name: 'Before', pictures: [kept!, gone!] });
    await guest.post(`${LISTINGS}${id}/toggle_featured/`);
    await guest.post(`${LISTINGS}${id}/archive/`);
    await guest.post(`${LISTINGS}${id}/create_project/`, {});
    await worker.drain('pictures');
    const before = await readListing(guest, id);
    const picture = await pictureOf(id);

    publish(web, { url, name: 'After', price: 400_000, pictures: [come!, kept!] });
    await refresh([id], true);
    // The earlier facts are shown until then.
    expect(await readListing(guest, id)).toMatchObject({ status: 'pending', title: 'Before' });
    await worker.drain('read');
    const after = await readListing(guest, id);
    expect(after).toMatchObject({
      ...{ title: 'After', display_price: '$400,000', is_featured: true, is_archived: true },
      ...{ project: before.project, status: 'completed' },
    });
    expect(after.images).toMatchObject([
      { source_url: come, state: 'waiting' },
      { source_url: kept, state: 'done', image: before.images[0]?.image },
    ]);
    // The first picture is a new one now, and the former one is removed.
    expect(await pictureOf(id)).not.toBe(picture);
    expect(await keptFolders(server.storage)).not.toContain(picture);
  });

  it("sends the page's ETag, and keeps everything if the page did not change", async () => {
    const { id, url } = await read({ etag: '"v1"', pictures: pictureUrls(1) });
    const before = await readListing(guest, id);
    await age(id, 2);
    await refresh([id]);
    await worker.drain('read');
    const { updated_at: _then, fetched_at: _at, ...rest } = before;
    const after = await readListing(guest, id);
    expect(after).toMatchObject(rest);
    expect(Date.parse(after.fetched_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(web.asked).toEqual([url]);
  });

  it('marks a listing as failed if it cannot be read any more, with the reason, and keeps its facts', async () => {
    const { id, url } = await read({ pictures: pictureUrls(1) });
    const before = await readListing(guest, id);
    web.pages.set(url, 'not_found');
    await refresh([id], true);
    await worker.drain('read');
    const after = await readListing(guest, id);
    expect(after).toMatchObject({
      ...{ title: before.title, display_price: before.display_price, images: before.images },
      ...{ primary_image_url: before.primary_image_url, fetched_at: before.fetched_at },
      ...{ status: 'failed', error: WEB_FETCH_SENTENCES.not_found },
    });
    // A failed listing may be tried again at once.
    publish(web, { url });
    expect((await refresh([id])).refreshed).toHaveLength(1);
    await worker.drain('read');
    expect(await readListing(guest, id)).toMatchObject({ status: 'completed', error: null });
  });
});
