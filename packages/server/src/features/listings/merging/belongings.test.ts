import { API_BASE } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { LISTINGS, pictureUrls, readListing } from '../../../test/listings/listing-makers.ts';
import { type ListingWorld, useListingWorld } from '../../../test/listings/listing-world.ts';
import { codeOf, mergingCalls } from '../../../test/listings/merging-calls.ts';
import { expectStatus } from '../../../test/makers.ts';
import { until } from '../../../test/until.ts';

let server: ListingWorld['server'];
let guest: ListingWorld['guest'];
let on: ReturnType<typeof mergingCalls>;
useListingWorld((world) => {
  ({ server, guest } = world);
  on = mergingCalls(world);
});

describe('the data of merged listings', () => {
  it('gives the project of the merged one to a listing that has none, and gives it back', async () => {
    const [one, two] = await on.read({ name: 'One' }, { name: 'Two', pictures: pictureUrls(2) });
    const project = (await on.makeProject(two!)).project;
    const before = await on.everything();
    expectStatus(await on.merge(one!, two!), 200);
    expect((await readListing(guest, one!.id)).project).toBe(project);
    expectStatus(await on.undo(two!), 200);
    expect(await on.everything()).toEqual(before);
  });

  it('joins the photos of two projects: shows the larger of near-identical ones, and deletes none', async () => {
    const [one, two] = await on.read(
      { name: 'One', pictures: pictureUrls(3) },
      { name: 'Two', pictures: pictureUrls(3) },
    );
    const [mine, its] = [await on.makeProject(one!), await on.makeProject(two!)];
    const prints = ['0000000000000000', 'ffffffffffffffff', '0f0f0f0f0f0f0f0f', '3333333333333333'];
    const setPrint = async (image: string, print: number, pixels: number) => {
      const fingerprint = prints[print]!;
      await server.db
        .updateTable('images')
        .set({ fingerprint })
        .where('id', '=', image as never)
        .execute();
      await server.db
        .updateTable('listingImages')
        .set({ fingerprint })
        .where('imageId', '=', image as never)
        .execute();
      await server.db
        .updateTable('versions')
        .set({ width: pixels, height: 1 })
        .where('imageId', '=', image as never)
        .where('kind', '=', 'original')
        .execute();
    };
    const [a, b, c] = mine.images.map(({ image }) => image!);
    const [d, e, f] = its.images.map(({ image }) => image!);
    await setPrint(a!, 0, 1000); // larger than d
    await setPrint(b!, 1, 1000); // smaller than e
    await setPrint(c!, 2, 1000);
    await setPrint(d!, 0, 900);
    await setPrint(e!, 1, 2000);
    await setPrint(f!, 3, 1000);
    const before = await on.everything();
    expect((await on.compare(mine, its)).photos).toEqual({ kept: 3, merged: 3, joined: 4, doubled: 2 });
    expectStatus(await on.merge(mine, its), 200);

    const places = await server.db
      .selectFrom('images')
      .select(['id', 'projectId'])
      .where('deletedAt', 'is', null)
      .execute();
    const inProject = (id: string) => places.find((image) => image.id === id)?.projectId;
    expect([a, b, c, e, f].map((id) => inProject(id!))).toEqual(Array(5).fill(mine.project));
    expect(inProject(d!)).toBe(its.project);
    const plan = expectStatus<{ photos: { image: string; is_left_out: boolean }[] }>(
      await guest.get(`${LISTINGS}${one!.id}/publications/plan/`),
      200,
    );
    expect(plan.photos.filter(({ is_left_out }) => is_left_out).map(({ image }) => image)).toEqual([b]);
    // The photos of the merged listing come last.
    expect((await readListing(guest, one!.id)).images.map(({ image }) => image)).toEqual([a, c, e, f]);

    expectStatus(await on.undo(two!), 200);
    expect(await on.everything()).toEqual(before);
  });

  it('deletes merged listings with the one that they are a part of', async () => {
    const [one, two] = await on.read(
      { name: 'One', pictures: pictureUrls(1) },
      { name: 'Two', pictures: pictureUrls(1) },
    );
    expectStatus(await on.merge(one!, two!), 200);
    expectStatus(await guest.delete(`${LISTINGS}${two!.id}/`), 404);
    expectStatus(await guest.delete(`${LISTINGS}${one!.id}/`), 204);
    expect((await on.everything()).listings).toEqual([]);
    expect(codeOf(await on.undo(two!))).toBe('listing_not_found');
  });

  it('shows the page of the kept listing under both links, with the messages of both', async () => {
    const [one, two] = await on.read(
      { name: 'One', pictures: pictureUrls(1) },
      { name: 'Two', pictures: pictureUrls(1) },
    );
    const tokens: string[] = [];
    for (const each of [one!, two!]) {
      await on.makeProject(each);
      const state = expectStatus<{ link: { token: string } }>(
        await guest.post(`${LISTINGS}${each.id}/page/link/`, {}),
        201,
      );
      tokens.push(state.link.token);
      const lead = {
        ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', acceptTerms: true },
        message: `About ${each.title}`,
      };
      expectStatus(
        await (await server.guest()).post(`${API_BASE}/listing-pages/${state.link.token}/lead/`, lead),
        201,
      );
    }
    expectStatus(await on.merge(one!, two!), 200);
    const titles = async () => {
      const pages = await Promise.all(
        tokens.map((token) => guest.get(`${API_BASE}/listing-pages/${token}/`)),
      );
      return pages.map((page) => expectStatus<{ title: string }>(page, 200).title);
    };
    // An opened link is cached for half a second.
    await until(async () => (await titles()).every((title) => title === 'One'));
    const leads = expectStatus<{ results: { listing: string }[] }>(
      await guest.get(`${API_BASE}/listing-leads/?listing=${one!.id}`),
      200,
    );
    expect(leads.results.map(({ listing }) => listing)).toEqual([one!.id, one!.id]);
    expectStatus(await on.undo(two!), 200);
    await until(async () => (await titles()).join() === 'One,Two');
  });
});
