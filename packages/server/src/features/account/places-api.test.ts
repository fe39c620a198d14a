import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_BASE, AUTH_BASE, type SignedInPlace } from '@home-design/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const AT = `${AUTH_BASE}/sessions/`;

/** How far the clock of the servers is ahead. */
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
/** Moves the clock to where a session is read again: it is cached for one second. */
function afterTrust(): void {
  aheadMs += 1_000;
}

const list = async (client: TestClient) =>
  expectStatus<{ results: SignedInPlace[] }>(await client.get(AT), 200).results;
const isSignedIn = async (client: TestClient) =>
  (await client.get(`${API_BASE}/projects/`)).statusCode === 200;

/** Signs a browser in with Google's identity service, or its stand-in, as the same person each time. */
type SignIn = (userAgent?: string) => Promise<{ client: TestClient; idToken: string }>;

async function withGoogle() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const keys = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  }).listen(0, '127.0.0.1');
  await once(keys, 'listening');
  const settings = {
    FIREBASE_PROJECT_ID: 'rooms',
    FIREBASE_API_KEY: 'key',
    FIREBASE_JWKS_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`,
  };
  const server = await startTestServer({ settings, clock });
  const began = Math.floor(Date.now() / 1_000) - 10_000;
  let signIns = 0;
  const signIn: SignIn = async (userAgent = FIREFOX) => {
    const seconds = Math.floor(Date.now() / 1_000);
    signIns += 1;
    const claims = { auth_time: began + signIns, firebase: { sign_in_provider: 'google.com' } };
    const idToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'own' })
      .setIssuer('https://securetoken.google.com/rooms')
      .setAudience('rooms')
      .setSubject('mara')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(privateKey);
    return { client: await enter(server, idToken, userAgent), idToken };
  };
  const close = async () => {
    await server.close();
    keys.close();
  };
  return { server, signIn, close };
}

/** With the embedded service, only Google sign-in gives a person several browsers; here they share one uid. */
async function withEmbedded() {
  const server = await startTestServer({ clock });
  const uids: string[] = [];
  const signIn: SignIn = async (userAgent = FIREFOX) => {
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
    const made = await server.app.inject({ method: 'POST', url: signUp, payload: {} });
    const { localId, refreshToken } = expectStatus<{ localId: string; refreshToken: string }>(made, 200);
    uids.push(localId);
    const uid = uids[0] as never;
    await server.db
      .updateTable('identitySignIns')
      .set({ uid })
      .where('uid', '=', localId as never)
      .execute();
    const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString();
    const renewed = await server.app.inject({
      method: 'POST',
      url: '/securetoken.googleapis.com/v1/token?key=k',
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const { id_token: idToken } = expectStatus<{ id_token: string }>(renewed, 200);
    return { client: await enter(server, idToken, userAgent), idToken };
  };
  return { server, signIn, close: () => server.close() };
}

async function enter(server: TestServer, idToken: string, userAgent: string): Promise<TestClient> {
  const client = await server.visitor();
  const headers = { 'user-agent': userAgent };
  expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken }, { headers }), 200);
  return client;
}

describe.each([
  ['the embedded identity service', withEmbedded],
  ["Google's identity service", withGoogle],
])('the places where a person is signed in, with %s', (_name, start) => {
  let server: TestServer;
  let signIn: SignIn;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ server, signIn, close } = await start());
  });
  afterAll(() => close());

  it('is listed in plain words, this browser first, and without addresses', async () => {
    const { client: phone } = await signIn(IPHONE);
    const { client: desk } = await signIn(FIREFOX);
    const listed = await desk.get(AT);
    expect(listed.json().results.slice(0, 2)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        device: 'Firefox on Linux',
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Safari on iPhone', isCurrent: false }),
    ]);
    expect(listed.body).not.toMatch(/127\.0\.0\.1|Mozilla|rv:143/);
    expect((await list(phone))[0]).toMatchObject({ device: 'Safari on iPhone', isCurrent: true });
  });

  it('can be ended one by one, and the browser cannot come back by its tokens', async () => {
    const { client: lost, idToken } = await signIn(IPHONE);
    const { client: desk } = await signIn();
    const [, place] = await list(desk);
    expectStatus(await desk.delete(`${AT}${place?.id}/`), 204);
    afterTrust();
    expect(await isSignedIn(lost)).toBe(false);
    expect(await isSignedIn(desk)).toBe(true);
    expect((await list(desk)).map(({ id }) => id)).not.toContain(place?.id);
    // The page sends this request as soon as it is refused.
    await lost.get(`${AUTH_BASE}/me`);
    const renewed = await lost.post(`${AUTH_BASE}/session`, { idToken });
    expect([renewed.statusCode, renewed.json().code]).toEqual([401, 'id_token_invalid']);
    expect((await desk.delete(`${AT}${place?.id}/`)).json().code).toBe('session_not_found');
  });

  it('can be ended everywhere else at once', async () => {
    const others = [await signIn(), await signIn(IPHONE)];
    const { client: desk, idToken } = await signIn();
    const count = (await list(desk)).length - 1;
    expect(expectStatus(await desk.post(`${AT}end-others/`), 200)).toEqual({ ended: count });
    afterTrust();
    expect(await list(desk)).toHaveLength(1);
    for (const { client, idToken: old } of others) {
      expect(await isSignedIn(client)).toBe(false);
      expect((await client.post(`${AUTH_BASE}/validate`, { idToken: old })).json().valid).toBe(false);
    }
    expect((await desk.post(`${AUTH_BASE}/validate`, { idToken })).json().valid).toBe(true);
    expect(await isSignedIn(desk)).toBe(true);
  });

  it('ended here is signed out', async () => {
    const { client, idToken } = await signIn();
    const [place] = await list(client);
    expectStatus(await client.delete(`${AT}${place?.id}/`), 204);
    expect(client.cookies.has('hd_session')).toBe(false);
    expect((await client.post(`${AUTH_BASE}/validate`, { idToken })).json().valid).toBe(false);
  });

  it('counts one browser once, even if its page is loaded often', async () => {
    const { client, idToken } = await signIn();
    const before = (await list(client)).length;
    const [first] = await list(client);
    expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken }), 200);
    client.cookies.delete('hd_session');
    await client.get(`${AUTH_BASE}/me`);
    expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken }), 200);
    const places = await list(client);
    expect(places).toHaveLength(before);
    expect(places[0]?.createdAt).toBe(first?.createdAt);
  });

  it('is visible to its owner only, and can be ended by its owner only', async () => {
    const { client } = await signIn();
    const [place] = await list(client);
    const stranger = await server.guest();
    expect((await list(stranger)).map(({ id }) => id)).not.toContain(place?.id);
    expect((await stranger.delete(`${AT}${place?.id}/`)).statusCode).toBe(404);
    expect(expectStatus(await stranger.post(`${AT}end-others/`), 200)).toEqual({ ended: 0 });
    afterTrust();
    expect(await isSignedIn(client)).toBe(true);
  });
});
