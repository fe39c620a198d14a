import type { ListingId } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  importUrls,
  LISTINGS,
  pictureUrls,
  publish,
  readListing,
} from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { mergingCalls } from '../../../test/listings/merging-calls.ts';
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

describe('listings that are probably one property', () => {
  it('are found by their address in any spelling, and offered as a pair', async () => {
    await on.read({ name: 'First', street: '12 Quay Street' }, { name: 'Second', street: '12 Quay St.' });
    await on.read({ name: 'Neighbor', street: '14 Quay Street' });
    expect(await on.names()).toEqual([['First', 'Second']]);
    expect((await on.pairs())[0]).toMatchObject({ same_address: true, photos_alike: 0 });
  });

  it('are found by two photos that look the same, and not by one', async () => {
    const [one, two, three] = await on.read(
      { name: 'One', street: '1 First Street', pictures: pictureUrls(3) },
      { name: 'Two', street: '2 Second Street', pictures: pictureUrls(3) },
      { name: 'Three', street: '3 Third Street', pictures: pictureUrls(3) },
    );
    const prints = {
      [one!.id]: ['00', 'ff', '0f'],
      [two!.id]: ['01', 'fe', 'aa'],
      [three!.id]: ['00', '55', '33'],
    };
    for (const [id, each] of Object.entries(prints)) {
      const { images } = await readListing(guest, id as ListingId);
      for (const [at, bytes] of each.entries()) {
        await server.db
          .updateTable('listingImages')
          .set({ fingerprint: bytes.repeat(8) })
          .where('id', '=', images[at]!.id)
          .execute();
      }
    }
    // '00' and '01' repeated differ in 8 bits, which is too much. One differing byte is near enough.
    const { images } = await readListing(guest, two!.id);
    for (const [at, fingerprint] of ['0000000000000001', 'fffffffffffffffe'].entries()) {
      await server.db
        .updateTable('listingImages')
        .set({ fingerprint })
        .where('id', '=', images[at]!.id)
        .execute();
    }
    await server.db.deleteFrom('listingPairs').execute();
    await on.readAgain(one!);
    expect(
      (await on.pairs()).map(({ kept, merged, photos_alike }) => [kept.title, merged.title, photos_alike]),
    ).toEqual([['One', 'Two', 2]]);
  });

  it('are found by two pictures with the same web addresses', async () => {
    const shared = pictureUrls(2);
    await on.read(
      { name: 'One', street: '1 First Street', pictures: [...shared, ...pictureUrls(1)] },
      { name: 'Two', street: '2 Second Street', pictures: [...pictureUrls(1), ...shared] },
    );
    expect((await on.pairs())[0]).toMatchObject({ same_address: false, photos_alike: 2 });
  });

  it('are not offered again after the user keeps both, even if they are read again', async () => {
    const [one, two] = await on.read({ name: 'One' }, { name: 'Two' });
    expectStatus(await guest.post(`${LISTINGS}${two!.id}/keep_both/`, { other: one!.id }), 204);
    expectStatus(await guest.post(`${LISTINGS}${one!.id}/keep_both/`, { other: two!.id }), 204);
    expect(await on.pairs()).toEqual([]);
    const listing_ids = [one!.id, two!.id];
    expectStatus(await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids, force: true }), 200);
    await worker.drain('read');
    expect(await on.pairs()).toEqual([]);
    // A third listing of the same place makes new pairs with both.
    await on.read({ name: 'Three' });
    expect(new Set((await on.names()).map((pair) => pair.join()))).toEqual(
      new Set(['One,Three', 'Two,Three']),
    );
  });

  it('are not offered after a new reading with another address, and not between accounts', async () => {
    const url = publish(web, { name: 'One' });
    const { listings } = await importUrls(guest, [url]);
    await worker.drain('read');
    await on.read({ name: 'Two' });
    expect(await on.names()).toHaveLength(1);
    const stranger = await server.guest();
    await importUrls(stranger, [url]);
    await worker.drain('read');
    expect(await on.pairs(stranger)).toEqual([]);
    expect(await on.names()).toHaveLength(1);

    publish(web, { url, name: 'One', street: '99 Other Road' });
    expectStatus(
      await guest.post(`${LISTINGS}refresh_listings/`, { listing_ids: [listings[0]!.id], force: true }),
      200,
    );
    await worker.drain('read');
    expect(await on.pairs()).toEqual([]);
  });
});
