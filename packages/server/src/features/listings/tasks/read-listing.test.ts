import { randomUUID } from 'node:crypto';
import type { ListingId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { WEB_FETCH_SENTENCES } from '../../../platform/web-fetcher/copy.ts';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../../test/listings/listing-work.ts';
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
const pictureOf = async (id: ListingId) =>
  (await server.db.selectFrom('listings').select('pictureId').where('id', '=', id).executeTakeFirstOrThrow())
    .pictureId;

describe('reading a listing', () => {
  it('LISTINGS-41 shows its progress: pending, scraping, processing, completed', async () => {
    const url = publish(web, { pictures: pictureUrls(1) });
    const id = await imported(url);
    const seen = [(await readListing(guest, id)).status];
    const look = async () => void seen.push((await readListing(guest, id)).status);
    web.scripts.push(look, look);
    await worker.drain('read');
    seen.push((await readListing(guest, id)).status);
    expect(seen).toEqual(['pending', 'scraping', 'processing', 'completed']);
    expect(await tasks()).toEqual([]);
  });

  it('stores the first picture that can be fetched', async () => {
    const pictures = pictureUrls(3);
    const url = publish(web, { pictures });
    web.pictures.set(pictures[0]!, 'refused_by_site');
    const id = await imported(url);
    await worker.drain('read');
    expect((await readListing(guest, id)).primary_image_url).not.toBeNull();
    expect(web.asked).toEqual([url, pictures[0], pictures[1]]);

    const bare = publish(web, { pictures: pictures.slice(0, 1) });
    const other = await imported(bare);
    await worker.drain('read');
    expect(await readListing(guest, other)).toMatchObject({ status: 'completed', primary_image_url: null });
  });

  it.each([
    ['not_found', 1],
    ['refused_by_site', 1],
    ['disallowed_by_robots', 1],
    ['address_not_allowed', 1],
    ['too_slow', 3],
    ['not_reachable', 3],
    ['server_error', 3],
  ] as const)('%s fails with its sentence after %i attempts', async (failure, attempts) => {
    const url = `https://homes.example/${randomUUID()}`;
    web.pages.set(url, failure);
    const id = await imported(url);
    await worker.drain('read');
    expect(await readListing(guest, id)).toMatchObject({
      status: 'failed',
      error: WEB_FETCH_SENTENCES[failure],
      fetched_at: null,
    });
    expect(web.asked).toHaveLength(attempts);
    expect(await tasks()).toEqual([]);
  });

  it('reads a site that works again at the next attempt', async () => {
    const url = publish(web, { name: 'Back again' });
    const page = web.pages.get(url)!;
    web.pages.set(url, 'server_error');
    const id = await imported(url);
    const [entry] = await worker.choose('read');
    await worker.attempt('read', entry!);
    expect((await readListing(guest, id)).status).toBe('pending');
    web.pages.set(url, page);
    await worker.drain('read');
    expect(await readListing(guest, id)).toMatchObject({ status: 'completed', title: 'Back again' });
  });

  it('waits before it asks a site again that did not answer', async () => {
    const patient = listingsByHand(server, web, { readAgainAfterMs: [60_000] });
    const url = `https://homes.example/${randomUUID()}`;
    web.pages.set(url, 'too_slow');
    await imported(url);
    await patient.drain('read');
    expect(web.asked).toHaveLength(1);
    expect(await patient.choose('read')).toEqual([]);
    await server.db
      .updateTable('listingTasks')
      .set({ readyAt: new Date(0) })
      .execute();
    expect(await patient.choose('read')).toHaveLength(1);
  });

  it('fails with a sentence for a page without a property', async () => {
    const url = `https://homes.example/${randomUUID()}`;
    web.pages.set(url, { html: '<title>Our history</title><p>Founded in 1950.</p>' });
    const id = await imported(url);
    await worker.drain('read');
    expect(await readListing(guest, id)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^This page has no facts about a property\. Use /),
    });
  });

  it('is tried again after an internal error, then given up with a sentence', async () => {
    const url = `https://homes.example/${randomUUID()}`;
    web.pages.set(url, new Error('broken'));
    const id = await imported(url);
    const [entry] = await worker.choose('read');
    await expect(worker.attempt('read', entry!)).rejects.toThrow('broken');
    await expect(worker.attempt('read', entry!)).rejects.toThrow('broken');
    await worker.attempt('read', entry!);
    expect(await readListing(guest, id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('a problem on our side'),
    });
    expect(await tasks()).toEqual([]);
  });
});

