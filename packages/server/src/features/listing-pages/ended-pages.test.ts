import { randomBytes } from 'node:crypto';
import { API_BASE, type ListingDetail, type ShareLink } from '@home-design/contract';
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
import { expectStatus } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

/** How far the server's clock is ahead. */
let ahead = 0;
let server: PictureServer;
let agent: Awaited<ReturnType<PictureServer['guest']>>;
let buyer: TestClient;
let listing: ListingDetail;
beforeAll(async () => {
  server = await startPictureServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  buyer = await server.visitor();
});
beforeEach(async () => {
  agent = await server.guest();
  ({ listing } = await listingWithPhotos(server, agent, { street: '12 Quay Street' }));
});
afterAll(() => server.close());

const failure = async (path: string, client = buyer) => {
  const answer = await client.get(path);
  return [answer.statusCode, answer.json().code];
};
const codeOf = ({ token }: Pick<ShareLink, 'token'>) => failure(`${PAGES}${token}/`);
const picture = (url: string, headers = {}) => buyer.get(url, { headers });
const setListing = (change: object) =>
  server.db.updateTable('listings').set(change).where('id', '=', listing.id).execute();
/** An opened link is cached for half a second; this call clears the cache. */
const lookAnew = () => changePage(agent, listing.id, {});

describe('the link of a page that is on', () => {
  it('gets a new end and a new password, and keeps its address', async () => {
    const link = await switchPageOn(agent, listing.id, { expires_in_days: 7 });
    await openListingPage(buyer, link.token);
    const change = async (body: object) =>
      expectStatus<ShareLink>(await agent.patch(`${API_BASE}/share-links/${link.id}/`, body), 200);
    expect((await change({ expires_in_days: null })).expires_at).toBeNull();
    ahead = 8 * 24 * 3_600_000;
    await openListingPage(buyer, link.token);
    ahead = 0;

    expect(await change({ password: 'open sesame' })).toMatchObject({ has_password: true, url: link.url });
    expect(await codeOf(link)).toEqual([403, 'share_password_required']);
    const unlock = (password: string) => buyer.post(`${PAGES}${link.token}/unlock/`, { password });
    expect((await unlock('open sesame')).statusCode).toBe(200);
    await openListingPage(buyer, link.token);
    // Visitors who knew the old password need the new one.
    await change({ password: 'another word' });
    expect(await codeOf(link)).toEqual([403, 'share_password_required']);
    await change({ password: null });
    await openListingPage(buyer, link.token);
    expect((await readPageState(agent, listing.id)).link).toMatchObject({ id: link.id, has_password: false });
  });
});

describe('a page that does not exist (any more)', () => {
  it('says why, with the right status', async () => {
    const link = await switchPageOn(agent, listing.id, { expires_in_days: 7 });
    const [photo] = (await openListingPage(buyer, link.token)).photos;
    await setListing({ listingType: 'sold' });
    await lookAnew();
    expect(await codeOf(link)).toEqual([410, 'listing_page_sold']);
    await setListing({ listingType: 'pending', isArchived: true });
    await lookAnew();
    expect(await codeOf(link)).toEqual([410, 'listing_page_withdrawn']);
    await setListing({ isArchived: false });
    await lookAnew();
    expect((await openListingPage(buyer, link.token)).listing_type).toBe('pending');

    ahead = 8 * 24 * 3_600_000;
    expect(await codeOf(link)).toEqual([410, 'listing_page_expired']);
    ahead = 0;
    expectStatus(await agent.post(`${API_BASE}/share-links/${link.id}/revoke/`, {}), 200);
    expect(await codeOf(link)).toEqual([410, 'listing_page_off']);
    expect((await picture(photo!.preview_url, { 'if-none-match': '*' })).statusCode).toBe(410);
    expect((await readPageState(agent, listing.id)).link).toBeNull();

    const again = await switchPageOn(agent, listing.id);
    expect(again.token).not.toBe(link.token);
    expect(await codeOf(link)).toEqual([410, 'listing_page_off']);
    expectStatus(await agent.delete(`${LISTINGS}${listing.id}/`), 204);
    await expect.poll(() => codeOf(again)).toEqual([404, 'listing_page_not_found']);
    expect(await codeOf({ token: randomBytes(32).toString('base64url') })).toEqual([
      404,
      'listing_page_not_found',
    ]);
  });

  it('cannot be found by guessing tokens', async () => {
    const stranger = await server.visitor();
    const at = { remoteAddress: '198.51.100.7' };
    const statuses = new Set<number>();
    for (let tries = 0; tries < 40; tries++) {
      statuses.add((await stranger.get(`${PAGES}${randomBytes(8).toString('hex')}/`, at)).statusCode);
    }
    expect([...statuses]).toEqual([404, 429]);
    // An existing page still opens.
    const { token } = await switchPageOn(agent, listing.id);
    expect((await stranger.get(`${PAGES}${token}/`, at)).statusCode).toBe(200);
  });

  it('opens by its password if it has one, and by nothing else', async () => {
    const { token } = await switchPageOn(agent, listing.id, { password: 'open sesame' });
    const friend = await server.visitor();
    expect(await failure(`${PAGES}${token}/`, friend)).toEqual([403, 'share_password_required']);
    const wrong = await friend.post(`${PAGES}${token}/unlock/`, { password: 'guess' });
    expect(wrong.json().code).toBe('share_password_wrong');
    expectStatus(await friend.post(`${PAGES}${token}/unlock/`, { password: 'open sesame' }), 200);
    expect((await openListingPage(friend, token)).title).toBe('Harbor flat');
    // The agent needs no password.
    expect((await agent.get(`${PAGES}${token}/`)).statusCode).toBe(200);
  });

  it('belongs to its agent alone', async () => {
    const stranger = await server.guest();
    const link = await switchPageOn(agent, listing.id);
    const at = `${LISTINGS}${listing.id}/page/`;
    expect((await stranger.get(at)).statusCode).toBe(404);
    expect((await stranger.patch(at, { is_indexed: true })).statusCode).toBe(404);
    expect((await stranger.post(`${at}link/`, {})).statusCode).toBe(404);
    expect((await stranger.post(`${API_BASE}/share-links/${link.id}/revoke/`, {})).statusCode).toBe(404);
  });

  it('counts visitors, but not its agent', async () => {
    const { token } = await switchPageOn(agent, listing.id);
    expectStatus(await buyer.post(`${PAGES}${token}/visits/`), 200);
    expectStatus(await buyer.post(`${PAGES}${token}/visits/`), 200);
    expectStatus(await agent.post(`${PAGES}${token}/visits/`), 200);
    expect((await readPageState(agent, listing.id)).link).toMatchObject({
      visit_count: 2,
      visitor_count: 1,
    });
  });
});
