import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE, AUTH_BASE, type LeadReceipt } from '@home-design/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import { newUserId, TestClient } from '../../test/test-client.ts';
import { createSessions } from '../account/index.ts';
import { forgetOldLeads } from './index.ts';

/** The full proof uses 2,000; the ordinary run uses fewer. */
const RUNS = Number(process.env.LEAD_SUBMISSIONS ?? 60);
const AT = `${API_BASE}/gallery/lead-capture/`;
let now = new Date('2026-11-22T10:00:00Z');
let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => now },
    settings: {
      LEADS_TO: 'studio@example.com',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@example.com',
      PUBLIC_URL: 'https://rooms.example',
    },
  });
  visitor = await server.visitor();
});
afterAll(() => server.close());

let people = 0;
/** A new person. */
const person = (more: object = {}) => {
  people += 1;
  const email = `mara${people}@example.com`;
  return { firstName: 'Mara', lastName: 'Lind', email, acceptTerms: true, ...more };
};
/** Limits count by address, so every test uses another one. */
const elsewhere = () => `2001:db8:${people.toString(16)}::1`;
const send = (body: object, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  visitor.post(AT, body, { remoteAddress: elsewhere(), ...more });
const kept = (email: string) =>
  server.db.selectFrom('leads').selectAll().where('emailKey', '=', email.toLowerCase()).execute();
const mails = (topicId: string) =>
  server.db.selectFrom('mails').selectAll().where('topicId', '=', topicId).orderBy('kind').execute();

describe('the lead form', () => {
  it('LEADS-18 LEADS-19 LEADS-20 LEADS-21 LEADS-22 LEADS-23 LEADS-24 LEADS-25 LEADS-26 LEADS-27 LEADS-28 LEADS-29 LEADS-30 LEADS-31 LEADS-32 LEADS-33 LEADS-55 LEADS-56 API-107 stores every field, for a sender without a session', async () => {
    const form = person({
      phone: '+43 1 234',
      company: 'Lind & Co',
      projectType: 'renovation',
      projectTimeline: '3_months',
      budget: '10k_50k',
      propertyType: 'apartment',
      location: 'Linz',
      styles: ['Modern', 'Industrial'],
      services: ['Space Planning'],
      message: 'Two rooms.\r\nNorth side.',
      source: 'gallery',
      newsletter: true,
    });
    const receipt = expectStatus<LeadReceipt>(await send(form), 201);
    expect(receipt).toEqual({
      success: true,
      id: expect.any(String),
      mail_queued: true,
      contact_within_hours: 24,
    });
    const { phone, company, projectType, projectTimeline, budget, propertyType, location } = form as never;
    expect(await kept(form.email)).toMatchObject([
      {
        id: receipt.id,
        firstName: 'Mara',
        lastName: 'Lind',
        email: form.email,
        ...{ phone, company, source: 'gallery', newsletter: true, isSuspect: false, createdAt: now },
        details: {
          ...{ projectType, projectTimeline, budget, propertyType, location },
          styles: ['Modern', 'Industrial'],
          services: ['Space Planning'],
          message: 'Two rooms.\nNorth side.',
        },
      },
    ]);
  });

  it.each([
    ['LEADS-43 firstName', { firstName: ' ' }, 'First name is required'],
    ['LEADS-44 lastName', { lastName: '' }, 'Last name is required'],
    ['LEADS-45 email', { email: '' }, 'Email is required'],
    ['LEADS-46 email', { email: 'mara' }, 'Invalid email address'],
    ['LEADS-53 C-38 acceptTerms', { acceptTerms: false }, 'Please accept the terms and conditions'],
  ])(
    'LEADS-56 STORE-61 ERRORS-93 %s is refused with its message, and nothing is stored',
    async (name, change, message) => {
      const form = person(change);
      const refused = await send(form);
      expect([refused.statusCode, refused.json().detail]).toEqual([400, message]);
      expect(refused.json().errors).toEqual({ [name.split(' ').at(-1)!]: [message] });
      expect(await kept(form.email)).toEqual([]);
    },
  );

  it('LEADS-16 C-23 mails the sender, and the operator, who can reply to the sender', async () => {
    const form = person({ styles: ['Modern', 'BUY NOW https://spam.example'], message: '<b>Hi</b> & bye' });
    const { id } = expectStatus<LeadReceipt>(await send(form), 201);
    const [confirmation, notice] = await mails(id);
    expect(confirmation).toMatchObject({ recipient: form.email, replyTo: null, state: 'queued' });
    expect(confirmation?.textBody).toContain('Hello Mara,');
    expect(confirmation?.textBody).toContain('free 30-minute consultation');
    expect(confirmation?.textBody).toContain('within 24 hours');
    expect(confirmation?.textBody).toContain('Styles: Modern\n');
    // The form cannot be used to write to strangers. Ids and links may contain any letters.
    expect(confirmation?.textBody).not.toMatch(/spam\.example|BUY NOW|<b>|& bye/);
    expect(notice).toMatchObject({
      recipient: 'studio@example.com',
      replyTo: form.email,
      subject: 'Consultation request from Mara Lind',
    });
    expect(notice?.textBody).toContain('Message: <b>Hi</b> & bye');
    expect(notice?.htmlBody).toContain('&lt;b&gt;Hi&lt;/b&gt; &amp; bye');
  });

  it('leaves a name that is not a name out of the greeting', async () => {
    const { id } = expectStatus<LeadReceipt>(await send(person({ firstName: 'win at evil.example/x' })), 201);
    const [confirmation] = await mails(id);
    expect(confirmation?.textBody).toMatch(/^Hello,\n/);
    expect(confirmation?.htmlBody).not.toContain('evil');
  });

  it('U-10 stores a form once that is sent twice at the same time, and writes one mail', async () => {
    const form = person();
    const from = { remoteAddress: elsewhere() };
    const answers = await Promise.all([send(form, from), send(form, from)]);
    const [one, two] = answers.map((answer) => expectStatus<LeadReceipt>(answer, 201));
    expect(two).toEqual(one);
    expect(await kept(form.email)).toHaveLength(1);
    expect(await mails(one!.id)).toHaveLength(2);

    const headers = { 'idempotency-key': 'again' };
    const other = expectStatus<LeadReceipt>(await send(form, { headers }), 201);
    expect(other.id).not.toBe(one!.id);
    // An address gets one confirmation within a day, and the answer announces none after that.
    expect(other.mail_queued).toBe(false);
    expect((await mails(other.id)).map(({ kind }) => kind)).toEqual(['lead-notice']);
  });

  it('S12 stores and marks a form with the hidden field filled in, and sends no mail', async () => {
    const form = person({ website: 'https://spam.example' });
    const receipt = expectStatus<LeadReceipt>(await send(form), 201);
    expect(receipt.mail_queued).toBe(false);
    expect(await kept(form.email)).toMatchObject([{ isSuspect: true }]);
    expect(await mails(receipt.id)).toEqual([]);
  });

  it('U-25 accepts five forms a minute from one address, for all senders together', async () => {
    const from = { remoteAddress: '2001:db8:ffff::1' };
    for (let count = 0; count < 5; count += 1) expectStatus(await send(person(), from), 201);
    const guest = await server.guest();
    const refused = await guest.post(AT, person(), from);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is refused without the anti-forgery token', async () => {
    const refused = await send(person(), { headers: { 'x-csrftoken': '' } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'csrf_failed']);
  });

  it('S12 stores any input as text or refuses it, and no input adds a header line to a mail', async () => {
    const codeUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    const text = fc.oneof(
      fc.string({ unit: codeUnit, maxLength: 40 }),
      fc.constantFrom(
        'Eve\r\nBcc: all@example.com',
        '=HYPERLINK("x")',
        '<script>alert(1)</script>',
        '\u0000',
        '\ud800',
      ),
    );
    const odd = fc.oneof({ weight: 30, arbitrary: text }, fc.anything({ maxDepth: 1 }));
    const name = fc.oneof({ weight: 3, arbitrary: text }, fc.constant('Eve'));
    const fuzzed = fc.record(
      { firstName: name, lastName: name, phone: odd, company: odd, message: odd, location: odd, source: odd },
      { requiredKeys: ['firstName', 'lastName'] },
    );
    const lists = fc.record(
      { styles: fc.array(odd, { maxLength: 3 }), services: odd, budget: odd, newsletter: odd },
      { requiredKeys: [] },
    );
    const fields = fc.oneof({ weight: 3, arbitrary: fuzzed }, lists);
    const ids: string[] = [];
    await fc.assert(
      fc.asyncProperty(fields, async (given) => {
        const answer = await send({ ...person(), ...(JSON.parse(JSON.stringify(given)) as object) });
        expect([201, 400]).toContain(answer.statusCode);
        if (answer.statusCode === 201) ids.push(answer.json<LeadReceipt>().id);
      }),
      { numRuns: RUNS, seed: 12 },
    );
    expect(ids.length).toBeGreaterThan(10);
    for (const mail of (await Promise.all(ids.map(mails))).flat()) {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
      expect([mail.subject, mail.replyTo, mail.recipient].join(' ')).not.toMatch(/[\u0000-\u001f]/);
      expect(mail.htmlBody).not.toContain('<script');
    }
  });
});

describe('the further life of leads', () => {
  it('S-12 ACCESS-30 a person who requested a consultation has a discovery call', async () => {
    const email = 'Nora.Berg@example.com';
    const id = newUserId();
    await server.db
      .insertInto('users')
      .values({ id, isAnonymous: false, email, displayName: null })
      .execute();
    const client = new TestClient(server.app);
    const { token } = await createSessions(server.db, server.clock).start(server.db, id);
    client.cookies.set(SESSION_COOKIE, token);
    const quota = async () => (await client.get(`${AUTH_BASE}/me`)).json().user.quota;
    expect(await quota()).toMatchObject({ hasDiscoveryCall: false });

    expectStatus(await send(person({ email, website: 'x' })), 201);
    expect(await quota()).toMatchObject({ hasDiscoveryCall: false });
    expectStatus(await send(person({ email: 'nora.berg@example.com' })), 201);
    expect(await quota()).toMatchObject({ hasDiscoveryCall: true });
  });

  it('S12 they and their mails are deleted after 12 months', async () => {
    const form = person();
    const { id } = expectStatus<LeadReceipt>(await send(form), 201);
    const sentAt = now;
    now = new Date('2027-11-22T09:59:59Z');
    await forgetOldLeads(server.db, now);
    expect(await kept(form.email)).toHaveLength(1);

    now = new Date('2027-11-22T10:00:01Z');
    await forgetOldLeads(server.db, now);
    expect([await kept(form.email), await mails(id)]).toEqual([[], []]);
    now = sentAt;
  });
});

describe('with a bot-protection key, and without a mail server or a promise', () => {
  let verdict = '{"success":true}';
  const service = createServer((_request, response) => void response.end(verdict));
  let careful: TestServer;
  beforeAll(async () => {
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    careful = await startTestServer({
      settings: {
        LEADS_PROMISE_24_HOURS: 'false',
        TURNSTILE_SITE_KEY: 'public-key',
        TURNSTILE_SECRET_KEY: 'hush',
        TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
      },
    });
  });
  afterAll(async () => {
    await careful.close();
    service.close();
  });

  it('S-02 ACCESS-17 a form without a solved challenge is refused, and one that cannot be checked must be sent again later', async () => {
    const client = await careful.visitor();
    const refused = async (body: object) => {
      const answer = await client.post(AT, body, { remoteAddress: elsewhere() });
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused(person())).toEqual([403, 'challenge_required']);
    verdict = '{"success":false}';
    expect(await refused(person({ challenge: 'stale' }))).toEqual([403, 'challenge_required']);
    verdict = 'not json';
    expect(await refused(person({ challenge: 'solved' }))).toEqual([503, 'unavailable']);
    expect(await careful.db.selectFrom('leads').select('id').execute()).toEqual([]);
  });

  it('LEADS-16 LEADS-17 C-23 the mail is kept for the operator, and the page does not announce it to the sender', async () => {
    verdict = '{"success":true}';
    const client = await careful.visitor();
    const answer = await client.post(AT, person({ challenge: 'solved' }), { remoteAddress: elsewhere() });
    const receipt = expectStatus<LeadReceipt>(answer, 201);
    expect(receipt).toMatchObject({ mail_queued: false, contact_within_hours: null });
    const [mail] = await careful.db.selectFrom('mails').selectAll().execute();
    expect(mail).toMatchObject({ state: 'held', kind: 'lead-confirmation' });
    expect(mail?.textBody).not.toContain('24 hours');
  });
});
