import { API_BASE, type Image, type Listing, type ListingId, type Project } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { WEB_FETCH_SENTENCES } from '../../../platform/web-fetcher/copy.ts';
import { startTestServer } from '../../../test/harness.ts';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../../test/listings/listing-work.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { expectStatus, keptFolders, somePhoto } from '../../../test/makers.ts';

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
const statesOf = async (id: ListingId) => (await readListing(guest, id)).images.map(({ state }) => state);
const tasks = () => server.db.selectFrom('listingTasks').selectAll().execute();

describe('fetching the pictures of a listing', () => {
  it('names the reason for each failed picture, goes on with the rest, and fetches failed ones again in a repetition', async () => {
    const pictures = pictureUrls(4);
    const id = await listed({ pictures });
    const { project } = await created(id, { download_images: false });
    const good = web.pictures.get(pictures[1]!)!;
    web.pictures.set(pictures[0]!, 'refused_by_site');
    web.pictures.set(pictures[1]!, 'too_slow');
    web.pictures.set(pictures[2]!, Buffer.alloc(10 * 1024 * 1024 + 1, 1));
    await created(id);
    await worker.drain('pictures');
    const failed = await readListing(guest, id);
    expect(failed.images.map(({ state, error }) => [state, error])).toEqual([
      ['failed', WEB_FETCH_SENTENCES.refused_by_site],
      ['failed', WEB_FETCH_SENTENCES.too_slow],
      ['failed', 'File size exceeds 10MB'],
      ['done', null],
    ]);
    // Temporary errors were tried twice.
    expect(web.asked.filter((url) => url === pictures[1])).toHaveLength(2);

    web.asked.length = 0;
    web.pictures.set(pictures[1]!, good);
    expect((await created(id)).listing.download).toEqual({ total: 4, done: 1, failed: 0 });
    await worker.drain('pictures');
    expect(await statesOf(id)).toEqual(['failed', 'done', 'failed', 'done']);
    expect(web.asked).not.toContain(pictures[3]);
    expect(await imagesOf(project.id)).toHaveLength(2);
  });

  it("shows the engine's reason for a refused picture", async () => {
    const id = await listed({ pictures: pictureUrls(2) });
    await created(id);
    const { EngineError } = await import('@home-design/engine');
    server.engine.refusal = new EngineError('photo_unreadable', 'no');
    await worker.drain('pictures');
    expect(await statesOf(id)).toEqual(['failed', 'done']);
  });

  it('makes one photo of the same bytes from several addresses', async () => {
    const pictures = pictureUrls(3);
    const same = somePhoto();
    web.pictures.set(pictures[0]!, same).set(pictures[2]!, same);
    const id = await listed({ pictures });
    const { project } = await created(id);
    await worker.drain('pictures');
    const images = await imagesOf(project.id);
    expect(images).toHaveLength(2);
    expect((await readListing(guest, id)).images.map(({ image }) => image)).toEqual([
      images[0]?.id,
      images[1]?.id,
      images[0]?.id,
    ]);
  });

  it('ends if the project is moved into the bin meanwhile', async () => {
    const pictures = pictureUrls(3);
    const id = await listed({ pictures });
    const { project } = await created(id);
    const before = await keptFolders(server.storage);
    web.scripts.push(async () => {
      expectStatus(await guest.delete(`${API_BASE}/projects/${project.id}/`), 204);
    });
    web.asked.length = 0;
    await worker.drain('pictures');
    expect(web.asked).toEqual([pictures[0]]);
    expect(await tasks()).toEqual([]);
    expect(await keptFolders(server.storage)).toEqual(before);
  });

  it('marks every picture if the account has no room, and fetches no more', async () => {
    const small = await startTestServer({ settings: { STORAGE_QUOTA_MB: '1' } });
    try {
      const hand = listingsByHand(small, web);
      const client = await small.guest();
      const pictures = pictureUrls(3);
      for (const url of pictures) web.pictures.set(url, Buffer.alloc(2 * 1024 * 1024, url));
      const { listings } = await importUrls(client, [publish(web, { pictures })]);
      await hand.drain('read');
      expectStatus(await create(listings[0]!.id, {}, client), 200);
      web.asked.length = 0;
      await hand.drain('pictures');
      expect(web.asked).toHaveLength(1);
      const { images } = await readListing(client, listings[0]!.id);
      expect(images.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
      expect(images[2]?.error).toBe(images[0]?.error);
    } finally {
      await small.close();
    }
  });
});

describe('an attempt at pictures that breaks off', () => {
  const dies = () => Promise.reject(new Error('killed'));

  it.each([1, 2, 3])('before picture %i: the next one goes on, and no photo exists twice', async (at) => {
    const id = await listed({ pictures: pictureUrls(3) });
    const { project } = await created(id);
    for (let count = 1; count < at; count++) web.scripts.push(async () => {});
    web.scripts.push(dies);
    const [entry] = await worker.choose('pictures');
    await expect(worker.attempt('pictures', entry!)).rejects.toThrow('killed');
    await worker.attempt('pictures', entry!);
    expect(await imagesOf(project.id)).toHaveLength(3);
    expect(await statesOf(id)).toEqual(['done', 'done', 'done']);
    await worker.attempt('pictures', entry!);
    expect(await imagesOf(project.id)).toHaveLength(3);
  });

  it('between the files and the row: the picture is fetched again, and exists once', async () => {
    const id = await listed({ pictures: pictureUrls(1) });
    const { project } = await created(id);
    const { putFolder } = server.storage;
    server.storage.putFolder = async (key, folder) => {
      server.storage.putFolder = putFolder;
      await putFolder(key, folder);
      throw new Error('killed');
    };
    const [entry] = await worker.choose('pictures');
    await expect(worker.attempt('pictures', entry!)).rejects.toThrow('killed');
    await worker.attempt('pictures', entry!);
    expect(await imagesOf(project.id)).toHaveLength(1);
  });

  it('two at the same time take every picture once', async () => {
    const id = await listed({ pictures: pictureUrls(4) });
    const { project } = await created(id);
    const [entry] = await worker.choose('pictures');
    await Promise.all([worker.attempt('pictures', entry!), worker.attempt('pictures', entry!)]);
    // Neither was the last holder of the task: the next attempt ends it.
    await worker.attempt('pictures', entry!);
    expect(await imagesOf(project.id)).toHaveLength(4);
    expect(await statesOf(id)).toEqual(['done', 'done', 'done', 'done']);
    expect(await tasks()).toEqual([]);
  });

  it('is given up with a sentence after three breakdowns', async () => {
    const id = await listed({ pictures: pictureUrls(2) });
    await created(id);
    web.scripts.push(dies, dies, dies);
    const [entry] = await worker.choose('pictures');
    await expect(worker.attempt('pictures', entry!)).rejects.toThrow('killed');
    await expect(worker.attempt('pictures', entry!)).rejects.toThrow('killed');
    await worker.attempt('pictures', entry!);
    const { images, download } = await readListing(guest, id);
    expect(download).toBeNull();
    expect(images.map(({ state, error }) => [state, error])).toEqual(
      Array.from({ length: 2 }, () => ['failed', expect.stringContaining('a problem on our side')]),
    );
  });
});
