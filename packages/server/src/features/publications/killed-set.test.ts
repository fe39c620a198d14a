import { createHash, randomUUID } from 'node:crypto';
import type { ListingDetail, Publication } from '@home-design/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/database/database.ts';
import type { QueueEntry } from '../../platform/queue/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import {
  importUrls,
  pictureUrls,
  publish as putOnline,
  readListing,
} from '../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../test/listings/listing-work.ts';
import {
  enlargeVersions,
  readPublications,
  startPublication,
} from '../../test/listings/publication-makers.ts';
import { keptFolders } from '../../test/makers.ts';
import { ScriptedWeb } from '../../test/scripted/scripted-web.ts';
import type { TestClient } from '../../test/test-client.ts';
import type { Manifest } from './manifest.ts';
import { publicationWork } from './publication-work.ts';

const PICTURES = 3;
/** Ends an attempt like the death of its process. */
const killed = () => new Error('killed');

let server: TestServer;
let guest: TestClient;
let listing: ListingDetail;
let set: Publication;
let entry: QueueEntry;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.engine.onPublish = undefined;
  await server.db.deleteFrom('listingPublications').execute();
  guest = await server.guest();
  const web = new ScriptedWeb();
  const byHand = listingsByHand(server, web);
  const { listings } = await importUrls(guest, [putOnline(web, { pictures: pictureUrls(PICTURES) })]);
  await byHand.drain('read');
  await guest.post(`/api/v1/home-design/listings/${listings[0]!.id}/create_project/`, {});
  await byHand.drain('pictures');
  await enlargeVersions(server.db);
  listing = await readListing(guest, listings[0]!.id);
  server.engine.published = 0;
  set = await startPublication(guest, listing.id);
  [entry] = (await choose(5)) as [QueueEntry];
});
afterAll(() => server.close());

const work = (storage: Storage = server.storage) => publicationWork({ ...server, storage, program: 'test' });
const choose = (wanted: number) =>
  transaction(server.db, async (tx) => (await work().choose?.(tx, wanted)) ?? []);
/** One attempt; `stop` aborts it, as the end of its process does. */
function attempt(storage?: Storage) {
  const stop = new AbortController();
  const job = { ...entry, attempt: 1, lease: randomUUID(), signal: stop.signal };
  return { stop, done: work(storage).handler(job) };
}
const state = async () => (await readPublications(guest, listing.id))[0]!;

async function expectWhole(): Promise<void> {
  const done = await state();
  expect(done).toMatchObject({ id: set.id, status: 'done', pictures_done: PICTURES });
  const answer = await guest.get(done.download_url ?? '');
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  const { pictures } = JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
  expect(Object.keys(files)).toHaveLength(PICTURES + 3);
  for (const { file, sha256 } of pictures) {
    expect(createHash('sha256').update(files[file]!).digest('hex')).toBe(sha256);
  }
}

describe('a set whose worker is killed', () => {
  it.each([1, 2, 3])('is made in full by the next attempt after a kill at picture %d', async (place) => {
    const first = attempt();
    server.engine.onPublish = (count) => {
      if (count !== place) return;
      first.stop.abort();
      throw killed();
    };
    await expect(first.done).rejects.toThrow();
    expect(await state()).toMatchObject({ status: 'making', pictures_done: place - 1, download_url: null });
    server.engine.onPublish = undefined;
    await attempt().done;
    await expectWhole();
  });

  it.each(['before', 'after'] as const)(
    'is made in full after a kill %s its files are in storage',
    async (when) => {
      let first: ReturnType<typeof attempt>;
      const storage: Storage = {
        ...server.storage,
        putFolder: async (key, folder) => {
          if (when === 'after') await server.storage.putFolder(key, folder);
          first.stop.abort();
          throw killed();
        },
      };
      first = attempt(storage);
      await expect(first.done).rejects.toThrow('killed');
      expect(await state()).toMatchObject({ status: 'making', download_url: null });
      await attempt().done;
      await expectWhole();
    },
  );

  it('is taken over, and the attempt that lost it writes nothing more', async () => {
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    server.engine.onPublish = async () => {
      begun.resolve();
      await held.promise;
    };
    const first = attempt();
    await begun.promise;
    server.engine.onPublish = undefined;
    await attempt().done;
    await expectWhole();
    const { finished_at } = await state();
    held.resolve();
    await first.done;
    await expectWhole();
    expect((await state()).finished_at).toBe(finished_at);
    // Once it is done, no attempt starts it again.
    const made = server.engine.published;
    await attempt().done;
    expect(server.engine.published).toBe(made);
  });

  it('is given up after three internal failures, and says so', async () => {
    server.engine.onPublish = () => {
      throw new Error('no memory');
    };
    await expect(attempt().done).rejects.toThrow('no memory');
    await expect(attempt().done).rejects.toThrow('no memory');
    await attempt().done;
    expect(await state()).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/^The set could not/),
    });
    // A new request makes it anew.
    server.engine.onPublish = undefined;
    expect((await startPublication(guest, listing.id)).id).not.toBe(set.id);
  });

  it('is given up when the queue gives it up', async () => {
    await work().onExhausted?.(entry);
    expect((await state()).status).toBe('failed');
    await attempt().done;
    expect((await state()).status).toBe('failed');
  });

  it('leaves no files if it is deleted while they are being stored', async () => {
    const storage: Storage = {
      ...server.storage,
      putFolder: async (key, folder) => {
        await server.db.deleteFrom('listingPublications').where('id', '=', set.id).execute();
        await server.storage.putFolder(key, folder);
      },
    };
    await attempt(storage).done;
    expect(await keptFolders(server.storage)).not.toContain(set.id);
  });
});

it('is chosen in turns of the accounts', async () => {
  await server.db.deleteFrom('listingPublications').execute();
  const row = async (userId: string, minute: number) => {
    const id = randomUUID();
    await server.db
      .insertInto('listingPublications')
      .values({
        ...{ id: id as Publication['id'], userId: userId as never, listingId: listing.id },
        ...{ status: 'waiting', plan: '{}', inputHash: id, pictureCount: 1 },
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      })
      .execute();
    return id;
  };
  const [one, other] = [await server.guest(), await server.guest()];
  const [a1, a2] = [await row(one.userId, 1), await row(one.userId, 2)];
  const b1 = await row(other.userId, 3);
  const order: string[] = [];
  for (let chosen = await choose(1); chosen.length > 0; chosen = await choose(1)) order.push(chosen[0]!.id);
  expect(order).toEqual([a1, b1, a2]);
});
