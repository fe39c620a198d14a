import { createHash } from 'node:crypto';
import { API_BASE, AUTH_BASE, CSRF_COOKIE, ROUTES } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE, VISITOR_COOKIE } from '../../platform/http/guards/cookies.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { TestClient } from '../../test/test-client.ts';
import { createSessions } from './sessions.ts';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded';
const DAY_MS = 24 * 3_600_000;

let now = new Date('2026-11-21T08:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

const newIdToken = async () =>
  (await server.app.inject({ method: 'POST', url: SIGN_UP, payload: {} })).json().idToken as string;

async function signedIn(client?: TestClient): Promise<TestClient> {
  const visitor = client ?? (await server.visitor());
  const response = await visitor.post(`${AUTH_BASE}/session`, { idToken: await newIdToken() });
  expect(response.statusCode).toBe(200);
  return visitor;
}

const isSignedIn = async (client: TestClient) =>
  (await client.get(`${AUTH_BASE}/me`)).json().isAuthenticated as boolean;

/** Moves the clock to where a session is read again: it is cached for one second. */
function afterTrust(): void {
  now = new Date(now.getTime() + 1_000);
}

describe('GET /auth/me', () => {
  it('ACCESS-61 API-017 answers 200 and isAuthenticated false for visitors', async () => {
    const visitor = await server.visitor();
    const response = await visitor.get(`${AUTH_BASE}/me`);
    expect([response.statusCode, response.json()]).toEqual([200, { isAuthenticated: false, user: null }]);
  });

  it('ACCESS-23 ACCESS-24 ACCESS-25 ACCESS-26 ACCESS-27 ACCESS-28 ACCESS-29 ACCESS-30, ACCESS-48 describes a guest', async () => {
    const guest = await server.guest();
    expect((await guest.get(`${AUTH_BASE}/me`)).json()).toEqual({
      isAuthenticated: true,
      user: {
        uid: guest.userId,
        email: null,
        displayName: 'Guest',
        name: 'Guest',
        isAnonymous: true,
        quota: { used: 0, limit: 2000, hasDiscoveryCall: false },
      },
    });
  });
});

describe('POST /auth/session', () => {
  it('API-013 ACCESS-01 answers the user and sets a session cookie scripts cannot read', async () => {
    const visitor = await server.visitor();
    const response = await visitor.post(`${AUTH_BASE}/session`, { idToken: await newIdToken() });
    const cookie = response.cookies.find(({ name }) => name === SESSION_COOKIE);

    expect(response.json()).toMatchObject({
      success: true,
      user: { displayName: 'Guest', isAnonymous: true },
    });
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('S6 keeps only the hash of the token', async () => {
    const client = await signedIn();
    const token = client.cookies.get(SESSION_COOKIE) ?? '';
    const ids = (await server.db.selectFrom('sessions').select('id').execute()).map(({ id }) => id);
    expect(ids).toContain(createHash('sha256').update(token).digest('hex'));
    expect(ids).not.toContain(token);
  });

  it('S6 gives a new session at every sign-in, and ends the one before', async () => {
    const client = await signedIn();
    const [before, csrfBefore] = [client.cookies.get(SESSION_COOKIE), client.cookies.get(CSRF_COOKIE)];
    await signedIn(client);

    expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before);
    expect(client.cookies.get(CSRF_COOKIE)).not.toBe(csrfBefore);
    const old = await server.app.inject({
      url: `${API_BASE}/projects/`,
      cookies: { [SESSION_COOKIE]: before ?? '' },
    });
    expect([old.statusCode, old.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('keeps the session of a browser that signs in again with the same sign-in, so that its other tabs stay signed in', async () => {
    const visitor = await server.visitor();
    const idToken = await newIdToken();
    await visitor.post(`${AUTH_BASE}/session`, { idToken });
    const token = visitor.cookies.get(SESSION_COOKIE);
    const again = await visitor.post(`${AUTH_BASE}/session`, { idToken });

    expect(again.json()).toMatchObject({ success: true, user: { isAnonymous: true } });
    expect(visitor.cookies.get(SESSION_COOKIE)).toBe(token);
    expect((await visitor.post(`${API_BASE}/projects/`, { title: 'Flat' })).statusCode).toBe(201);
  });

  it('S6 gives the same sign-in a new session after the one before has ended', async () => {
    const visitor = await server.visitor();
    const idToken = await newIdToken();
    await visitor.post(`${AUTH_BASE}/session`, { idToken });
    const token = visitor.cookies.get(SESSION_COOKIE);
    await server.db.deleteFrom('sessions').execute();
    afterTrust();
    await visitor.post(`${AUTH_BASE}/session`, { idToken });

    expect(visitor.cookies.get(SESSION_COOKIE)).not.toBe(token);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it('S6 does not reuse a session token that was planted before the sign-in', async () => {
    const visitor = await server.visitor();
    const planted = 'p'.repeat(43);
    visitor.cookies.set(SESSION_COOKIE, planted);
    await visitor.get(`${AUTH_BASE}/me`);
    await signedIn(visitor);
    expect(visitor.cookies.get(SESSION_COOKIE)).not.toBe(planted);
  });

  it('API-013 answers 401 for an invalid token, and starts no session', async () => {
    const visitor = await server.visitor();
    const response = await visitor.post(`${AUTH_BASE}/session`, { idToken: 'made.up.token' });
    expect([response.statusCode, response.json().code]).toEqual([401, 'id_token_invalid']);
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
  });
});

describe('POST /auth/validate', () => {
  it('S-03 API-016 tells valid tokens from others, without starting a session', async () => {
    const visitor = await server.visitor();
    const good = await visitor.post(`${AUTH_BASE}/validate`, { idToken: await newIdToken() });
    const bad = await visitor.post(`${AUTH_BASE}/validate`, { idToken: 'made.up.token' });

    expect([good.statusCode, good.json()]).toMatchObject([200, { valid: true, user: { isAnonymous: true } }]);
    expect([bad.statusCode, bad.json()]).toEqual([200, { valid: false }]);
    expect(visitor.cookies.has(SESSION_COOKIE)).toBe(false);
    expect(await isSignedIn(visitor)).toBe(false);
  });
});

describe('POST /auth/logout', () => {
  it('API-015 S6 ends the session at once, and the token opens nothing afterwards', async () => {
    const client = await signedIn();
    const token = client.cookies.get(SESSION_COOKIE) ?? '';
    expect(await isSignedIn(client)).toBe(true);
    const response = await client.post(`${AUTH_BASE}/logout`);

    expect(response.json()).toEqual({ success: true, error: null, clearLocalAuth: true });
    expect(client.cookies.has(SESSION_COOKIE)).toBe(false);
    const replay = await server.app.inject({
      url: `${API_BASE}/projects/`,
      cookies: { [SESSION_COOKIE]: token },
    });
    expect(replay.statusCode).toBe(401);
  });

  it('leaves a visitor who can sign in again', async () => {
    const client = await signedIn();
    await client.post(`${AUTH_BASE}/logout`);
    expect(client.cookies.has(VISITOR_COOKIE)).toBe(true);
    await signedIn(client);
    expect(await isSignedIn(client)).toBe(true);
  });

  it('succeeds without a session', async () => {
    const visitor = await server.visitor();
    expect((await visitor.post(`${AUTH_BASE}/logout`)).json().success).toBe(true);
  });
});

describe('a session', () => {
  it('lasts 30 days from its last use', async () => {
    const client = await signedIn();
    for (const days of [20, 20, 31]) {
      now = new Date(now.getTime() + days * DAY_MS);
      expect(await isSignedIn(client)).toBe(days < 30);
    }
  });

  it('ACCESS-06 is kept by the browser as long as by the server: a person who comes every day stays signed in', async () => {
    const client = await signedIn();
    const token = client.cookies.get(SESSION_COOKIE);
    for (const days of [20, 20]) {
      now = new Date(now.getTime() + days * DAY_MS);
      const { cookies } = await client.get(`${AUTH_BASE}/me`);
      const cookie = cookies.find(({ name }) => name === SESSION_COOKIE);
      expect(cookie).toMatchObject({
        value: token,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 30 * 24 * 3_600,
      });
    }
    expect(await isSignedIn(client)).toBe(true);
  });

  it('ends 90 days after the sign-in, regardless of its use', async () => {
    // A new instance each time, so that none has the session in its cache.
    const sessions = () => createSessions(server.db, { now: () => now });
    const startedAt = now.getTime();
    const { token } = await sessions().start(server.db, (await server.guest()).userId);
    const ends: number[] = [];
    for (let days = 10; days < 90; days += 10) {
      now = new Date(startedAt + days * DAY_MS);
      const who = await sessions().find(token);
      ends.push(((who?.sessionEndsAt.getTime() ?? 0) - startedAt) / DAY_MS);
    }
    expect(ends).toEqual([40, 50, 60, 70, 80, 90, 90, 90]);
    now = new Date(startedAt + 90 * DAY_MS);
    expect(await sessions().find(token)).toBeNull();
  });

  it('is not given to the browser again after its end', async () => {
    const client = await signedIn();
    now = new Date(now.getTime() + 31 * DAY_MS);
    const { cookies } = await client.get(`${AUTH_BASE}/me`);
    expect(cookies.find(({ name }) => name === SESSION_COOKIE)).toBeUndefined();
  });

  it('answers 401 after its end, so that the page signs in again', async () => {
    const client = await signedIn();
    now = new Date(now.getTime() + 31 * DAY_MS);
    const response = await client.post(`${API_BASE}/projects/`, { title: 'Flat' });
    expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each([...Object.values(ROUTES.profile), ...Object.values(ROUTES.activity), ROUTES.projects.list])(
    'ACCESS-50 ACCESS-51 ACCESS-52 is needed for $method $path, and a guest has one',
    async ({ path }) => {
      const visitor = await server.visitor();
      expect((await visitor.get(path)).statusCode).toBe(401);
      expect((await (await server.guest()).get(path)).statusCode).toBe(200);
    },
  );
});

describe('GET /auth/credits', () => {
  it('S-06 API-018 counts the designs of a guest', async () => {
    const guest = await server.guest();
    expect((await guest.get(`${AUTH_BASE}/credits`)).json()).toEqual({
      credits: { total: 10, used: 0, remaining: 10 },
      credits_remaining: 10,
      plan: 'Guest (Limited)',
    });
  });
});
