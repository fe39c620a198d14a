import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_BASE, ClientConfig } from '@home-design/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { newUserId, type TestClient } from '../../test/test-client.ts';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded';

/** The requests that the service received, and its next answer. */
let asked: Record<string, string>[];
let answer: string;
const service = createServer((request, response) => {
  let form = '';
  request.on('data', (chunk: Buffer) => (form += chunk));
  request.on('end', () => {
    asked.push(Object.fromEntries(new URLSearchParams(form)));
    response.setHeader('content-type', 'application/json').end(answer);
  });
});

/** Stands in for Google's public keys. */
let signing: Awaited<ReturnType<typeof generateKeyPair>>;
let publicKeys: string;
const keys = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end(publicKeys);
});

async function addressOf(stand: Server): Promise<string> {
  stand.listen(0, '127.0.0.1');
  await once(stand, 'listening');
  return `http://127.0.0.1:${(stand.address() as AddressInfo).port}`;
}

let web: string;
let checked: Record<string, string>;
let server: TestServer;
beforeAll(async () => {
  signing = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(signing.publicKey)), kid: 'google', alg: 'RS256', use: 'sig' };
  publicKeys = JSON.stringify({ keys: [key] });
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), '<html><head></head><body></body></html>');
  checked = {
    TURNSTILE_SITE_KEY: 'public-key',
    TURNSTILE_SECRET_KEY: 'hush',
    TURNSTILE_VERIFY_URL: `${await addressOf(service)}/siteverify`,
  };
  server = await startTestServer({ webFolder: web, settings: checked });
});
afterAll(async () => {
  await server.close();
  service.close();
  keys.close();
  await rm(web, { recursive: true });
});
beforeEach(() => {
  asked = [];
  answer = '{"success":true}';
});

/** The request of the identity SDK; the page has put the solved challenge into a cookie before. */
const signUp = (challenge?: string, at = server) =>
  at.app.inject({
    method: 'POST',
    url: SIGN_UP,
    payload: { returnSecureToken: true },
    ...(challenge === undefined ? {} : { cookies: { hd_challenge: challenge } }),
  });
const signIn = (client: TestClient, body: { idToken: string; challenge?: string }) =>
  client.post(`${AUTH_BASE}/session`, body);
const count = async (table: 'users' | 'identityUsers', at = server) =>
  Number(
    (await at.db.selectFrom(table).select(sql<string>`count(*)`.as('count')).executeTakeFirstOrThrow()).count,
  );

describe('ACCESS-17 with a bot-protection key', () => {
  it('allows the page to load the check and nothing else, and gives it the key', async () => {
    const { body, headers } = await server.app.inject('/');
    const [, json] = /id="home-design-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(ClientConfig.parse(JSON.parse(json ?? '')).botProtectionKey).toBe('public-key');
    expect(body).not.toContain('hush');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
  });

  it('lets the embedded identity service sign up a person who has solved a challenge, once', async () => {
    const before = await count('identityUsers');
    const without = await signUp();
    expect([without.statusCode, without.json().error.message]).toEqual([400, 'CHALLENGE_REQUIRED']);
    answer = '{"success":false,"error-codes":["timeout-or-duplicate"]}';
    expect((await signUp('stale')).json().error.message).toBe('CHALLENGE_REQUIRED');
    expect(await count('identityUsers')).toBe(before);

    answer = '{"success":true}';
    const solved = await signUp('solved/+=');
    expect(solved.statusCode).toBe(200);
    expect(solved.cookies).toMatchObject([{ name: 'hd_challenge', value: '' }]);
    expect(await count('identityUsers')).toBe(before + 1);
    expect(asked).toEqual([
      { secret: 'hush', response: 'stale', remoteip: '127.0.0.1' },
      { secret: 'hush', response: 'solved/+=', remoteip: '127.0.0.1' },
    ]);
  });

  it('asks for no second challenge after the sign-up there', async () => {
    const { idToken } = (await signUp('solved')).json();
    expect((await signIn(await server.visitor(), { idToken })).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it.each(['not json', '{}'])('signs up no guest while the service answers %j', async (odd) => {
    answer = odd;
    const before = await count('identityUsers');
    expect((await signUp('solved')).statusCode).toBe(500);
    expect(await count('identityUsers')).toBe(before);
  });
});

describe("ACCESS-17 with a bot-protection key and Google's identity service, which has no such check", () => {
  const PROJECT = 'rooms';
  let google: TestServer;
  beforeAll(async () => {
    const settings = {
      ...checked,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'key',
      FIREBASE_JWKS_URL: await addressOf(keys),
    };
    google = await startTestServer({ webFolder: web, settings });
  });
  afterAll(() => google.close());

  const newIdToken = () =>
    new SignJWT({ auth_time: now(), firebase: { identities: {}, sign_in_provider: 'anonymous' } })
      .setProtectedHeader({ alg: 'RS256', kid: 'google' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setSubject(newUserId())
      .setIssuedAt(now())
      .setExpirationTime(now() + 3_600)
      .sign(signing.privateKey);
  const now = () => Math.floor(Date.now() / 1_000);

  it('S-02 accepts a new guest only with a solved challenge', async () => {
    const visitor = await google.visitor();
    const idToken = await newIdToken();
    const before = await count('users', google);
    const without = await signIn(visitor, { idToken });
    expect([without.statusCode, without.json().code]).toEqual([403, 'challenge_required']);
    answer = '{"success":false,"error-codes":["timeout-or-duplicate"]}';
    expect((await signIn(visitor, { idToken, challenge: 'stale' })).json().code).toBe('challenge_required');
    expect(await count('users', google)).toBe(before);

    answer = '{"success":true}';
    expect((await signIn(visitor, { idToken, challenge: 'solved' })).statusCode).toBe(200);
    expect(asked.map(({ response }) => response)).toEqual(['stale', 'solved']);
  });

  it('does not ask a known guest again', async () => {
    const visitor = await google.visitor();
    const idToken = await newIdToken();
    expect((await signIn(visitor, { idToken, challenge: 'solved' })).statusCode).toBe(200);
    expect((await signIn(await google.visitor(), { idToken })).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it.each(['not json', '{}'])('says to try again when the service answers %j', async (odd) => {
    answer = odd;
    const refused = await signIn(await google.visitor(), {
      idToken: await newIdToken(),
      challenge: 'solved',
    });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      503,
      'We could not check that you are human. Please try again in a moment.',
    ]);
  });
});

describe('ACCESS-17 without a bot-protection key', () => {
  it('accepts every guest, and gives the page no key', async () => {
    const plain = await startTestServer({ webFolder: web });
    const visitor = await plain.visitor();
    const { idToken } = (await signUp(undefined, plain)).json();
    expect((await signIn(visitor, { idToken })).statusCode).toBe(200);
    const { body, headers } = await plain.app.inject('/');
    expect(body).not.toContain('botProtectionKey');
    expect(headers['content-security-policy']).not.toContain('cloudflare');
    await plain.close();
  });
});
