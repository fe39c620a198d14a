import { AUTH_BASE } from '@home-design/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../config.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus } from '../../../test/makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

const BASE = '/api/development-sign-in';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The code printed at the start. */
const codeOf = ({ printed }: TestServer) =>
  /^Development sign-in code of this start: ([2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4})$/.exec(
    printed.join(),
  )?.[1] ?? '';
const start = (client: TestClient) =>
  client.post(`${AUTH_BASE}/google/start`, { operation: 'signIn', returnTo: '/app/projects' });
async function begin(client: TestClient) {
  const { url, attempt } = expectStatus<{ url: string; attempt: string }>(await start(client), 200);
  const { pathname, search, searchParams } = new URL(url);
  return { path: pathname + search, attempt, question: Object.fromEntries(searchParams) };
}
const submit = (client: TestClient, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  client.post(`${BASE}/authorize`, new URLSearchParams({ code: codeOf(server), ...fields }).toString(), {
    headers: { ...FORM, ...headers },
  });
const pathOf = (address: unknown) => String(address).replace(/^http:\/\/[^/]+/, '');

/** Signs in on the page and returns the claims of the identity service's token. */
async function signIn(client: TestClient, person: { name: string; email: string }) {
  const { attempt, question } = await begin(client);
  const sent = await submit(client, { ...question, ...person });
  expect(sent.statusCode).toBe(303);
  await client.get(pathOf(sent.headers.location));
  const finished = await client.post(`${AUTH_BASE}/google/finish`, { attempt });
  const { credential } = expectStatus<{ credential: string }>(finished, 200);
  const postBody = new URLSearchParams({ id_token: credential, providerId: 'google.com' }).toString();
  const answer = await client.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k', {
    postBody,
  });
  return decodeJwt(expectStatus<{ idToken: string }>(answer, 200).idToken);
}

describe('ACCESS-02 the development identity provider', () => {
  it('says on its page that it is not Google, and asks for a name, an email and the printed code', async () => {
    const visitor = await server.visitor();
    const page = await visitor.get((await begin(visitor)).path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<h1>Development sign-in: this is not Google</h1>');
    expect(page.body).toMatch(
      /<label for="name">Name<.*<label for="email">Email<.*<label for="code">Code<.*in the terminal/is,
    );
    expect(page.body).not.toContain(codeOf(server));
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' });
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).not.toMatch(/script-src|unsafe|https?:/);
  });

  it('signs in the typed user in the same way as Google, and lists no accounts', async () => {
    const person = { name: 'Ida Holm', email: 'ida@example.com' };
    const first = await signIn(await server.visitor(), person);
    expect(first).toMatchObject({ ...person, firebase: { sign_in_provider: 'google.com' } });

    const visitor = await server.visitor();
    const page = await visitor.get((await begin(visitor)).path);
    expect(page.body).not.toMatch(/Ida Holm|@example\.com/);
    const again = await signIn(visitor, { ...person, email: 'IDA@example.com' });
    expect(again.sub).toBe(first.sub);
    const other = await signIn(await server.visitor(), { name: 'Ola', email: 'ola@example.com' });
    expect(other.sub).not.toBe(first.sub);
  });

  it('accepts the code in any spelling, and no other code', async () => {
    const visitor = await server.visitor();
    const person = { name: 'Ida', email: 'ida@example.com' };
    const code = codeOf(server);
    const { question } = await begin(visitor);
    for (const wrong of ['', code.slice(1), `${code}2`, '0000-0000']) {
      const refused = await submit(visitor, { ...question, ...person, code: wrong });
      expect([refused.statusCode, refused.headers.location]).toEqual([400, undefined]);
      expect(refused.body).toContain('This is not the code of this start.');
    }
    const typed = code.toLowerCase().replace('-', ' ');
    expect((await submit(visitor, { ...question, ...person, code: typed })).statusCode).toBe(303);
  });

  it('asks again for missing fields, and escapes the typed text', async () => {
    const visitor = await server.visitor();
    const { question } = await begin(visitor);
    const page = await submit(visitor, { ...question, name: '"><script>alert(1)</script>', email: 'ida' });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('Please type an email address.');
    expect(page.body).not.toContain('<script>');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
  });

  it('can be left without signing in', async () => {
    const visitor = await server.visitor();
    const { path, attempt } = await begin(visitor);
    const [, cancel = ''] = /<a href="([^"]+)">Cancel/.exec((await visitor.get(path)).body) ?? [];
    await visitor.get(pathOf(cancel.replaceAll('&amp;', '&')));
    const finished = await visitor.post(`${AUTH_BASE}/google/finish`, { attempt });
    expect(finished.json().code).toBe('sign_in_cancelled');
  });

  it('redirects only to the callback of this server', async () => {
    const visitor = await server.visitor();
    const { question } = await begin(visitor);
    const redirect_uri = 'https://evil.example/api/v1/auth/google/callback';
    const query = new URLSearchParams({ ...question, redirect_uri }).toString();
    expect((await visitor.get(`${BASE}/authorize?${query}`)).statusCode).toBe(400);
    const sent = await submit(visitor, { ...question, redirect_uri, name: 'Ida', email: 'ida@example.com' });
    expect(sent.statusCode).toBe(400);
  });

  it('refuses forms of other sites, and codes without their secrets', async () => {
    const visitor = await server.visitor();
    const { question } = await begin(visitor);
    const person = { name: 'Ida', email: 'ida@example.com' };
    const foreign = await submit(visitor, { ...question, ...person }, { origin: 'https://evil.example' });
    expect(foreign.json().code).toBe('origin_refused');

    const sent = await submit(visitor, { ...question, ...person });
    const code = new URL(String(sent.headers.location)).searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', client_id: 'home-design', code, code_verifier: 'guess' };
    const body = new URLSearchParams({ ...form, client_secret: 'guess', redirect_uri: '' }).toString();
    expect((await visitor.post(`${BASE}/token`, body, { headers: FORM })).statusCode).toBe(401);
  });
});

