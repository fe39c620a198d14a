import { randomUUID } from 'node:crypto';
import {
  API_BASE,
  type Listing,
  type ListingBatch,
  type ListingDetail,
  type ListingImport,
  type ListingStats,
  type ListingTemplate,
  type Project,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  importUrls,
  LISTINGS,
  makeListing,
  pictureUrls,
  publish,
  readListing,
  settled,
} from '../../test/listings/listing-makers.ts';
import { expectStatus } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
});
afterAll(() => server.close());

const listOf = async (query: Record<string, string> = {}, of = guest) =>
  expectStatus<{ results: Listing[]; count: number; num_pages: number }>(
    await of.get(`${LISTINGS}?${new URLSearchParams(query)}`),
    200,
  );
const statsOf = async (of = guest) => expectStatus<ListingStats>(await of.get(`${LISTINGS}stats/`), 200);
const batchesOf = async (of = guest) =>
  expectStatus<{ results: ListingBatch[]; count: number }>(await of.get(`${API_BASE}/listing-batches/`), 200);
const post = (path: string, body?: object) => guest.post(`${LISTINGS}${path}`, body);
const set = (id: string, change: Record<string, unknown>) =>
  server.db
    .updateTable('listings')
    .set(change as never)
    .where('id', '=', id as never)
    .execute();

describe('the list', () => {
  let all: ListingDetail[];
  beforeEach(async () => {
    const homes = [
      { name: 'Quay 100%', street: '1 Quay Street' },
      { name: 'Mill_house', street: '2 Mill Lane' },
      { name: 'Old forge', street: '3 Forge Road' },
    ];
    const urls = homes.map((home) => publish(server.web, home));
    const { listings } = await importUrls(guest, urls);
    all = await Promise.all(listings.map(({ id }) => settled(guest, id)));
    await makeListing(await server.guest(), server.web, { name: 'Foreign' });
  });
  const titles = async (query: Record<string, string>) =>
    (await listOf(query)).results.map(({ title }) => title);

  it('API-110 LISTINGS-66 shows own listings in pages, the order of the import kept', async () => {
    const later = await makeListing(guest, server.web, { name: 'Later' });
    const first = await listOf({ page: '1', page_size: '3' });
    expect(first).toMatchObject({ count: 4, num_pages: 2 });
    expect(first.results.map(({ id }) => id)).toEqual([later.id, all[0]?.id, all[1]?.id]);
    expect((await listOf({ page: '2', page_size: '3' })).results.map(({ id }) => id)).toEqual([all[2]?.id]);
  });

  it('API-121 filters by status', async () => {
    for (const status of ['pending', 'scraping', 'processing', 'failed']) {
      await set(all[1]!.id, { status });
      expect(await titles({ status })).toEqual(['Mill_house']);
      expect(await titles({ status: 'completed' })).toEqual(['Quay 100%', 'Old forge']);
    }
    expect((await guest.get(`${LISTINGS}?status=other`)).statusCode).toBe(400);
  });

  it('API-122 filters by listing type', async () => {
    await set(all[1]!.id, { listingType: null });
    for (const listing_type of ['for_sale', 'for_rent', 'sold', 'pending']) {
      await set(all[0]!.id, { listingType: listing_type });
      await set(all[2]!.id, { listingType: listing_type === 'sold' ? 'pending' : 'sold' });
      expect(await titles({ listing_type })).toEqual(['Quay 100%']);
    }
  });

  it('API-123 searches title, address and source in any case, and takes wildcards literally', async () => {
    expect(await titles({ search: 'FORGE' })).toEqual(['Old forge']);
    expect(await titles({ search: 'mill lane' })).toEqual(['Mill_house']);
    expect(await titles({ search: all[0]!.source_url!.slice(-20).toUpperCase() })).toEqual(['Quay 100%']);
    expect(await titles({ search: '%' })).toEqual(['Quay 100%']);
    expect(await titles({ search: 'l_h' })).toEqual(['Mill_house']);
    expect(await titles({ search: '\\' })).toEqual([]);
    expect(await titles({ search: 'Foreign' })).toEqual([]);
  });

  it('API-124 API-125 API-126 filters by featured, archived and having a project', async () => {
    await post(`${all[0]!.id}/toggle_featured/`);
    await post(`${all[1]!.id}/archive/`);
    const made = await post(`${all[2]!.id}/create_project/`, {});
    const { project } = expectStatus<{ project: Project }>(made, 200);
    expect(await titles({ is_featured: 'true' })).toEqual(['Quay 100%']);
    expect(await titles({ is_featured: 'false' })).toEqual(['Mill_house', 'Old forge']);
    expect(await titles({ is_archived: 'true' })).toEqual(['Mill_house']);
    expect(await titles({ is_archived: 'false' })).toEqual(['Quay 100%', 'Old forge']);
    expect(await titles({ has_project: 'true' })).toEqual(['Old forge']);
    expect(await titles({ has_project: 'false' })).toEqual(['Quay 100%', 'Mill_house']);
    expect(await titles({ is_archived: 'false', has_project: 'false' })).toEqual(['Quay 100%']);

    // A project in the bin does not count.
    await guest.delete(`${API_BASE}/projects/${project.id}/`);
    expect(await titles({ has_project: 'true' })).toEqual([]);
    expect((await readListing(guest, all[2]!.id)).project).toBeNull();
  });

  it('LISTINGS-52 LISTINGS-53 LISTINGS-54 LISTINGS-55 LISTINGS-56 LISTINGS-57 API-112 is counted by kind; archived listings count among the archived only', async () => {
    await set(all[0]!.id, { listingType: 'for_sale' });
    await set(all[1]!.id, { listingType: 'for_rent' });
    await set(all[2]!.id, { listingType: 'sold' });
    await post(`${all[0]!.id}/toggle_featured/`);
    await post(`${all[1]!.id}/create_project/`, {});
    expect(await statsOf()).toEqual({
      ...{ total: 3, featured: 1, with_projects: 1, archived: 0 },
      by_listing_type: { 'For Sale': 1, 'For Rent': 1, Sold: 1, Pending: 0 },
    });
    for (const { id } of all.slice(0, 2)) await post(`${id}/archive/`);
    expect(await statsOf()).toEqual({
      ...{ total: 1, featured: 0, with_projects: 0, archived: 2 },
      by_listing_type: { 'For Sale': 0, 'For Rent': 0, Sold: 1, Pending: 0 },
    });
    expect((await statsOf(await server.guest())).total).toBe(0);
  });

  it('S-08 LISTINGS-58 API-119 shows the current state of imports', async () => {
    const [good, bad] = [publish(server.web), `https://homes.example/${randomUUID()}`];
    const { listings } = await importUrls(guest, [good, bad, 'no address']);
    for (const { id } of listings) await settled(guest, id);
    const { results, count } = await batchesOf();
    expect(count).toBe(2);
    expect(
      results.map(({ total, successful, failed, status }) => [total, successful, failed, status]),
    ).toEqual([
      [3, 1, 2, 'completed'],
      [3, 3, 0, 'completed'],
    ]);
    await set(all[0]!.id, { status: 'scraping' });
    expect((await batchesOf()).results[1]).toMatchObject({ successful: 2, failed: 0, status: 'processing' });
    expect((await batchesOf(await server.guest())).results).toEqual([]);
  });
});

