import { randomUUID } from 'node:crypto';
import { AUTH_BASE, type MailPreferences, type UserId } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailLinks, type MailLinks } from '../../platform/mail/mail-links.ts';
import { isWanted } from '../../platform/mail/preference-store.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const AT = `${AUTH_BASE}/preferences`;
const DEFAULTS: MailPreferences = {
  emailNotifications: true,
  projectNotifications: true,
  marketingEmails: false,
};

let server: TestServer;
let links: MailLinks;
beforeAll(async () => {
  server = await startTestServer();
  links = createMailLinks({ secret: server.shareSecret, publicUrl: 'https://rooms.example' });
});
afterAll(() => server.close());

const read = async (client: TestClient) =>
  expectStatus<{ preferences: MailPreferences; sendsMail: boolean }>(await client.get(AT), 200);
const save = async (client: TestClient, change: object) =>
  expectStatus<{ preferences: MailPreferences }>(await client.patch(AT, change), 200).preferences;
const tokenFor = (subscription: Parameters<MailLinks['unsubscribeUrl']>[0]) =>
  links.unsubscribeUrl(subscription)!.split('/').at(-1)!;
const aboutProjects = (userId: UserId) => ({ topic: 'projects', userId }) as const;

describe("a person's mail preferences", () => {
  it('SETTINGS-19 SETTINGS-20 SETTINGS-21 C-27 are kept on the server, with advertising off by default', async () => {
    const guest = await server.guest();
    expect(await read(guest)).toEqual({ preferences: DEFAULTS, sendsMail: false });
    expect(await save(guest, { projectNotifications: false })).toEqual({
      ...DEFAULTS,
      projectNotifications: false,
    });
    const all = { emailNotifications: false, projectNotifications: true, marketingEmails: true };
    expect(await save(guest, all)).toEqual(all);
    expect(await save(guest, {})).toEqual(all);
    expect((await read(guest)).preferences).toEqual(all);
    expect((await read(await server.guest())).preferences).toEqual(DEFAULTS);
  });

  it('say whether this server sends mails', async () => {
    const settings = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'a@example.com',
      PUBLIC_URL: 'https://rooms.example',
    };
    const sending = await startTestServer({ settings });
    try {
      expect((await read(await sending.guest())).sendsMail).toBe(true);
    } finally {
      await sending.close();
    }
  });

  it('consist of switches only', async () => {
    const guest = await server.guest();
    for (const body of [{ emailNotifications: 'no' }, { quotaLimit: 9 }, { plan: 'business' }]) {
      expectStatus(await guest.patch(AT, body), 400);
    }
  });
});

describe('refusing mails by their link', () => {
  it('RFC 8058 works by one click of a mail program, without session, cookie or anti-forgery token', async () => {
    const { userId } = await server.guest();
    const token = tokenFor(aboutProjects(userId));
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/unsubscribe/${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, answer.body]).toEqual([200, 'Unsubscribed.\n']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isWanted(server.db, aboutProjects(userId))).toBe(false);
    expect(await isWanted(server.db, { topic: 'marketing', userId })).toBe(false);
  });

  it('RFC 8058 accepts the other content type as well', async () => {
    const { userId } = await server.guest();
    const form =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const answer = await server.app.inject({
      method: 'POST',
      url: `/app/unsubscribe/${tokenFor(aboutProjects(userId))}`,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      payload: form,
    });
    expect(answer.statusCode).toBe(200);
    expect(await isWanted(server.db, aboutProjects(userId))).toBe(false);
  });

  it('does not happen by opening the link, because programs open links as well', async () => {
    const { userId } = await server.guest();
    const { statusCode } = await server.app.inject(`/app/unsubscribe/${tokenFor(aboutProjects(userId))}`);
    expect(statusCode).not.toBe(405);
    expect(await isWanted(server.db, aboutProjects(userId))).toBe(true);
  });

  it('happens by the button of its page, and appears in the settings', async () => {
    const guest = await server.guest();
    await save(guest, { marketingEmails: true });
    const visitor = await server.visitor();
    const stop = (token: string) => visitor.post(`${AUTH_BASE}/unsubscribe`, { token });
    const marketing = { topic: 'marketing', userId: guest.userId } as const;
    for (let time = 0; time < 2; time++)
      expect(expectStatus(await stop(tokenFor(marketing)), 200)).toEqual({ topic: 'marketing' });
    expect((await read(guest)).preferences).toEqual(DEFAULTS);

    const address = { topic: 'requests', addressKey: links.addressKey('mara@example.com') } as const;
    expect(await isWanted(server.db, address)).toBe(true);
    expect(expectStatus(await stop(tokenFor(address)), 200)).toEqual({ topic: 'requests' });
    expect(await isWanted(server.db, address)).toBe(false);
  });

  it('accepts no other token', async () => {
    const guest = await server.guest();
    const forged = `${tokenFor(aboutProjects(guest.userId)).split('.')[0]}.${'A'.repeat(43)}`;
    for (const token of [forged, 'none', randomUUID()]) {
      expectStatus(await guest.post(`${AUTH_BASE}/unsubscribe`, { token }), 404);
      const { statusCode } = await server.app.inject({ method: 'POST', url: `/app/unsubscribe/${token}` });
      expect(statusCode).toBe(404);
    }
    expect((await read(guest)).preferences).toEqual(DEFAULTS);
  });
});