describe('ACCESS-02 the development identity provider, attacked', () => {
  it('is off until the next start after any request through a proxy', async () => {
    const attacked = await startTestServer();
    const visitor = await attacked.visitor();
    const { path, attempt, question } = await begin(visitor);
    await visitor.get('/api/health', { headers: { 'x-forwarded-for': '203.0.113.9' } });

    expect((await visitor.get(path)).statusCode).toBe(404);
    const fields = { ...question, name: 'Ida', email: 'ida@example.com', code: codeOf(attacked) };
    expect((await submit(visitor, fields)).statusCode).toBe(404);
    expect((await start(visitor)).json().code).toBe('sign_in_not_offered');
    expect((await visitor.post(`${AUTH_BASE}/google/finish`, { attempt })).statusCode).toBe(400);
    expect((await visitor.get('/')).body).not.toContain('"accountSignIn"');
    await attacked.close();
  });

  it('stays on for requests from this machine, by any of its names', async () => {
    const visitor = await server.visitor();
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      // The identity SDK's own headers.
      const sent = { host, 'x-client-version': 'Firefox/JsCore/1', 'x-firebase-gmpid': 'x' };
      await visitor.get('/api/health', { headers: sent });
    }
    expect((await start(visitor)).statusCode).toBe(200);
  });

  it('accepts no code after twenty wrong ones in all, not even the right one', async () => {
    const attacked = await startTestServer();
    const person = { name: 'Ida', email: 'ida@example.com' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess++) {
      const guesser = await attacked.visitor();
      const { question } = await begin(guesser);
      statuses.push((await submit(guesser, { ...question, ...person, code: `guess ${guess}` })).statusCode);
    }
    expect(statuses).toEqual([...Array(19).fill(400), 404]);
    const visitor = await attacked.visitor();
    expect((await start(visitor)).json().code).toBe('sign_in_not_offered');
    await attacked.close();
  });

  it('prints a new code at every start', async () => {
    const other = await startTestServer();
    expect(codeOf(other)).toMatch(/^.{4}-.{4}$/);
    expect(codeOf(other)).not.toBe(codeOf(server));
    await other.close();
  });
});

describe('S-01 ACCESS-02 on a server that others may reach, development sign-in', () => {
  const PRODUCTION = [
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://rooms.example' },
    { TRUST_PROXY: 'true' },
    { HOST: '0.0.0.0' },
  ];

  it.each(PRODUCTION)('is refused if switched on, with %j', (settings) => {
    const on = { ...settings, DEVELOPMENT_SIGN_IN: 'true' };
    expect(() => readConfig(on as Record<string, string>)).toThrow(ConfigError);
  });

  it('does not exist, and the page says why sign-in with Google is missing', async () => {
    const open = await startTestServer({ settings: { HOST: '0.0.0.0' } });
    const visitor = await open.visitor();
    for (const path of ['/authorize', '/jwks', '/.well-known/openid-configuration']) {
      expect((await visitor.get(`${BASE}${path}`)).statusCode).toBe(404);
    }
    const refused = await start(visitor);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      404,
      'Signing in with Google is not set up on this server.',
    ]);
    await open.close();
  });
});
