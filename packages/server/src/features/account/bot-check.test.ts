import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AUTH_BASE, ClientConfig } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import type { TestClient } from '../../test/test-client.ts';

const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded';

/** What the service was asked, and what it says next. */
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

let web: string;
let server: TestServer;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as { port: number };
  web = await mkdtemp(join(tmpdir(), 'home-design-web-'));
  await writeFile(join(web, 'index.html'), '<html><head></head><body></body></html>');
  server = await startTestServer({
    webFolder: web,
    settings: {
      TURNSTILE_SITE_KEY: 'public-key',
      TURNSTILE_SECRET_KEY: 'hush',
      TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
    },
  });
});
afterAll(async () => {
  await server.close();
  service.close();
  await rm(web, { recursive: true });
});
beforeEach(() => {
  asked = [];
  answer = '{"success":true}';
});

const newIdToken = async (at = server) =>
  (await at.app.inject({ method: 'POST', url: SIGN_UP, payload: {} })).json().idToken as string;
const signIn = (client: TestClient, body: { idToken: string; challenge?: string }) =>
  client.post(`${AUTH_BASE}/session`, body);
const users = async () => (await server.db.selectFrom('users').select('id').execute()).length;

describe('ACCESS-17 with a bot-protection key', () => {
  it('the page knows the key, and may load the check and nothing else', async () => {
    const { body, headers } = await server.app.inject('/');
    const [, json] = /id="home-design-config">(.*?)<\/script>/.exec(body) ?? [];
    expect(ClientConfig.parse(JSON.parse(json ?? '')).botProtectionKey).toBe('public-key');
    expect(body).not.toContain('hush');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
    expect(policy).toContain('frame-src https://challenges.cloudflare.com;');
  });

  it('a new guest is taken only with a solved challenge', async () => {
    const visitor = await server.visitor();
    const idToken = await newIdToken();
    const before = await users();
    const without = await signIn(visitor, { idToken });
    expect([without.statusCode, without.json().code]).toEqual([403, 'challenge_required']);
    answer = '{"success":false,"error-codes":["timeout-or-duplicate"]}';
    expect((await signIn(visitor, { idToken, challenge: 'stale' })).json().code).toBe('challenge_required');
    expect(await users()).toBe(before);

    answer = '{"success":true}';
    expect((await signIn(visitor, { idToken, challenge: 'solved' })).statusCode).toBe(200);
    expect(asked).toEqual([
      { secret: 'hush', response: 'stale', remoteip: '127.0.0.1' },
      { secret: 'hush', response: 'solved', remoteip: '127.0.0.1' },
    ]);
  });

  it('a guest who came before is not asked again', async () => {
    const visitor = await server.visitor();
    const idToken = await newIdToken();
    expect((await signIn(visitor, { idToken, challenge: 'solved' })).statusCode).toBe(200);
    expect((await signIn(await server.visitor(), { idToken })).statusCode).toBe(200);
    expect(asked).toHaveLength(1);
  });

  it.each(['not json', '{}'])('says to try again when the service answers %j', async (odd) => {
    answer = odd;
    const refused = await signIn(await server.visitor(), {
      idToken: await newIdToken(),
      challenge: 'solved',
    });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      503,
      'It could not be checked that you are a person. Please try again in a moment.',
    ]);
  });
});

describe('ACCESS-17 without a bot-protection key', () => {
  it('guests are taken as they come, and the page knows of no check', async () => {
    const plain = await startTestServer({ webFolder: web });
    const visitor = await plain.visitor();
    expect((await signIn(visitor, { idToken: await newIdToken(plain) })).statusCode).toBe(200);
    const { body, headers } = await plain.app.inject('/');
    expect(body).not.toContain('botProtectionKey');
    expect(headers['content-security-policy']).not.toContain('cloudflare');
    await plain.close();
  });
});
