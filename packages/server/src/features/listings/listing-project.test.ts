import { API_BASE, type Image, type Listing, type ListingId, type Project } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../test/harness.ts';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../test/listings/listing-work.ts';
import { type ListingWorld, useListingWorld } from '../../test/listings/listing-world.ts';
import { expectStatus, makeProject } from '../../test/makers.ts';
import { purgeBin } from '../bin/index.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
useListingWorld((world) => ({ server, web, worker, guest } = world));

async function listed(home: Parameters<typeof publish>[1] = {}, client = guest): Promise<ListingId> {
  const { listings } = await importUrls(client, [publish(web, home)]);
  await worker.drain('read');
  return listings[0]!.id;
}
const create = (id: ListingId, body: object = {}, client = guest) =>
  client.post(`${LISTINGS}${id}/create_project/`, body);
const created = async (id: ListingId, body: object = {}) =>
  expectStatus<{ project: Project; listing: Listing }>(await create(id, body), 200);
const imagesOf = async (project: string) =>
  expectStatus<{ results: Image[] }>(
    await guest.get(`${API_BASE}/images/?project=${project}&ordering=created_at`),
    200,
  ).results;
const projectCount = async () =>
  expectStatus<{ count: number }>(await guest.get(`${API_BASE}/projects/`), 200).count;
const statesOf = async (id: ListingId) => (await readListing(guest, id)).images.map(({ state }) => state);

describe('the project of a listing', () => {
  it('LISTINGS-63 LISTINGS-71 API-114 has its title, address and notes, and its pictures as photos in their order', async () => {
    const pictures = pictureUrls(3);
    const id = await listed({ name: 'Harbor flat', description: 'Two rooms.', pictures });
    const { project, listing } = await created(id, { listing_id: id, download_images: true });
    expect(project).toMatchObject({
      title: 'Harbor flat',
      address: expect.stringContaining('12 Quay Street'),
      notes: expect.stringMatching(/^Two rooms\.\n\nSource: https:\/\/homes\.example\//),
    });
    expect(listing).toMatchObject({ id, project: project.id, download: { total: 3, done: 0, failed: 0 } });

    const seen: unknown[] = [];
    const look = async () => void seen.push((await readListing(guest, id)).download);
    web.scripts.push(look, look, look);
    await worker.drain('pictures');
    expect(seen).toEqual([0, 1, 2].map((done) => ({ total: 3, done, failed: 0 })));
    const images = await imagesOf(project.id);
    expect(images.map(({ name }) => name)).toEqual(['Photo 1', 'Photo 2', 'Photo 3']);
    const done = await readListing(guest, id);
    expect(done.download).toBeNull();
    expect(done.images.map(({ state, image }) => [state, image])).toEqual(
      images.map((image) => ['done', image.id]),
    );
    // Each is an ordinary upload.
    for (const { versions } of images) {
      expect((await guest.get(versions[0]!.thumbnail_url ?? '')).statusCode).toBe(200);
    }
  });

  it('names the listings that its pictures come from', async () => {
    const [id] = [await listed({ pictures: pictureUrls(1) }), await listed()];
    const { project } = await created(id);
    const answer = await guest.get(`${LISTINGS}?project=${project.id}`);
    const { results } = expectStatus<{ results: Listing[] }>(answer, 200);
    expect(results.map((listing) => [listing.id, listing.download?.total])).toEqual([[id, 1]]);
    const others = await (await server.guest()).get(`${LISTINGS}?project=${project.id}`);
    expect(expectStatus<{ count: number }>(others, 200).count).toBe(0);
  });

  it('is created once for repeated and simultaneous requests', async () => {
    const id = await listed({ pictures: pictureUrls(2) });
    const answers = await Promise.all(Array.from({ length: 4 }, () => created(id)));
    expect(new Set(answers.map(({ project }) => project.id)).size).toBe(1);
    await worker.drain('pictures');
    const again = await created(id);
    expect(again.project.id).toBe(answers[0]?.project.id);
    expect(again.listing.download).toBeNull();
    await worker.drain('pictures');
    expect(await imagesOf(again.project.id)).toHaveLength(2);
    expect(await projectCount()).toBe(1);
  });

  it('CONST-80 fetches pictures by default, or later if the request said no', async () => {
    const id = await listed({ pictures: pictureUrls(1) });
    expect((await created(id, { download_images: false })).listing.download).toBeNull();
    expect(await worker.choose('pictures')).toEqual([]);
    expect((await created(id)).listing.download).toEqual({ total: 1, done: 0, failed: 0 });
    await worker.drain('pictures');
    expect(await statesOf(id)).toEqual(['done']);
  });

  it('needs a listing that was read', async () => {
    const { listings } = await importUrls(guest, [publish(web)]);
    const early = await create(listings[0]!.id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'listing_not_read']);
    expect(await projectCount()).toBe(0);
  });

  it('is created anew with all pictures if the old one is in the bin or deleted for good', async () => {
    const id = await listed({ pictures: pictureUrls(2) });
    const first = await created(id);
    await worker.drain('pictures');
    expectStatus(await guest.delete(`${API_BASE}/projects/${first.project.id}/`), 204);
    expect(await readListing(guest, id)).toMatchObject({ project: null });

    const second = await created(id);
    expect(second.project.id).not.toBe(first.project.id);
    await worker.drain('pictures');
    expect(await imagesOf(second.project.id)).toHaveLength(2);
    // The old project stays separate after it is restored.
    expectStatus(await guest.post(`${API_BASE}/projects/${first.project.id}/restore/`), 200);
    expect(await readListing(guest, id)).toMatchObject({ project: second.project.id });
    expect(await imagesOf(first.project.id)).toHaveLength(2);

    expectStatus(await guest.delete(`${API_BASE}/projects/${second.project.id}/`), 204);
    await purgeBin({ ...server, clock: { now: () => new Date(Date.now() + 31 * 24 * 3_600_000) } });
    expect(await readListing(guest, id)).toMatchObject({ project: null });
    const third = await created(id);
    await worker.drain('pictures');
    expect(await imagesOf(third.project.id)).toHaveLength(2);
  });

  it('CONST-79 is created by the import itself only on request', async () => {
    const urls = [publish(web, { pictures: pictureUrls(1) }), publish(web)];
    const [wanted] = (await importUrls(guest, urls.slice(0, 1), { auto_create_project: true })).listings;
    const [plain] = (await importUrls(guest, urls.slice(1))).listings;
    await worker.drain('read');
    await worker.drain('pictures');
    const listing = await readListing(guest, wanted!.id);
    expect(listing.images.map(({ state }) => state)).toEqual(['done']);
    expect(await imagesOf(listing.project ?? '')).toHaveLength(1);
    expect((await readListing(guest, plain!.id)).project).toBeNull();
  });
});

describe('the limit of projects', () => {
  it('refuses another one, and adds a remark to the import that wanted one', async () => {
    const small = await startTestServer({ settings: { FREE_PROJECTS: '1' } });
    try {
      const hand = listingsByHand(small, web);
      const client = await small.guest();
      await makeProject(client);
      const { listings } = await importUrls(client, [publish(web)], { auto_create_project: true });
      await hand.drain('read');
      const refused = await create(listings[0]!.id, {}, client);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'project_limit_reached']);
      const listing = await readListing(client, listings[0]!.id);
      expect(listing).toMatchObject({ status: 'completed', project: null });
      expect(listing.remarks.at(-1)).toMatch(/^No project was made: The Free plan allows 1 project/);
    } finally {
      await small.close();
    }
  });
});
