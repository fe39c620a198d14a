import { AUTH_BASE, type Listing, type ListingDetail, UserId } from '@home-design/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importUrls, LISTINGS, pictureUrls, readListing } from '../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../test/listings/listing-world.ts';
import { mergingCalls } from '../../test/listings/merging-calls.ts';
import { expectStatus } from '../../test/makers.ts';
import { newUserId, type TestClient } from '../../test/test-client.ts';
import { unsoundMerges } from '../listing-merges/index.ts';

let server: ListingWorld['server'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
let on: ReturnType<typeof mergingCalls>;
let mara: TestClient;
let signIn: () => Promise<void>;
afterEach(() => void vi.restoreAllMocks());
useListingWorld((world) => {
  ({ server, worker, guest } = world);
  on = mergingCalls(world);
});
beforeEach(async () => {
  const id = newUserId();
  // The embedded service issues tokens for guests only. These tokens name their person themselves.
  vi.spyOn(server.identity.verifier, 'verify').mockImplementation(async (token) => {
    const [, uid] = token.split(':');
    const about = { isAnonymous: false, email: 'mara@example.com', displayName: null };
    return { uid: UserId.parse(uid), signIn: { name: token }, ...about };
  });
  mara = await server.visitor();
  expectStatus(await mara.post(`${AUTH_BASE}/session`, { idToken: `google:${id}` }), 200);
  signIn = async () =>
    void expectStatus(await guest.post(`${AUTH_BASE}/convert`, { idToken: `google:${id}` }), 200);
});

const PLACE = { street: '7 Quay Street' };
/** Two pages of one property, read by the guest. */
async function twoOfOne(): Promise<[ListingDetail, ListingDetail]> {
  const [one, two] = await on.read(
    { name: 'One', ...PLACE, pictures: pictureUrls(1) },
    { name: 'Two', ...PLACE, pictures: pictureUrls(1) },
  );
  return [one!, two!];
}
const merge = async (kept: Listing, other: Listing, take: string[] = []) =>
  void expectStatus(await guest.post(`${LISTINGS}${kept.id}/merge/`, { other: other.id, take }), 200);
const titles = async () =>
  expectStatus<{ results: Listing[] }>(await mara.get(LISTINGS), 200)
    .results.map(({ title }) => title)
    .toSorted();
const pairs = async () =>
  expectStatus<{ results: { kept: Listing; merged: Listing }[] }>(
    await mara.get(`${LISTINGS}duplicates/`),
    200,
  ).results.map(({ kept, merged }) => [kept.title, merged.title].toSorted());
/** Reads a page for the account as well. */
async function readByAccount(url: string): Promise<Listing> {
  const { listings } = await importUrls(mara, [url]);
  await worker.drain('read');
  return listings[0] as Listing;
}

describe('merges of listings of a guest who signs in', () => {
  it('stay as they are in an account that has neither page, and can be undone there', async () => {
    const [one, two] = await twoOfOne();
    await merge(one, two, ['title']);
    await signIn();
    expect(await titles()).toEqual(['Two']);
    expectStatus(await mara.post(`${LISTINGS}${two.id}/undo_merge/`), 200);
    expect(await titles()).toEqual(['One', 'Two']);
    expect(await unsoundMerges(server.db)).toEqual([]);
  });

  it('are offered in the account if they were only offered before, and separated listings stay separate', async () => {
    const [one] = await twoOfOne();
    const own = await readByAccount(one.source_url!);
    await signIn();
    expect(await pairs()).toEqual([['One', 'Two']]);
    expect((await readListing(mara, own.id)).title).toBe('One');
  });

  it('are not offered again if they were refused', async () => {
    const [one, two] = await twoOfOne();
    expectStatus(await guest.post(`${LISTINGS}${one.id}/keep_both/`, { other: two.id }), 204);
    await readByAccount(one.source_url!);
    await signIn();
    expect(await titles()).toEqual(['One', 'Two']);
    expect(await pairs()).toEqual([]);
  });

  it('go on with the listing of the account if it has the page of the one that stayed', async () => {
    const [one, two] = await twoOfOne();
    await merge(one, two);
    const own = await readByAccount(one.source_url!);
    await signIn();
    expect(await titles()).toEqual(['One']);
    expect((await readListing(mara, two.id)).id).toBe(own.id);
    expectStatus(await mara.post(`${LISTINGS}${two.id}/undo_merge/`), 200);
    expect((await readListing(mara, two.id)).images).toHaveLength(1);
    expect(await unsoundMerges(server.db)).toEqual([]);
  });

  it('keep the facts they took if the account has the page of the other one, which stays beside it', async () => {
    const [one, two] = await twoOfOne();
    await merge(one, two, ['title']);
    const own = await readByAccount(two.source_url!);
    await signIn();
    const kept = await readListing(mara, one.id);
    expect([kept.title, kept.images.length]).toEqual(['Two', 2]);
    expect((await readListing(mara, own.id)).id).toBe(own.id);
    expect(await pairs()).toEqual([['Two', 'Two']]);

    // Reading the page again does not remove these facts; undoing the merge does.
    const body = { listing_ids: [one.id], force: true };
    expectStatus(await mara.post(`${LISTINGS}refresh_listings/`, body), 200);
    await worker.drain('read');
    expect((await readListing(mara, one.id)).title).toBe('Two');
    expectStatus(await mara.post(`${LISTINGS}${two.id}/undo_merge/`), 200);
    expect((await readListing(mara, one.id)).title).toBe('One');
    expect(await unsoundMerges(server.db)).toEqual([]);
  });
});
