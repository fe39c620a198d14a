import { API_BASE, type LeadReceipt, type ListingDetail, type ListingLead } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LISTINGS } from '../../test/listings/listing-makers.ts';
import {
  changePage,
  listingWithPhotos,
  PAGES,
  readPageState,
  switchPageOn,
} from '../../test/listings/listing-page-makers.ts';
import { expectStatus } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let agent: Awaited<ReturnType<PictureServer['guest']>>;
let buyer: TestClient;
let listing: ListingDetail;
let token: string;
beforeAll(async () => {
  server = await startPictureServer({
    settings: {
      LEADS_TO: 'operator@example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@example.com',
      PUBLIC_URL: 'https://rooms.example',
    },
  });
});
beforeEach(async () => {
  agent = await server.guest();
  buyer = await server.visitor();
  ({ listing } = await listingWithPhotos(server, agent, { photos: 1 }));
  ({ token } = await switchPageOn(agent, listing.id));
});
afterAll(() => server.close());

let people = 0;
const form = (more: object = {}) => {
  people += 1;
  const email = `buyer${people}@example.com`;
  return { firstName: 'Ana', lastName: 'Novak', email, message: 'May I see it?', acceptTerms: true, ...more };
};
const send = (body: object, at = token, more = {}) =>
  buyer.post(`${PAGES}${at}/lead/`, body, { remoteAddress: `2001:db8:${people.toString(16)}::1`, ...more });
const leads = async (client: TestClient = agent, query = '') =>
  expectStatus<{ results: ListingLead[]; count: number }>(
    await client.get(`${API_BASE}/listing-leads/?${query}`),
    200,
  );

describe('a message from a buyer', () => {
  it('reaches the agent with the listing, and by mail if they have an address', async () => {
    await server.db
      .updateTable('users')
      .set({ email: 'agent@example.com' })
      .where('id', '=', agent.userId)
      .execute();
    const body = form({ phone: '+1 207 555 0111' });
    const receipt = expectStatus<LeadReceipt>(await send(body), 201);
    expect(receipt).toMatchObject({ success: true, mail_queued: true, contact_within_hours: null });
    const { results, count } = await leads();
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      id: receipt.id,
      name: 'Ana Novak',
      ...{ email: body.email, phone: '+1 207 555 0111', message: 'May I see it?' },
      listing: listing.id,
      listing_title: 'Harbor flat',
      is_suspect: false,
    });
    expect((await readPageState(agent, listing.id)).lead_count).toBe(1);
    const mails = await server.db
      .selectFrom('mails')
      .selectAll()
      .where('topicId', '=', receipt.id)
      .orderBy('kind')
      .execute();
    expect(mails.map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual([
      [body.email, null],
      ['agent@example.com', body.email],
    ]);
    // The form cannot be used to write to strangers: the mail to the sender repeats no text of agent or buyer.
    expect(mails[0]!.textBody).not.toMatch(/Harbor flat|May I see it/);
    expect(mails[1]!.textBody).toContain('https://rooms.example/app/listings/messages');
  });

  it('is stored once when it is sent twice, and requires consent', async () => {
    const body = form();
    const headers = { 'idempotency-key': 'one' };
    await send(body, token, { headers });
    await send(body, token, { headers });
    expect((await leads()).count).toBe(1);
    const { acceptTerms: _left, ...without } = form();
    expect((await send(without)).statusCode).toBe(400);
  });

  it('cannot name another listing', async () => {
    const stranger = await server.guest();
    const other = await listingWithPhotos(server, stranger, { photos: 1 });
    for (const name of ['listing', 'listing_id', 'listingId', 'userId']) {
      expect((await send(form({ [name]: other.listing.id }))).statusCode).toBe(400);
    }
    expect((await leads(stranger)).count).toBe(0);
  });

  it('is stored and marked if a robot seems to have sent it, and no mail is sent', async () => {
    const { id } = expectStatus<LeadReceipt>(await send(form({ website: 'https://spam.example' })), 201);
    expect((await leads()).results[0]).toMatchObject({ id, is_suspect: true });
    const mails = await server.db.selectFrom('mails').selectAll().where('topicId', '=', id).execute();
    expect(mails).toEqual([]);
  });

  it('is accepted five times a minute from one address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 6; sent++) {
      statuses.push((await send(form(), token, { remoteAddress: '198.51.100.20' })).statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('is refused if the page accepts none, and after it is switched off', async () => {
    await changePage(agent, listing.id, { takes_leads: false });
    expect((await send(form())).json().code).toBe('listing_leads_refused');
    const { link } = await changePage(agent, listing.id, { takes_leads: true });
    expectStatus(await agent.post(`${API_BASE}/share-links/${link!.id}/revoke/`, {}), 200);
    expect((await send(form())).json().code).toBe('listing_page_off');
    expect((await send(form(), 'nothing')).statusCode).toBe(404);
  });

  it('can be read and deleted by its agent alone, and stays when the listing is deleted', async () => {
    const { id } = expectStatus<LeadReceipt>(await send(form()), 201);
    const stranger = await server.guest();
    expect((await leads(stranger)).count).toBe(0);
    expect((await leads(stranger, `listing=${listing.id}`)).count).toBe(0);
    expect((await stranger.delete(`${API_BASE}/listing-leads/${id}/`)).statusCode).toBe(404);
    expectStatus(await agent.delete(`${LISTINGS}${listing.id}/`), 204);
    expect((await leads()).results[0]).toMatchObject({ id, listing: null, listing_title: 'Harbor flat' });
    expectStatus(await agent.delete(`${API_BASE}/listing-leads/${id}/`), 204);
    expect((await leads()).count).toBe(0);
    const mails = await server.db.selectFrom('mails').selectAll().where('topicId', '=', id).execute();
    expect(mails).toEqual([]);
  });
});
