import type { Listing } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { codeOf, mergingCalls } from '../../../test/listings/merging-calls.ts';
import { expectStatus } from '../../../test/makers.ts';

let server: ListingWorld['server'];
let web: ListingWorld['web'];
let worker: ListingWorld['worker'];
let guest: ListingWorld['guest'];
let on: ReturnType<typeof mergingCalls>;
useListingWorld((world) => {
  ({ server, web, worker, guest } = world);
  on = mergingCalls(world);
});

describe('merging two listings', () => {
  it('takes the chosen facts, keeps the rest, and leaves one listing in list and numbers', async () => {
    const [one, two] = await on.read(
      { name: 'One', price: 450_000, bedrooms: 3, pictures: pictureUrls(2) },
      {
        name: 'Two',
        price: 460_000,
        bedrooms: 4,
        description: 'Much longer, with all the rooms.',
        pictures: pictureUrls(2),
      },
    );
    const before = await on.compare(one!, two!);
    expect(before.facts.find(({ fact }) => fact === 'bedrooms')).toEqual({
      ...{ fact: 'bedrooms', kept: 3, merged: 4, suggested: 'merged' },
    });
    expect(before.facts.find(({ fact }) => fact === 'address')?.suggested).toBe('kept');
    expect(before.photos).toMatchObject({ kept: 2, merged: 2, doubled: 0, joined: 4 });

    const merged = expectStatus<Listing>(await on.merge(one!, two!, ['bedrooms', 'description']), 200);
    expect(merged).toMatchObject({
      id: one!.id,
      title: 'One',
      display_price: '$450,000',
      bedrooms: 4,
      image_count: 4,
    });
    const detail = await readListing(guest, one!.id);
    expect(detail.description).toBe('Much longer, with all the rooms.');
    expect(detail.found_in.bedrooms).toMatch(/, homes\.example$/);
    expect((await on.list()).map(({ title }) => title)).toEqual(['One']);
    expect(expectStatus<{ total: number }>(await guest.get(`${LISTINGS}stats/`), 200).total).toBe(1);
    expect(await on.pairs()).toEqual([]);
    expect(await on.partsOf(one!)).toMatchObject([
      {
        ...{ listing: two!.id, title: 'Two', source_url: two!.source_url, fetched_at: two!.fetched_at },
        ...{ taken: ['bedrooms', 'description'], pictures: 2, can_undo: true },
      },
    ]);
    // Its old address opens the listing that it is a part of.
    expect((await readListing(guest, two!.id)).id).toBe(one!.id);
    // Its page is not imported a second time.
    const again = await importUrls(guest, [two!.source_url!]);
    expect(again).toMatchObject({ successful: 0, errors: [{ detail: 'This listing is there already' }] });
  });

  it('is undone exactly, even in the middle of several merges', async () => {
    const [one, two, three] = await on.read(
      { name: 'One', bedrooms: 1, pictures: pictureUrls(2) },
      { name: 'Two', bedrooms: 2, pictures: pictureUrls(1) },
      { name: 'Three', bedrooms: 3, pictures: pictureUrls(1) },
    );
    const before = await on.everything();
    expectStatus(await on.merge(one!, two!, ['bedrooms', 'title']), 200);
    expectStatus(await on.merge(one!, three!, ['bedrooms']), 200);
    const { kept, merged } = expectStatus<{ kept: Listing; merged: Listing }>(await on.undo(two!), 200);
    expect([kept.title, kept.bedrooms, merged.title]).toEqual(['One', 3, 'Two']);
    expectStatus(await on.undo(three!), 200);
    expect(await on.everything()).toEqual(before);
    expect(await on.pairs()).toHaveLength(3);
  });

  it("keeps the taken facts and the other source's pictures when the source is read again", async () => {
    const [one, two] = await on.read(
      { name: 'One', bedrooms: 1, pictures: pictureUrls(2) },
      { name: 'Two', bedrooms: 2, pictures: pictureUrls(2) },
    );
    expectStatus(await on.merge(one!, two!, ['bedrooms']), 200);
    publish(web, { url: one!.source_url!, name: 'One, renovated', bedrooms: 7, pictures: pictureUrls(1) });
    await on.readAgain(one!);
    expect(await readListing(guest, one!.id)).toMatchObject({
      ...{ title: 'One, renovated', bedrooms: 2, image_count: 3 },
    });
    expectStatus(await on.undo(two!), 200);
    expect(await readListing(guest, two!.id)).toMatchObject({ bedrooms: 2, image_count: 2 });
    expect(await readListing(guest, one!.id)).toMatchObject({ bedrooms: 1, image_count: 1 });
  });

  it('C-25 takes the attribution if the kept listing has none, and keeps it when the source is read again', async () => {
    const [one, two] = await on.read({ name: 'One' }, { name: 'Two' });
    const attribution = {
      ...{ office: 'Harbor Realty', agent: 'Ana Novak', contact: '', mlsName: '', mlsNumber: 'M-77' },
    };
    await server.db
      .updateTable('listings')
      .set({ attribution: JSON.stringify(attribution) })
      .where('id', '=', two!.id)
      .execute();
    expectStatus(await on.merge(one!, two!), 200);
    const office = async () => (await readListing(guest, one!.id)).attribution?.office;
    expect(await office()).toBe('Harbor Realty');
    const body = { listing_ids: [one!.id], force: true };
    expectStatus(await guest.post(`${LISTINGS}refresh_listings/`, body), 200);
    await worker.drain('read');
    expect(await office()).toBe('Harbor Realty');
    expectStatus(await on.undo(two!), 200);
    expect(await office()).toBeUndefined();
  });

  it('refuses with a reason: itself, missing or foreign listings, merged ones, and ones that are being read', async () => {
    const [one, two, three] = await on.read({ name: 'One' }, { name: 'Two' }, { name: 'Three' });
    const stranger = await server.guest();
    const refused = async (answer: Promise<{ statusCode: number; json: () => unknown }>) => {
      const got = await answer;
      return [got.statusCode, codeOf(got)];
    };
    expect(await refused(on.merge(one!, one!))).toEqual([409, 'listing_merge_itself']);
    expect(await refused(on.merge(one!, two!, [], stranger))).toEqual([404, 'listing_not_found']);
    expect(await refused(on.merge(one!, { id: crypto.randomUUID() }))).toEqual([404, 'listing_not_found']);
    expect(await refused(on.undo(one!))).toEqual([409, 'listing_not_merged']);
    expect(await refused(on.undo(one!, stranger))).toEqual([404, 'listing_not_found']);
    expectStatus(await on.merge(one!, two!), 200);
    expect(await refused(on.merge(one!, two!))).toEqual([409, 'listing_merged']);
    expect(await refused(on.merge(two!, three!))).toEqual([409, 'listing_merged']);
    for (const act of ['archive', 'toggle_featured', 'create_project']) {
      expect(await refused(guest.post(`${LISTINGS}${two!.id}/${act}/`, {}))).toEqual([
        404,
        'listing_not_found',
      ]);
    }
    // The kept listing becomes a part itself, and takes its part along.
    expectStatus(await on.merge(three!, one!), 200);
    expect((await on.partsOf(three!)).map(({ title, can_undo }) => [title, can_undo])).toEqual([
      ['One', true],
      ['Two', false],
    ]);
    expect(await refused(on.undo(two!))).toEqual([409, 'listing_merged']);
    expect((await readListing(guest, two!.id)).id).toBe(three!.id);
    expectStatus(await on.undo(one!), 200);
    expectStatus(await on.undo(two!), 200);
    expect(await on.list()).toHaveLength(3);

    expectStatus(
      await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids: [two!.id], force: true }),
      200,
    );
    expect(await refused(on.merge(one!, two!))).toEqual([409, 'listing_busy']);
    await worker.drain('read');
    expectStatus(await guest.delete(`${LISTINGS}${two!.id}/`), 204);
    expect(await refused(on.merge(one!, two!))).toEqual([404, 'listing_not_found']);
  });

  it('happens once for two simultaneous requests, from either side', async () => {
    const [one, two] = await on.read({ name: 'One' }, { name: 'Two' });
    const answers = await Promise.all([on.merge(one!, two!), on.merge(two!, one!), on.merge(one!, two!)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await on.list()).toHaveLength(1);
  });
});
