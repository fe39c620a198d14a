import { API_BASE, type Image, type ListingDetail, type ShareLink } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LISTINGS } from '../../test/listings/listing-makers.ts';
import {
  changePage,
  listingWithPhotos,
  openListingPage,
  PAGES,
  readPageState,
  switchPageOn,
} from '../../test/listings/listing-page-makers.ts';
import { chooseProfile, PROFILES_PATH, someRules } from '../../test/listings/publishing-makers.ts';
import { expectStatus, makeEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let agent: Awaited<ReturnType<PictureServer['guest']>>;
let buyer: TestClient;
let listing: ListingDetail;
let images: Image[];
beforeAll(async () => {
  server = await startPictureServer();
  buyer = await server.visitor();
});
beforeEach(async () => {
  agent = await server.guest();
  ({ listing, images } = await listingWithPhotos(server, agent, { street: '12 Quay Street' }));
});
afterAll(() => server.close());

const failure = async (path: string, client = buyer) => {
  const answer = await client.get(path);
  return [answer.statusCode, answer.json().code];
};
const _codeOf = ({ token }: Pick<ShareLink, 'token'>) => failure(`${PAGES}${token}/`);
const picture = (url: string, headers = {}) => buyer.get(url, { headers });
const setListing = (change: object) =>
  server.db.updateTable('listings').set(change).where('id', '=', listing.id).execute();
/** An opened link is cached for half a second; this call clears the cache. */
const lookAnew = () => changePage(agent, listing.id, {});
const editClass = (image: Image, shownClass: 'surfaces' | 'structure' | 'movable things' | 'light only') =>
  server.db
    .updateTable('versions')
    .set({ shownClass, editClass: shownClass })
    .where('imageId', '=', image.id)
    .where('kind', '<>', 'original')
    .execute();

describe('the page of a listing', () => {
  it('is off until its agent switches it on, and shows facts, text, photos in order, and the contact', async () => {
    const before = await readPageState(agent, listing.id);
    expect(before).toMatchObject({
      link: null,
      town: 'Portland, ME',
      lead_count: 0,
      requires_originals: true,
    });
    expect(before.settings).toMatchObject({
      shows_address: true,
      is_indexed: false,
      shows_comparisons: false,
    });
    expect(before.photos.map(({ image, banned, label }) => [image, banned, label])).toEqual(
      images.map(({ id }) => [id, null, null]),
    );

    await changePage(agent, listing.id, { contact_name: 'Mara Lind', contact_phone: '+1 207 555 0100' });
    const link = await switchPageOn(agent, listing.id);
    expect(link).toMatchObject({ resource_type: 'listing', resource_id: listing.id, is_active: true });
    expect(link.url).toMatch(new RegExp(`/app/share/listing/${link.token}$`));
    const page = await openListingPage(buyer, link.token);
    expect(page).toMatchObject({
      title: 'Harbor flat',
      place: listing.address,
      display_price: '$450,000',
      ...{ bedrooms: 3, bathrooms: 2, square_feet: 1_450 },
      description: 'Two rooms above the quay.',
      contact: { name: 'Mara Lind', email: '', phone: '+1 207 555 0100' },
      takes_leads: true,
    });
    expect(page.photos).toHaveLength(3);
    expect(page.photos.every(({ label, original }) => label === null && original === null)).toBe(true);
    const shown = await picture(page.photos[0]!.preview_url);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toBe('private, no-cache');
  });

  it('keeps its link when it is switched on twice, even at once', async () => {
    const links = await Promise.all([1, 2, 3].map(() => switchPageOn(agent, listing.id)));
    expect(new Set(links.map(({ id }) => id)).size).toBe(1);
  });

  it('reveals no internal id, hash or name', async () => {
    await makeEdit(agent, images[0]!.id);
    const { token, id } = await switchPageOn(agent, listing.id);
    const text = JSON.stringify(await openListingPage(buyer, token));
    const versions = await server.db.selectFrom('versions').select(['id', 'contentHash']).execute();
    const secrets = [
      ...[id, listing.id, agent.userId, listing.source_url ?? '-'],
      ...images.map((image) => image.id),
      ...versions.flatMap((version) => [version.id, version.contentHash ?? '-']),
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('hides the address everywhere if its agent wants that', async () => {
    await setListing({
      title: '12 Quay Street',
      description: 'Come to 12 quay st. in Portland (04101).',
    });
    await server.db.updateTable('images').set({ name: '12 Quay Street front.jpg' }).execute();
    await changePage(agent, listing.id, { shows_address: false });
    const { token } = await switchPageOn(agent, listing.id);
    const page = await openListingPage(buyer, token);
    expect(page).toMatchObject({ title: 'A home in Portland, ME', place: 'Portland, ME' });
    expect(JSON.stringify(page)).not.toMatch(/\b(quay|04101)\b/i);
    await changePage(agent, listing.id, { place: 'By the harbor' });
    expect((await openListingPage(buyer, token)).place).toBe('By the harbor');
  });

  it('C-25 names the firm that offers the home; shows its listing number only together with the address', async () => {
    const { token } = await switchPageOn(agent, listing.id);
    expect((await openListingPage(buyer, token)).attribution).toBeNull();
    const names = { office: 'Harbor Realty', agent: 'Ana Novak', contact: '207-555-0100' };
    const attribution = { ...names, mlsName: 'Coast MLS', mlsNumber: 'M-77' };
    await setListing({ attribution: JSON.stringify(attribution) });
    await changePage(agent, listing.id, { shows_contact: false });
    const told = { ...names, mls_name: 'Coast MLS' };
    expect((await openListingPage(buyer, token)).attribution).toEqual({ ...told, mls_number: 'M-77' });
    await changePage(agent, listing.id, { shows_address: false });
    expect((await openListingPage(buyer, token)).attribution).toEqual({ ...told, mls_number: '' });
  });

  it('leaves out what its agent has deselected, and shows nothing of other listings', async () => {
    const other = await listingWithPhotos(server, agent);
    const refused = await agent.patch(`${LISTINGS}${listing.id}/page/`, {
      left_out: [other.images[0]!.id],
    });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'image_not_found']);
    const { token } = await switchPageOn(agent, listing.id);
    const left = (await openListingPage(buyer, token)).photos[1]!;
    await changePage(agent, listing.id, { left_out: [images[1]!.id] });
    expect((await openListingPage(buyer, token)).photos).toHaveLength(2);
    expect((await picture(left.preview_url)).statusCode).toBe(404);

    const foreign = await switchPageOn(agent, other.listing.id);
    const [photo] = (await openListingPage(buyer, foreign.token)).photos;
    const borrowed = photo!.preview_url.replace(foreign.token, token);
    expect((await picture(borrowed)).statusCode).toBe(404);
    const [own] = await server.db.selectFrom('versions').select('id').limit(1).execute();
    expect((await picture(`${PAGES}${token}/pictures/${own!.id}/preview/`)).statusCode).toBe(404);
    // The token of a page opens no board, and vice versa.
    expect(await failure(`${API_BASE}/share/${token}/`)).toEqual([404, 'share_not_found']);
  });

  it('hides photos that visitors of a board sent until the owner accepts them', async () => {
    const { token } = await switchPageOn(agent, listing.id);
    await server.db
      .insertInto('shareUploads')
      .values({
        id: crypto.randomUUID() as never,
        ...{ userId: agent.userId, linkId: null, boardId: null, imageId: images[0]!.id },
        ...{ name: '', bytes: 1, status: 'waiting', createdAt: new Date() },
      })
      .execute();
    await lookAnew();
    expect((await openListingPage(buyer, token)).photos).toHaveLength(2);
  });
});

describe('publishing rules on the page of a listing', () => {
  it('U-01 label altered pictures, and show the original beside them if the rules demand it', async () => {
    await makeEdit(agent, images[1]!.id);
    await editClass(images[1]!, 'surfaces');
    const { token } = await switchPageOn(agent, listing.id);
    const { photos } = await openListingPage(buyer, token);
    expect(photos.map(({ label, label_place, is_before }) => [label, label_place, is_before])).toEqual([
      [null, null, false],
      ['Virtually staged', 'foot', false],
      [null, null, true],
      [null, null, false],
    ]);
    expect(photos[1]!.original?.preview_url).toBe(photos[2]!.preview_url);
    for (const size of ['preview_url', 'thumbnail_url'] as const) {
      expect((await picture(photos[1]![size])).body).toMatch(/^Virtually staged: /);
      expect((await picture(photos[2]![size])).body).not.toMatch(/^Virtually staged/);
    }
  });

  it('U-01 use the words of the rules, and other words when the rules change', async () => {
    await makeEdit(agent, images[0]!.id);
    await editClass(images[0]!, 'surfaces');
    const { token } = await switchPageOn(agent, listing.id);
    const [first] = (await openListingPage(buyer, token)).photos;
    const tag = (await picture(first!.preview_url)).headers.etag as string;
    await chooseProfile(agent, listing.id, 'us-california-ab-723');
    await lookAnew();
    const [relabeled] = (await openListingPage(buyer, token)).photos;
    const answer = await picture(relabeled!.preview_url, { 'if-none-match': tag });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^Digitally altered: /);
  });

  it('put the words into the caption alone if they ask for no more', async () => {
    expectStatus(
      await agent.patch(
        `${PROFILES_PATH}own/`,
        someRules({ originals: 'none', edits: { ...someRules().edits, surfaces: 'labeled' } }),
      ),
      200,
    );
    await chooseProfile(agent, listing.id, 'own');
    await makeEdit(agent, images[0]!.id);
    await editClass(images[0]!, 'surfaces');
    const { token } = await switchPageOn(agent, listing.id);
    const { photos } = await openListingPage(buyer, token);
    expect(photos).toHaveLength(3);
    expect(photos[0]).toMatchObject({ label: 'Staged by us', label_place: null, original: null });
    expect((await picture(photos[0]!.preview_url)).body).not.toContain('Staged by us');

    const shown = await changePage(agent, listing.id, { shows_comparisons: true });
    expect(shown.requires_originals).toBe(false);
    expect((await openListingPage(buyer, token)).photos[0]!.original).not.toBeNull();
  });

  it('U-01 hide banned pictures from everybody, and say so before the page is switched on', async () => {
    await makeEdit(agent, images[0]!.id);
    await editClass(images[0]!, 'structure');
    const state = await readPageState(agent, listing.id);
    expect(state.photos[0]!.banned).toBe('The building must stay as it is.');
    expect(state.obstacles.map(({ code }) => code)).toContain('edit_banned');
    const { token } = await switchPageOn(agent, listing.id);
    const page = await openListingPage(buyer, token);
    expect(page.photos).toHaveLength(2);
  });

  it('U-01 judge by the strongest edit of the chain if the single edits are not known any more', async () => {
    await makeEdit(agent, images[0]!.id);
    await editClass(images[0]!, 'light only');
    const set = (change: object) =>
      server.db
        .updateTable('versions')
        .set(change)
        .where('imageId', '=', images[0]!.id)
        .where('kind', '<>', 'original')
        .execute();
    await set({ madeFromId: null, shownClass: 'movable things' });
    const { token } = await switchPageOn(agent, listing.id);
    expect((await openListingPage(buyer, token)).photos[0]!.label).toBe('Virtually staged');
    await set({ shownClass: 'view' });
    await lookAnew();
    expect((await openListingPage(buyer, token)).photos).toHaveLength(2);
  });

  it('leave nothing to switch on if no photo may be shown', async () => {
    await changePage(agent, listing.id, { left_out: images.map(({ id }) => id) });
    const answer = await agent.post(`${LISTINGS}${listing.id}/page/link/`, {});
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'listing_page_without_photos']);
  });
});
