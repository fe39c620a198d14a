import { API_BASE, AUTH_BASE, type LeadReceipt } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLeads } from '../../operator/read-answers.ts';
import { createMailLinks } from '../../platform/mail/mail-links.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { newestLeads } from './store.ts';

const PUBLIC_URL = 'https://rooms.example';
const LINK = /https:\/\/rooms\.example\/app\/newsletter\/(\S+)/;
const REFUSAL = /https:\/\/rooms\.example\/app\/unsubscribe\/(\S+)/;
const DAY_MS = 24 * 3_600_000;
const EMAIL = 'mara@example.com';

const start = new Date('2026-11-22T10:00:00Z');
let now = start;
let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => now },
    settings: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@example.com', PUBLIC_URL },
  });
  visitor = await server.visitor();
});
afterAll(() => server.close());
let senders = 0;
beforeEach(async () => {
  now = start;
  for (const table of ['leads', 'mails', 'mailRefusals'] as const)
    await server.db.deleteFrom(table).execute();
});

/** Sends the form from a new address; returns the content of its mail. */
async function wish(more: object = {}): Promise<string> {
  senders += 1;
  const form = { firstName: 'Mara', lastName: 'Lind', email: EMAIL, acceptTerms: true, newsletter: true };
  const from = { remoteAddress: `2001:db8:${senders.toString(16)}::1` };
  const answer = await visitor.post(`${API_BASE}/gallery/lead-capture/`, { ...form, ...more }, from);
  const { id } = expectStatus<LeadReceipt>(answer, 201);
  const [mail] = await server.db.selectFrom('mails').selectAll().where('topicId', '=', id).execute();
  return mail?.textBody ?? '';
}
const tokenIn = (mail: string, link = LINK) => link.exec(mail)?.[1] ?? '';
const confirm = async (token: string) => {
  const answer = await visitor.post(`${API_BASE}/gallery/newsletter/confirm/`, { token });
  return [answer.statusCode, answer.json().code ?? answer.json()];
};
const refuse = async (mail: string) =>
  expectStatus(await visitor.post(`${AUTH_BASE}/unsubscribe`, { token: tokenIn(mail, REFUSAL) }), 200);
/** The operator's list of wishes. */
const told = async () => {
  const leads: unknown = JSON.parse(JSON.stringify({ leads: await newestLeads(server.db, 100) }));
  return readLeads(leads)
    .map((row) => `${row.newsletter} ${row.newsletter_confirmed_at}`.trim())
    .toSorted();
};
const CONFIRMED = [200, { confirmed: true }];

describe('U-33 the newsletter', () => {
  it('U-33 does not go to a typed address before the reader of its mail confirms by the link there', async () => {
    const mail = await wish();
    expect(mail).toContain('You get it only after you confirm that, within 30 days:');
    expect(mail).toMatch(/\nYes, send me the newsletter\nhttps:\/\/rooms\.example\/app\/newsletter\/\S+\n/);
    expect(await told()).toEqual(['not confirmed']);

    now = new Date(start.getTime() + DAY_MS);
    expect(await confirm(tokenIn(mail))).toEqual(CONFIRMED);
    const subscribed = `yes ${now.toISOString()}`;
    expect(await told()).toEqual([subscribed]);
    // A second confirmation changes nothing, not even the time.
    now = new Date(start.getTime() + 2 * DAY_MS);
    expect(await confirm(tokenIn(mail))).toEqual(CONFIRMED);
    expect(await told()).toEqual([subscribed]);
  });

  it('U-33 is not offered in the mail to a sender who did not ask for it', async () => {
    const mail = await wish({ newsletter: false });
    expect(mail).not.toMatch(/newsletter/i);
    expect(await told()).toEqual(['no']);
  });

  it('U-33 opening the link confirms nothing, because programs open links as well', async () => {
    const mail = await wish();
    await visitor.get(`/app/newsletter/${tokenIn(mail)}`);
    expect(await told()).toEqual(['not confirmed']);
  });

  it('U-33 the link ends after 30 days', async () => {
    const token = tokenIn(await wish());
    now = new Date(start.getTime() + 30 * DAY_MS);
    expect(await confirm(token)).toEqual([410, 'newsletter_link_ended']);
    now = new Date(now.getTime() - 1);
    expect(await confirm(token)).toEqual(CONFIRMED);
  });

  it('U-33 accepts complete links of this kind only', async () => {
    const mail = await wish();
    const [text = '', signature = ''] = tokenIn(mail).split('.');
    const later = Buffer.from(text, 'base64url').toString().replace(/\d$/, '9');
    const forged = `${Buffer.from(`${later}9`).toString('base64url')}.${signature}`;
    for (const token of [text, forged, tokenIn(mail, REFUSAL), 'x.y'])
      expect(await confirm(token), token).toEqual([404, 'newsletter_link_invalid']);
    const links = createMailLinks({ secret: server.shareSecret, publicUrl: undefined });
    expect(links.newsletterUrl({ leadId: 'x' as never, endsAt: now })).toBeUndefined();
    expect(await told()).toEqual(['not confirmed']);
  });

  it('U-33 a deleted wish, or one of a robot, cannot be confirmed', async () => {
    const mail = await wish();
    await wish({ website: 'https://spam.example', source: 'robot' });
    expect(await confirm(tokenIn(mail))).toEqual(CONFIRMED);
    expect(await told()).toEqual(['not confirmed', `yes ${now.toISOString()}`]);
    await server.db.deleteFrom('leads').execute();
    expect(await confirm(tokenIn(mail))).toEqual([404, 'newsletter_link_invalid']);
  });

  it('U-33 refusing mails withdraws the wishes of this address for good, and of no other', async () => {
    const mail = await wish();
    const other = await wish({ email: 'nora@example.com' });
    expect(await confirm(tokenIn(mail))).toEqual(CONFIRMED);
    expect(await confirm(tokenIn(other))).toEqual(CONFIRMED);
    await refuse(mail);
    expect(await told()).toEqual(['not confirmed', `yes ${now.toISOString()}`]);
    const refused = await visitor.post(`${API_BASE}/gallery/newsletter/confirm/`, { token: tokenIn(mail) });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      410,
      'Emails to this address were stopped by the link in one of them, so it cannot get the newsletter.',
    ]);
    expect(await told()).toEqual(['not confirmed', `yes ${now.toISOString()}`]);
  });
});
