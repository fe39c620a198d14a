import { randomUUID } from 'node:crypto';
import {
  API_BASE,
  type Listing,
  type ListingBatch,
  type ListingDetail,
  type ListingImport,
  type ListingStats,
  type ListingTemplate,
  type Operation,
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
} from '../../test/listing-makers.ts';
import { expectStatus, keptFolders } from '../../test/makers.ts';
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

describe('an import', () => {
  it('LISTINGS-62 API-113 makes one listing of each address, reads them, and says what was not taken', async () => {
    const urls = [publish(server.web, { name: 'Quay' }), publish(server.web, { name: 'Mill' })];
    const answer = await importUrls(guest, [
      '',
      urls[0]!,
      '  ',
      'not an address',
      'ftp://homes.example/a',
      'https://me:secret@homes.example/b',
      `https://homes.example/${'x'.repeat(2_001)}`,
      urls[1]!,
      urls[0]!,
    ]);
    expect(answer).toMatchObject({ successful: 2, failed: 5 });
    expect(answer.listings.map(({ source_url, status }) => [source_url, status])).toEqual(
      urls.map((url) => [url, 'pending']),
    );
    expect(answer.errors.map(({ url, detail }) => [url.slice(0, 30), detail])).toEqual([
      ['not an address', expect.stringContaining('This is not a web address.')],
      ['ftp://homes.example/a', expect.stringContaining('This is not a web address.')],
      [
        'https://me:secret@homes.example/b'.slice(0, 30),
        expect.stringContaining('a user name or a password'),
      ],
      ['https://homes.example/xxxxxxxx', 'This address is longer than 2,000 characters.'],
      [urls[0]!.slice(0, 30), 'This listing is there already'],
    ]);
    for (const { id } of answer.listings) expect((await settled(guest, id)).status).toBe('completed');
    expect((await listOf()).results.map(({ title }) => title)).toEqual(['Quay', 'Mill']);
  });

  it('the same address twice, also at once, also written otherwise, is one listing', async () => {
    const url = publish(server.web);
    const answers = await Promise.all([
      importUrls(guest, [url]),
      importUrls(guest, [`${url}?utm_source=mail`]),
      importUrls(guest, [url.replace('https://', 'https://WWW.'), url]),
    ]);
    expect(answers.map(({ successful }) => successful).toSorted()).toEqual([0, 0, 1]);
    expect(answers.flatMap(({ errors }) => errors.map(({ detail }) => detail))).toEqual(
      Array.from({ length: 3 }, () => 'This listing is there already'),
    );
    expect((await listOf()).count).toBe(1);
    // Others may have the same.
    expect(await importUrls(await server.guest(), [url])).toMatchObject({ successful: 1 });
  });

  it('LISTINGS-64 needs an address, and takes 200 at most', async () => {
    for (const urls of [[], ['', ' \t']]) {
      const refused = await post('create_from_urls/', { urls });
      expect([refused.statusCode, refused.json().detail]).toEqual([400, 'Please enter at least one URL']);
    }
    const many = Array.from({ length: 201 }, (_each, at) => `https://homes.example/many/${at}`);
    expect((await post('create_from_urls/', { urls: many })).statusCode).toBe(400);
  });

  it('tells of itself in the activity', async () => {
    await importUrls(guest, [publish(server.web), publish(server.web)]);
    const { results } = expectStatus<{ results: Operation[] }>(
      await guest.get(`${API_BASE}/operations/`),
      200,
    );
    expect(results.map(({ description, status }) => [description, status])).toEqual([
      ['Imported 2 listings', 'completed'],
    ]);
  });

  it('stops at the limit of an account', async () => {
    const full = await server.guest();
    const { listings } = await importUrls(full, [publish(server.web)]);
    const { userId, createdAt, updatedAt } = await server.db
      .selectFrom('listings')
      .selectAll()
      .where('id', '=', listings[0]!.id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 4_998 }, (_each, at) => ({
      ...{ id: randomUUID() as never, userId, createdAt, updatedAt, batchId: null, batchPlace: at },
      ...{ sourceType: 'table' as const, sourceUrl: null, sourceKey: null },
      ...{ status: 'completed' as const, wantsProject: false },
    }));
    for (let at = 0; at < rows.length; at += 1_000) {
      await server.db
        .insertInto('listings')
        .values(rows.slice(at, at + 1_000))
        .execute();
    }
    const url = publish(server.web);
    const last = await importUrls(full, [url, publish(server.web)]);
    expect(last).toMatchObject({ successful: 1, failed: 1 });
    expect(last.errors[0]?.detail).toContain('as many listings as fit');
    const refused = await full.post(`${LISTINGS}create_from_urls/`, { urls: [publish(server.web)] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'listing_limit_reached']);
    // What is there already is said to be there.
    expect((await importUrls(full, [url])).errors[0]?.detail).toBe('This listing is there already');
  });
});

