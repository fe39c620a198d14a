import { API_BASE, AUTH_BASE, CSRF_COOKIE, CSRF_HEADER } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { VISITOR_COOKIE } from './cookies.ts';

const PROJECTS = `${API_BASE}/projects/`;
const PROJECT = { title: 'Flat' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const countProjects = async () => (await server.db.selectFrom('projects').select('id').execute()).length;

describe('calls that change something', () => {
  it('ACCESS-56 ACCESS-57 are accepted with the token of the cookie', async () => {
    const guest = await server.guest();
    expect((await guest.post(PROJECTS, PROJECT)).statusCode).toBe(201);
  });

  it.each([
    ['no token', () => ''],
    ['a made-up token', () => 'AAAA.BBBB'],
    [
      'a token with one letter changed',
      (own: string) => `${own.slice(0, -2)}${own.endsWith('A') ? 'BB' : 'AA'}`,
    ],
    ['a token with something after it', (own: string) => `${own}.x`],
  ])('ACCESS-57 S5 are refused with %s, in header and cookie alike', async (_name, forge) => {
    const guest = await server.guest();
    const token = forge(guest.cookies.get(CSRF_COOKIE) ?? '');
    guest.cookies.set(CSRF_COOKIE, token);
    const before = await countProjects();
    const response = await guest.post(PROJECTS, PROJECT, { headers: { [CSRF_HEADER]: token } });

    expect([response.statusCode, response.json().code]).toEqual([403, 'csrf_failed']);
    expect(await countProjects()).toBe(before);
  });

  it("S5 are refused with another session's token, even if it is planted as the cookie", async () => {
    const [victim, attacker] = [await server.guest(), await server.guest()];
    const planted = attacker.cookies.get(CSRF_COOKIE) ?? '';
    victim.cookies.set(CSRF_COOKIE, planted);
    const response = await victim.post(PROJECTS, PROJECT);
    expect([response.statusCode, response.json().code]).toEqual([403, 'csrf_failed']);
  });

  it('S5 are refused if only the cookie has the token', async () => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, PROJECT, { headers: { [CSRF_HEADER]: '' } });
    expect(response.statusCode).toBe(403);
  });

  it.each([
    ['Origin of another site', { origin: 'https://evil.example' }],
    ['Origin null', { origin: 'null' }],
    ['Origin of a sibling', { origin: 'http://other.localhost' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site same-site', { 'sec-fetch-site': 'same-site' }],
  ])('S5 are refused with %s', async (_name, headers) => {
    const guest = await server.guest();
    const before = await countProjects();
    const response = await guest.post(PROJECTS, PROJECT, { headers: { host: 'localhost', ...headers } });

    expect([response.statusCode, response.json().code]).toEqual([403, 'origin_refused']);
    expect(await countProjects()).toBe(before);
  });

  it('S5 are accepted from our own origin', async () => {
    const guest = await server.guest();
    const headers = {
      host: 'rooms.lan:3000',
      origin: 'http://rooms.lan:3000',
      'sec-fetch-site': 'same-origin',
    };
    expect((await guest.post(PROJECTS, PROJECT, { headers })).statusCode).toBe(201);
  });

  it('S5 include signing in', async () => {
    const visitor = await server.visitor();
    visitor.cookies.delete(CSRF_COOKIE);
    const response = await visitor.post(`${AUTH_BASE}/session`, { idToken: 'x' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'csrf_failed']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('S5 are refused as %s', async (type) => {
    const guest = await server.guest();
    const headers = { 'content-type': type };
    const response = await guest.post(PROJECTS, JSON.stringify(PROJECT), { headers });
    expect([response.statusCode, response.json().code]).toEqual([415, 'media_type_refused']);
  });

  it('S5 cannot be smuggled through a GET by a method override', async () => {
    const guest = await server.guest();
    const before = await countProjects();
    await guest.get(`${PROJECTS}?_method=POST`, { headers: { 'x-http-method-override': 'POST' } });
    expect(await countProjects()).toBe(before);
  });
});

describe('the csrftoken cookie', () => {
  it('S-04 ACCESS-64 is set by GET /auth/me, readable by scripts, and kept while it is valid', async () => {
    const visitor = await server.visitor();
    const first = visitor.cookies.get(CSRF_COOKIE);
    const again = await visitor.get(`${AUTH_BASE}/me`);

    expect(first).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(again.cookies).toEqual([]);
    expect(visitor.cookies.get(CSRF_COOKIE)).toBe(first);
  });

  it('is not HttpOnly, but the cookie it is bound to is', async () => {
    const response = await server.app.inject(`${AUTH_BASE}/me`);
    const byName = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(byName[CSRF_COOKIE]).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(byName[CSRF_COOKIE]?.httpOnly).toBeUndefined();
    expect(byName[VISITOR_COOKIE]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('U-42 is marked secure if the browser uses https', async () => {
    const secured = await startTestServer({ settings: { PUBLIC_URL: 'https://rooms.example' } });
    const response = await secured.app.inject({ url: `${AUTH_BASE}/me`, headers: { host: 'rooms.example' } });
    expect(response.cookies.map((cookie) => cookie.secure)).toEqual([true, true]);
    expect(response.headers['strict-transport-security']).toContain('max-age=');
    await secured.close();
  });
});
