import { API_BASE, AUTH_BASE, CSRF_COOKIE } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessions } from '../../../features/account/index.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus } from '../../../test/makers.ts';
import { TestClient } from '../../../test/test-client.ts';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
const HERE = { headers: { host: 'rooms.example' } };
const PLAIN = 'hd_session';
const PREFIXED = '__Host-hd_session';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { PUBLIC_URL: 'https://rooms.example' } });
});
afterAll(() => server.close());

async function visitor(): Promise<TestClient> {
  const client = new TestClient(server.app);
  await client.get(`${AUTH_BASE}/me`, HERE);
  return client;
}
async function signedIn(): Promise<TestClient> {
  const client = await visitor();
  const { idToken } = (await server.app.inject({ method: 'POST', url: SIGN_UP, payload: {} })).json();
  expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken }, HERE), 200);
  return client;
}
/** A session from before cookies had prefixes. */
async function startedBefore(): Promise<TestClient> {
  const { userId } = await server.guest();
  const client = new TestClient(server.app);
  const { token } = await createSessions(server.db, server.clock).start(server.db, userId);
  client.cookies.set(PLAIN, token);
  return client;
}
const isSignedIn = async (client: TestClient) =>
  (await client.get(`${AUTH_BASE}/me`, HERE)).json().isAuthenticated as boolean;

describe('cookies over https', () => {
  it('S6 belong to this very host, and scripts read only csrftoken', async () => {
    const client = await visitor();
    const { idToken } = (await server.app.inject({ method: 'POST', url: SIGN_UP, payload: {} })).json();
    const { cookies } = await client.post(`${AUTH_BASE}/session`, { idToken }, HERE);
    const named = Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]));
    expect(named[PREFIXED]).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(named[PREFIXED]).not.toHaveProperty('domain');
    expect(named[CSRF_COOKIE]).toMatchObject({ path: '/', secure: true });
    expect(named[CSRF_COOKIE]?.httpOnly).toBeUndefined();
    expect([...client.cookies.keys()].toSorted()).toEqual([PREFIXED, '__Host-hd_visitor', CSRF_COOKIE]);
    expect(await isSignedIn(client)).toBe(true);
    expectStatus(await client.post(`${API_BASE}/projects/`, { title: 'Flat' }, HERE), 201);
  });

  it('keep their plain names over http, where browsers refuse the prefix', async () => {
    const client = new TestClient(server.app);
    const { cookies } = await client.get(`${AUTH_BASE}/me`, { headers: { host: 'localhost:3000' } });
    expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['hd_visitor', undefined],
      [CSRF_COOKIE, undefined],
    ]);
  });

  it('S6 an older session is accepted once under its plain name, and renamed', async () => {
    const client = await startedBefore();
    const token = client.cookies.get(PLAIN);
    expect(await isSignedIn(client)).toBe(true);
    expect(client.cookies.has(PLAIN)).toBe(false);
    expect(client.cookies.get(PREFIXED)).toBe(token);
    expectStatus(await client.post(`${API_BASE}/projects/`, { title: 'Flat' }, HERE), 201);
  });

  it('S6 a plain session cookie beside the prefixed one is ignored', async () => {
    const client = await signedIn();
    const { user } = (await client.get(`${AUTH_BASE}/me`, HERE)).json();
    client.cookies.set(PLAIN, (await startedBefore()).cookies.get(PLAIN) ?? '');
    expect((await client.get(`${AUTH_BASE}/me`, HERE)).json().user).toEqual(user);
  });

  it('S6 another host of the domain cannot plant a session', async () => {
    const attacker = await signedIn();
    const victim = await visitor();
    victim.cookies.set(PLAIN, attacker.cookies.get(PREFIXED) ?? '');
    expect(await isSignedIn(victim)).toBe(false);
    expect(victim.cookies.has(PLAIN)).toBe(false);
    expect(victim.cookies.has(PREFIXED)).toBe(false);
  });

  it('are all deleted by signing out', async () => {
    for (const client of [await signedIn(), await startedBefore()]) {
      await client.get(`${AUTH_BASE}/me`, HERE);
      expectStatus(await client.post(`${AUTH_BASE}/logout`, undefined, HERE), 200);
      expect([...client.cookies.keys()].filter((name) => name.endsWith(PLAIN))).toEqual([]);
      expect(await isSignedIn(client)).toBe(false);
    }
  });
});