describe('a listing', () => {
  it('LISTINGS-38 LISTINGS-39 LISTINGS-40 LISTINGS-41 LISTINGS-42 LISTINGS-43 LISTINGS-44 LISTINGS-45 LISTINGS-46 LISTINGS-47 LISTINGS-48 LISTINGS-49 LISTINGS-50 LISTINGS-51 API-111 has what stands on its page, and where it was found', async () => {
    const pictures = pictureUrls(2);
    const url = publish(server.web, { name: 'Harbor flat', pictures });
    const { listings } = await importUrls(guest, [url]);
    const listing = await settled(guest, listings[0]!.id);
    expect(listing).toMatchObject({
      id: listings[0]!.id,
      title: 'Harbor flat',
      status: 'completed',
      is_featured: false,
      is_archived: false,
      display_price: '$450,000',
      bedrooms: 3,
      bathrooms: 2,
      square_feet: 1_450,
      source_url: url,
      source_type: 'url',
      project: null,
      image_count: 2,
      error: null,
      download: null,
      description: 'Two rooms above the quay.',
      images: pictures.map((source_url) => ({ source_url, state: 'waiting', error: null, image: null })),
    });
    expect(listing.address).toContain('12 Quay Street');
    expect(listing.found_in.display_price).toMatch(/^JSON-LD, /);
    expect(Date.parse(listing.fetched_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(listing.primary_image_url).toBe(
      `${LISTINGS}${listing.id}/picture/?v=${listing.primary_image_url?.split('v=')[1]}`,
    );
    const [row] = (await listOf()).results;
    expect(row).toEqual(
      Object.fromEntries(Object.entries(listing).filter(([name]) => name in (row as object))),
    );
  });

  it('ACCESS-70 is nobody else’s, its picture neither, and what does not exist is said to be the same', async () => {
    const { id, primary_image_url } = await makeListing(guest, server.web, { pictures: pictureUrls(1) });
    const picture = await guest.get(primary_image_url ?? '');
    expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, max-age=31536000, immutable',
    ]);
    expect(picture.body).toBe('thumbnail.jpg');
    const again = await guest.get(primary_image_url ?? '', {
      headers: { 'if-none-match': String(picture.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const plain = await guest.get(`${LISTINGS}${id}/picture/`);
    expect(plain.headers['cache-control']).toBe('private, no-cache');

    const stranger = await server.guest();
    for (const path of ['', 'picture/']) {
      const [foreign, missing] = [
        await stranger.get(`${LISTINGS}${id}/${path}`),
        await stranger.get(`${LISTINGS}${randomUUID()}/${path}`),
      ];
      expect(foreign.statusCode).toBe(404);
      expect(foreign.body).toBe(missing.body);
    }
    const body = (listing: string) => ({ listing_ids: [listing] });
    const foreign = await stranger.post(`${LISTINGS}refresh_listings/`, body(id));
    const other = randomUUID();
    const missing = await stranger.post(`${LISTINGS}refresh_listings/`, body(other));
    expect(foreign.json()).toEqual({
      refreshed: [],
      skipped: [{ listing: id, detail: 'Listing not found.' }],
    });
    expect(missing.body.replaceAll(other, id)).toBe(foreign.body);
    expect((await readListing(guest, id)).status).toBe('completed');
  });

  it('API-115 LISTINGS-60 is featured and unfeatured', async () => {
    const { id } = await makeListing(guest, server.web);
    for (const is_featured of [true, false]) {
      expect(expectStatus<Listing>(await post(`${id}/toggle_featured/`), 200)).toMatchObject({
        id,
        is_featured,
      });
      expect((await readListing(guest, id)).is_featured).toBe(is_featured);
    }
  });

  it('API-116 API-117 LISTINGS-61 is archived and unarchived, however often it is asked for', async () => {
    const { id } = await makeListing(guest, server.web);
    for (const [path, is_archived] of [
      ['archive', true],
      ['archive', true],
      ['unarchive', false],
      ['unarchive', false],
    ] as const) {
      expect(expectStatus<Listing>(await post(`${id}/${path}/`), 200)).toMatchObject({ id, is_archived });
    }
  });

  it('is deleted for good with its picture, and its project stays', async () => {
    const url = publish(server.web, { pictures: pictureUrls(1) });
    const { listings } = await importUrls(guest, [url]);
    const { id } = await settled(guest, listings[0]!.id);
    const { pictureId } = await server.db
      .selectFrom('listings')
      .select('pictureId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await keptFolders(server.storage)).toContain(pictureId);
    const made = await post(`${id}/create_project/`, { download_images: false });
    const { project } = expectStatus<{ project: Project }>(made, 200);

    expectStatus(await guest.delete(`${LISTINGS}${id}/`), 204);
    expect((await guest.get(`${LISTINGS}${id}/`)).statusCode).toBe(404);
    expect(await keptFolders(server.storage)).not.toContain(pictureId);
    expectStatus(await guest.get(`${API_BASE}/projects/${project.id}/`), 200);
    // The same page can be imported again.
    expect(await importUrls(guest, [url])).toMatchObject({ successful: 1 });
  });
});

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

  it('API-123 searches title, address and source in whatever case, and takes every sign for itself', async () => {
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

    // What lies in the bin is no project.
    await guest.delete(`${API_BASE}/projects/${project.id}/`);
    expect(await titles({ has_project: 'true' })).toEqual([]);
    expect((await readListing(guest, all[2]!.id)).project).toBeNull();
  });

  it('LISTINGS-52 LISTINGS-53 LISTINGS-54 LISTINGS-55 LISTINGS-56 LISTINGS-57 API-112 is counted by kind; archived listings count among the archived alone', async () => {
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

  it('S-08 LISTINGS-58 API-119 tells of imports as they stand now', async () => {
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
  it('S-08 LISTINGS-59 API-120 name the kinds of sources that can be read, and what they fill', async () => {
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
    expect(await read('?source_type=table')).toEqual([]);
    expect((await guest.get(`${API_BASE}/listing-templates/?source_type=other`)).statusCode).toBe(400);
  });
});

describe('what was done with listings', () => {
  it('stands in the audit trail, the project with it', async () => {
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

  it('is answered once for one Idempotency-Key', async () => {
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