describe('an attempt that breaks off', () => {
  /** Points at which a process may die. */
  const steps = {
    'before the page': () => web.scripts.push(dies),
    'before the picture': () => web.scripts.push(async () => {}, dies),
    'in the engine': () => {
      server.engine.refusal = new Error('killed');
    },
    'before the picture is kept': () => {
      const { putFolder } = server.storage;
      server.storage.putFolder = async () => {
        server.storage.putFolder = putFolder;
        throw new Error('killed');
      };
    },
    'after the picture is kept': () => {
      const { putFolder } = server.storage;
      server.storage.putFolder = async (key, folder) => {
        server.storage.putFolder = putFolder;
        await putFolder(key, folder);
        throw new Error('killed');
      };
    },
  };
  const dies = () => Promise.reject(new Error('killed'));

  it.each(Object.entries(steps))(
    '%s: the next one goes on, and nothing exists twice',
    async (_name, breakOff) => {
      const pictures = pictureUrls(2);
      const url = publish(web, { pictures });
      const id = await imported(url);
      breakOff();
      const [entry] = await worker.choose('read');
      await expect(worker.attempt('read', entry!)).rejects.toThrow('killed');
      await worker.attempt('read', entry!);
      const listing = await readListing(guest, id);
      expect(listing).toMatchObject({ status: 'completed', title: 'Harbor flat', image_count: 2 });
      expect((await guest.get(listing.primary_image_url ?? '')).statusCode).toBe(200);
      expect(await tasks()).toEqual([]);
      // A second delivery of a finished job does nothing.
      const asked = web.asked.length;
      await worker.attempt('read', entry!);
      expect(web.asked).toHaveLength(asked);
    },
  );

  it('is followed by one that does not request a page again that was read', async () => {
    const url = publish(web, { pictures: pictureUrls(1) });
    await imported(url);
    steps['before the picture']();
    const [entry] = await worker.choose('read');
    await expect(worker.attempt('read', entry!)).rejects.toThrow('killed');
    await worker.attempt('read', entry!);
    expect(web.asked.filter((address) => address === url)).toHaveLength(1);
  });

  it('writes nothing and leaves no file once it has lost its lease', async () => {
    const url = publish(web, { name: 'First', pictures: pictureUrls(1) });
    const id = await imported(url);
    const [entry] = await worker.choose('read');
    const [held, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    web.scripts.push(
      async () => {},
      async () => {
        reached.resolve();
        await held.promise;
      },
    );
    const first = worker.attempt('read', entry!);
    await reached.promise;
    await worker.attempt('read', entry!);
    const done = await readListing(guest, id);
    const picture = await pictureOf(id);
    held.resolve();
    await first;
    expect(await readListing(guest, id)).toEqual(done);
    expect(await pictureOf(id)).toBe(picture);
    expect((await keptFolders(server.storage)).filter((name) => name === picture)).toHaveLength(1);
    const others = await server.db.selectFrom('listings').select('pictureId').execute();
    const named = new Set(others.map(({ pictureId }) => pictureId));
    expect((await keptFolders(server.storage)).filter((name) => named.has(name))).toEqual([picture]);
  });

  it('leaves the listing to the next one when it is told to stop', async () => {
    const id = await imported(publish(web));
    const [entry] = await worker.choose('read');
    const stop = new AbortController();
    web.scripts.push(async () => stop.abort(new Error('stopping')));
    await expect(worker.attempt('read', entry!, { signal: stop.signal })).rejects.toThrow('stopping');
    expect((await tasks()).map(({ failures }) => failures)).toEqual([0]);
    await worker.attempt('read', entry!);
    expect((await readListing(guest, id)).status).toBe('completed');
  });

  it('keeps a deleted listing deleted, and removes its picture', async () => {
    const id = await imported(publish(web, { pictures: pictureUrls(1) }));
    const before = await keptFolders(server.storage);
    const [entry] = await worker.choose('read');
    web.scripts.push(
      async () => {},
      async () => void expectStatus(await guest.delete(`${LISTINGS}${id}/`), 204),
    );
    await worker.attempt('read', entry!);
    expect((await guest.get(`${LISTINGS}${id}/`)).statusCode).toBe(404);
    expect(await keptFolders(server.storage)).toEqual(before);
  });

  it('is given up when every attempt took the process down; the facts that were read stay', async () => {
    const [lost, read] = [publish(web), publish(web)];
    const ids = [await imported(lost), await imported(read)];
    const entries = await worker.choose('read', 2);
    await server.db.updateTable('listings').set({ status: 'processing' }).where('id', '=', ids[1]!).execute();
    for (const entry of entries) {
      await worker.giveUp('read', entry);
      await worker.giveUp('read', entry);
    }
    expect((await readListing(guest, ids[0]!)).status).toBe('failed');
    expect((await readListing(guest, ids[1]!)).status).toBe('completed');
    expect(await tasks()).toEqual([]);
  });
});