describe('templates', () => {
  it('S-08 LISTINGS-59 API-120 name the kinds of sources that can be read, and the fields they fill', async () => {
    const read = async (query = '') =>
      expectStatus<{ results: ListingTemplate[] }>(
        await guest.get(`${API_BASE}/listing-templates/${query}`),
        200,
      ).results;
    const [template] = await read();
    expect(template).toMatchObject({ name: 'Web page', source_type: 'url' });
    const full = await makeListing(guest, server.web, { pictures: pictureUrls(1) });
    for (const field of template?.fields ?? []) expect(Object.keys(full)).toContain(field);
    expect(await read('?source_type=url')).toEqual([template]);
    expect((await read('?source_type=saved_page'))[0]).toMatchObject({ name: 'Saved page' });
    const [table] = await read('?source_type=table');
    expect(table).toMatchObject({ name: 'Table' });
    expect(table?.fields).toContain('attribution');
    for (const field of table?.fields ?? []) expect(Object.keys(full)).toContain(field);
    expect((await guest.get(`${API_BASE}/listing-templates/?source_type=other`)).statusCode).toBe(400);
  });
});

describe('acts on listings', () => {
  it('appear in the audit trail, with the project', async () => {
    const { id } = await makeListing(guest, server.web);
    const made = expectStatus<{ project: Project }>(await post(`${id}/create_project/`, {}), 200);
    await post(`${id}/archive/`);
    const { results } = expectStatus<{ results: { action: string; project: string | null }[] }>(
      await guest.get(`${API_BASE}/audit/`),
      200,
    );
    expect(results.map(({ action, project }) => [action, project])).toEqual([
      ['listings.archive', made.project.id],
      ['listings.createProject', made.project.id],
      ['listings.createFromUrls', null],
    ]);
  });

  it('are answered once for one Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const urls = [publish(server.web)];
    const send = async () =>
      expectStatus<ListingImport>(
        await guest.post(`${LISTINGS}create_from_urls/`, { urls }, { headers }),
        200,
      );
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await listOf()).count).toBe(1);
  });
});
