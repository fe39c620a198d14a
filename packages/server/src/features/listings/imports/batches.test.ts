import { randomUUID } from 'node:crypto';
import { API_BASE, type Listing, type ListingBatch, type ListingBatchDetail } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { WEB_FETCH_SENTENCES } from '../../../platform/web-fetcher/copy.ts';
import { importUrls, LISTINGS, publish, readListing } from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus } from '../../../test/makers.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, web, worker, guest } = world));

const BATCHES = `${API_BASE}/listing-batches/`;
const CANCELED = 'The import was canceled before this page was read.';
const batch = async (id: string | null, act = '') => {
  const asked = act === '' ? guest.get(`${BATCHES}${id}/`) : guest.post(`${BATCHES}${id}/${act}/`);
  return expectStatus<ListingBatchDetail>(await asked, 200);
};
const missing = () => `https://homes.example/${randomUUID()}`;
const statusesOf = async (listings: readonly Listing[]) =>
  Promise.all(listings.map(async ({ id }) => (await readListing(guest, id)).status));

describe('an import', () => {
  it('S-08 LISTINGS-58 keeps each refused source with its reason, and reports the progress of the rest', async () => {
    const known = publish(web);
    await importUrls(guest, [known]);
    await worker.drain('read');
    const { batch: id, listings, errors } = await importUrls(guest, [publish(web), 'no address', known]);
    expect(errors).toHaveLength(2);
    const counts = { source_type: 'url', source_name: null, total: 3, retryable: 0 };
    expect(await batch(id)).toMatchObject({
      ...{ ...counts, successful: 0, failed: 2, under_way: 1, status: 'processing' },
      errors,
    });
    await worker.drain('read');
    expect(await batch(id)).toMatchObject({ ...counts, successful: 1, under_way: 0, status: 'completed' });

    const list = await guest.get(`${LISTINGS}?batch=${id}`);
    const { results } = expectStatus<{ results: Listing[] }>(list, 200);
    expect(results.map((listing) => listing.id)).toEqual(listings.map((listing) => listing.id));
    const all = await guest.get(BATCHES);
    expect(expectStatus<{ results: ListingBatch[] }>(all, 200).results.map((each) => each.total)).toEqual([
      3, 1,
    ]);
  });

  it('does not exist if every source was refused', async () => {
    expect(await importUrls(guest, ['no address'])).toMatchObject({ batch: null, successful: 0, failed: 1 });
    expect((await guest.get(BATCHES)).json().results).toEqual([]);
  });

  it('reads its failed listings again, and leaves the others unchanged', async () => {
    const [good, gone] = [publish(web), missing()];
    const { batch: id, listings } = await importUrls(guest, [good, gone]);
    await worker.drain('read');
    expect(await batch(id)).toMatchObject({ successful: 1, failed: 1, retryable: 1, status: 'completed' });
    expect((await readListing(guest, listings[1]!.id)).error).toBe(WEB_FETCH_SENTENCES.not_found);

    publish(web, { url: gone });
    web.asked.length = 0;
    expect(await batch(id, 'retry')).toMatchObject({ successful: 1, failed: 0, retryable: 0, under_way: 1 });
    // A second press finds no failed listing.
    expect(await batch(id, 'retry')).toMatchObject({ under_way: 1 });
    await worker.drain('read');
    expect(web.asked).toEqual([gone]);
    expect(await batch(id)).toMatchObject({ successful: 2, failed: 0, status: 'completed' });
  });

  it('does not read a table a second time', async () => {
    const { batch: id, listings } = await importUrls(guest, [missing()]);
    await worker.drain('read');
    await server.db.updateTable('listings').set({ sourceType: 'table' }).execute();
    expect(await batch(id, 'retry')).toMatchObject({ failed: 1, retryable: 0, under_way: 0 });
    expect(await statusesOf(listings)).toEqual(['failed']);
  });
});

describe('canceling an import', () => {
  it('stops reading: waiting listings fail with that reason, and listings that were read stay', async () => {
    const { batch: id, listings } = await importUrls(guest, [publish(web), publish(web), publish(web)]);
    const other = await importUrls(guest, [publish(web)]);
    const [first] = await worker.choose('read');
    await worker.attempt('read', first!);
    web.asked.length = 0;
    expect(await batch(id, 'cancel')).toMatchObject({
      ...{ successful: 1, failed: 2, retryable: 2, under_way: 0, status: 'completed' },
    });
    expect((await readListing(guest, listings[2]!.id)).error).toBe(CANCELED);
    await worker.drain('read');
    // Another import goes on.
    expect(web.asked).toHaveLength(1);
    expect(await statusesOf(other.listings)).toEqual(['completed']);
    expect(await statusesOf(listings)).toEqual(['completed', 'failed', 'failed']);

    expect(await batch(id, 'retry')).toMatchObject({ failed: 0, under_way: 2 });
    await worker.drain('read');
    expect(await statusesOf(listings)).toEqual(['completed', 'completed', 'completed']);
  });

  it('stops the page that is being read, whose answer comes too late', async () => {
    const { batch: id, listings } = await importUrls(guest, [publish(web)]);
    const [job] = await worker.choose('read');
    web.scripts.push(async () => {
      expect(await statusesOf(listings)).toEqual(['scraping']);
      expect(await batch(id, 'cancel')).toMatchObject({ failed: 1, under_way: 0 });
    });
    await worker.attempt('read', job!);
    expect(web.asked).toHaveLength(1);
    expect(await readListing(guest, listings[0]!.id)).toMatchObject({ status: 'failed', error: CANCELED });
  });

  it('leaves earlier results unchanged', async () => {
    const { batch: id, listings } = await importUrls(guest, [publish(web, { name: 'Quay' })]);
    await worker.drain('read');
    await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids: [listings[0]!.id], force: true });
    expect(await batch(id)).toMatchObject({ under_way: 1 });
    expect(await batch(id, 'cancel')).toMatchObject({ successful: 1, failed: 0, under_way: 0 });
    expect(await readListing(guest, listings[0]!.id)).toMatchObject({ status: 'completed', title: 'Quay' });
  });
});
