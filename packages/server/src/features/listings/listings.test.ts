import { randomUUID } from 'node:crypto';
import { API_BASE, type Listing, type Operation, type Project } from '@home-design/contract';
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
const post = (path: string, body?: object) => guest.post(`${LISTINGS}${path}`, body);

describe('an import', () => {
  it('LISTINGS-62 API-113 creates one listing for each address, reads it, and lists the refused ones', async () => {
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

  it('makes one listing of the same address, even in simultaneous calls and in another spelling', async () => {
    const url = publish(server.web);
    const answers = await Promise.all([
      importUrls(guest, [url]),
      importUrls(guest, [`${url}?utm_source=mail`]),
      importUrls(guest, [url.replace('https://', 'https://WWW.'), url]),
    ]);
    expect(answers.reduce((sum, { successful }) => sum + successful, 0)).toBe(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ detail }) => detail))).toEqual(
      Array.from({ length: 3 }, () => 'This listing is there already'),
    );
    expect((await listOf()).count).toBe(1);
    // Other accounts may have the same.
    expect(await importUrls(await server.guest(), [url])).toMatchObject({ successful: 1 });
  });

  it('LISTINGS-64 needs an address, and accepts 200 at most', async () => {
    for (const urls of [[], ['', ' \t']]) {
      const refused = await post('create_from_urls/', { urls });
      expect([refused.statusCode, refused.json().detail]).toEqual([400, 'Please enter at least one URL']);
    }
    const many = Array.from({ length: 201 }, (_each, at) => `https://homes.example/many/${at}`);
    expect((await post('create_from_urls/', { urls: many })).statusCode).toBe(400);
  });

  it('appears in the activity', async () => {
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
    expect(last.errors[0]?.detail).toContain('reached its limit of listings');
    const refused = await full.post(`${LISTINGS}create_from_urls/`, { urls: [publish(server.web)] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'listing_limit_reached']);
    // A listing that is there already is reported as such.
    expect((await importUrls(full, [url])).errors[0]?.detail).toBe('This listing is there already');
  });
});

describe('a listing', () => {
  it('LISTINGS-38 LISTINGS-39 LISTINGS-40 LISTINGS-41 LISTINGS-42 LISTINGS-43 LISTINGS-44 LISTINGS-45 LISTINGS-46 LISTINGS-47 LISTINGS-48 LISTINGS-49 LISTINGS-50 LISTINGS-51 API-111 has the facts of its page, and where each was found', async () => {
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

  it('ACCESS-70 is hidden from other accounts, and so is its picture; a missing one has the same answer', async () => {
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

  it('API-116 API-117 LISTINGS-61 is archived and unarchived, also repeatedly', async () => {
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
