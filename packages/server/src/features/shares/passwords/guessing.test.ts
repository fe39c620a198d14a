import { randomBytes } from 'node:crypto';
import { API_BASE, type Operation, RATE_LIMITS, type ShareLink } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus, makeProject } from '../../../test/makers.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { FORGOTTEN_AFTER_MS, forgetOldGuesses } from '../index.ts';

const RIGHT = 'quay side';
const MINUTE_MS = 60_000;

let now = new Date('2026-11-22T10:00:00Z');
let server: TestServer;
let owner: TestClient & { userId: string };
let visitor: TestClient;
let link: ShareLink;
beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => now },
    settings: {
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'rooms@example.com',
      PUBLIC_URL: 'https://rooms.example',
    },
  });
});
beforeEach(async () => {
  owner = await server.guest();
  visitor = await server.visitor();
  const { id } = await makeProject(owner, { title: 'Harbor flat' });
  const body = { permission: 'view', password: RIGHT };
  link = expectStatus(await owner.post(`${API_BASE}/projects/${id}/share_links/`, body), 201);
});
afterAll(() => server.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let networks = 0;
/** Requests are limited by network as well, so each test uses other networks. */
const elsewhere = () => {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.9`;
};
const enter = (password: string, from: string, client = visitor) =>
  client.post(`${API_BASE}/share/${link.token}/unlock/`, { password }, { remoteAddress: from });
const statusesOf = async (password: string, sources: readonly string[], client?: TestClient) => {
  const statuses: number[] = [];
  for (const from of sources) statuses.push((await enter(password, from, client)).statusCode);
  return statuses;
};
const linkOf = async (client: TestClient): Promise<ShareLink> =>
  expectStatus(await client.get(`${API_BASE}/share-links/${link.id}/`), 200);
const activityOf = async (client: TestClient) =>
  expectStatus<{ results: Operation[] }>(await client.get(`${API_BASE}/operations/`), 200).results;
/** One wrong password from each of twenty networks: then all others must wait. */
const attack = () => statusesOf('wrong', Array.from({ length: 20 }, elsewhere));

describe('guessing the password of a link', () => {
  it('S11 issue 13: of 150 guesses from 15 addresses, 20 are checked, and the right one is not among them', async () => {
    const addresses = Array.from({ length: 15 }, elsewhere);
    const guesses = Array.from({ length: 10 }, () => addresses).flat();
    const statuses = await statusesOf('wrong', guesses);
    expect(statuses.filter((status) => status === 403)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(130);
    const refused = await enter(RIGHT, elsewhere());
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        code: 'share_password_locked',
        detail: 'Too many wrong passwords were entered here. Please try again in 15 seconds.',
      },
    ]);
    expect(refused.headers['retry-after']).toBe('15');
    later(15_000);
    expect((await enter(RIGHT, elsewhere())).statusCode).toBe(200);
  });

  it('S11 simultaneous guesses get no further than successive ones', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => enter('wrong', elsewhere())));
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(20);
  });

  it('S11 slows down a single network, longer each time', async () => {
    const from = elsewhere();
    expect(await statusesOf('wrong', Array(6).fill(from))).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await enter(RIGHT, from)).headers['retry-after']).toBe('30');
    expect((await enter(RIGHT, elsewhere(), await server.visitor())).statusCode).toBe(200);
    later(30_000);
    expect((await enter('wrong', from)).statusCode).toBe(403);
    const next = await enter(RIGHT, from);
    expect(next.json().detail).toContain('in 60 seconds');
    later(MINUTE_MS);
    expect((await enter(RIGHT, from)).statusCode).toBe(200);
    // A right password resets the count.
    const kept = server.db.selectFrom('shareGuesses').select('source').where('linkId', '=', link.id);
    expect(await kept.execute()).toEqual([{ source: '' }]);
  });

  it('S11 counts an IPv6 network as one, and an IPv4 address the same in every notation', async () => {
    const six = Array.from({ length: 6 }, (_, index) => `2001:db8:5:5::${index + 1}`);
    expect(await statusesOf('wrong', six)).toEqual([403, 403, 403, 403, 403, 429]);
    const four = [
      '192.0.2.9',
      '::ffff:192.0.2.9',
      '192.0.2.9',
      '::ffff:c000:209',
      '192.0.2.9',
      '::ffff:192.0.2.9',
    ];
    expect(await statusesOf('wrong', four)).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('S11 stores the counts in the database, for every process and after a restart, without addresses', async () => {
    await attack();
    const rows = await server.db
      .selectFrom('shareGuesses')
      .selectAll()
      .where('linkId', '=', link.id)
      .execute();
    expect(rows.find(({ source }) => source === '')).toMatchObject({ wrong: 20 });
    expect(JSON.stringify(rows)).not.toMatch(/10\.\d+\.\d+\.9/);
  });

  it('admits the browser that has opened the link before, while others guess', async () => {
    const client = await server.visitor();
    const from = elsewhere();
    expect((await enter(RIGHT, from, client)).statusCode).toBe(200);
    later(3 * 24 * 3_600_000); // its pass has expired, so that it needs the password again
    expect((await client.get(`${API_BASE}/share/${link.token}/`)).statusCode).toBe(403);
    await attack();
    expect((await enter(RIGHT, from)).statusCode).toBe(429);
    expect((await enter(RIGHT, from, client)).statusCode).toBe(200);
  });

  it('S11 is no easier for a browser that has opened the link: it has five attempts as well', async () => {
    const client = await server.visitor();
    await enter(RIGHT, elsewhere(), client);
    const tries = Array.from({ length: 6 }, elsewhere);
    expect(await statusesOf('wrong', tries, client)).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('S11 ignores a forged mark of having opened the link', async () => {
    await attack();
    const forged = await server.visitor();
    const name = randomBytes(16).toString('base64url');
    forged.cookies.set(`hd_known_${link.id}`, `${name}.${randomBytes(32).toString('base64url')}`);
    expect((await enter(RIGHT, elsewhere(), forged)).statusCode).toBe(429);
  });

  it('S11 forgets known browsers when the password changes, and starts counting anew', async () => {
    const client = await server.visitor();
    await enter(RIGHT, elsewhere(), client);
    await attack();
    expectStatus(await owner.patch(`${API_BASE}/share-links/${link.id}/`, { password: 'lake side' }), 200);
    expect(await linkOf(owner)).toMatchObject({ wrong_passwords: 0, wrong_passwords_since: null });
    await attack();
    expect((await enter('lake side', elsewhere(), client)).statusCode).toBe(429);
  });

  it('does not count right passwords', async () => {
    for (let turn = 0; turn < 25; turn += 1) {
      expect((await enter(RIGHT, elsewhere(), await server.visitor())).statusCode).toBe(200);
    }
    expect(await linkOf(owner)).toMatchObject({ wrong_passwords: 0 });
  });

  it('U-25 still limits the requests of one network', async () => {
    const from = elsewhere();
    const statuses = await statusesOf(RIGHT, Array(RATE_LIMITS.sharePassword.max + 1).fill(from));
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1)).not.toContain(429);
  });

  it('forgets after a day without a wrong password', async () => {
    await attack();
    later(FORGOTTEN_AFTER_MS);
    expect((await enter(RIGHT, elsewhere())).statusCode).toBe(200);
    later(1);
    await forgetOldGuesses(server.db, new Date(now.getTime() - FORGOTTEN_AFTER_MS));
    const rows = await server.db
      .selectFrom('shareGuesses')
      .selectAll()
      .where('linkId', '=', link.id)
      .execute();
    expect(rows.filter(({ source }) => source !== '')).toEqual([]);
  });
});

describe('the owner of a link', () => {
  it('issue 13: sees the number of wrong passwords, and since when', async () => {
    expect(await linkOf(owner)).toMatchObject({ wrong_passwords: 0, wrong_passwords_since: null });
    const first = now.toISOString();
    await enter('wrong', elsewhere());
    later(MINUTE_MS);
    await enter('wrong', elsewhere());
    expect(await linkOf(owner)).toMatchObject({ wrong_passwords: 2, wrong_passwords_since: first });
  });

  it('is notified after ten, in the activity and by mail, at most once a day', async () => {
    const address = `mara${networks}@example.com`;
    await server.db
      .updateTable('users')
      .set({ isAnonymous: false, email: address })
      .where('id', '=', owner.userId as never)
      .execute();
    const mails = () => server.db.selectFrom('mails').selectAll().where('recipient', '=', address).execute();
    await statusesOf('wrong', Array.from({ length: 9 }, elsewhere));
    expect([await activityOf(owner), await mails()]).toEqual([[], []]);
    await statusesOf('wrong', Array.from({ length: 11 }, elsewhere));
    expect(await activityOf(owner)).toMatchObject([
      { description: '10 wrong passwords were entered on a share link', project_title: 'Harbor flat' },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Wrong passwords on one of your links', kind: 'share-password' });
    expect(mail?.textBody).toContain("10 wrong passwords were entered on the link to 'Harbor flat'.");
    expect(mail?.textBody + mail!.htmlBody).not.toContain(link.token);

    later(24 * 3_600_000);
    await statusesOf('wrong', Array.from({ length: 11 }, elsewhere));
    expect((await activityOf(owner)).map(({ description }) => description)).toEqual([
      '21 wrong passwords were entered on a share link',
      '10 wrong passwords were entered on a share link',
    ]);
    expect(await mails()).toHaveLength(2);
  });

  it('gets no mail as a guest, who has no address', async () => {
    const before = await server.db.selectFrom('mails').select('id').execute();
    await attack();
    expect(await activityOf(owner)).toHaveLength(1);
    expect(await server.db.selectFrom('mails').select('id').execute()).toEqual(before);
  });
});
