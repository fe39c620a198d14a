import { randomUUID } from 'node:crypto';
import { API_BASE, AUTH_BASE, RATE_LIMITS } from '@home-design/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { keepWorker, removeWorker } from '../queue/worker-store.ts';

const PROJECTS = `${API_BASE}/projects/`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('every call', () => {
  it('API-012 answers with and without the trailing slash, and with doubled ones, without a redirect', async () => {
    const guest = await server.guest();
    for (const url of [PROJECTS, PROJECTS.slice(0, -1), PROJECTS.replace('/projects', '//projects')]) {
      expect((await guest.post(url, { title: 'Flat' })).statusCode, url).toBe(201);
      expect((await guest.get(url)).statusCode, url).toBe(200);
    }
    expect((await guest.get(`${AUTH_BASE}/me/`)).statusCode).toBe(200);
  });

  it('S-10 API-008 reports what is wrong with each field', async () => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, { title: '  ', address: 'x'.repeat(300) });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        detail: 'Project title is required',
        code: 'invalid_request',
        errors: { title: ['Project title is required'], address: ['At most 200 characters'] },
      },
    ]);
  });

  it('U-38 refuses text with a zero character, which no database can store', async () => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, { title: 'Flat\u0000' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { detail: 'The text contains a character that cannot be kept.', code: 'invalid_request' },
    ]);
  });

  it.each([
    ['cannot be read', '%zz'],
    ['is endless', 'x'.repeat(300)],
  ])('API-008 answers 404 to an address that %s', async (_name, part) => {
    const response = await (await server.guest()).get(`${PROJECTS}${part}/`);
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { detail: 'Not found.', code: 'not_found' },
    ]);
  });

  it('refuses unknown fields', async () => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, { title: 'Flat', user_id: 'someone', version: 7 });
    expect(response.statusCode).toBe(400);
    expect(response.json().detail).toContain('user_id');
  });

  it.each([
    ['not JSON', '{"title":', 'application/json', 400, 'invalid_request'],
    ['nothing', '', 'application/json', 400, 'invalid_request'],
    ['too much', JSON.stringify({ title: 'x'.repeat(300_000) }), 'application/json', 413, 'upload_too_large'],
    ['XML', '<title/>', 'application/xml', 415, 'media_type_refused'],
  ])('refuses %s with a sentence', async (_name, body, type, status, code) => {
    const guest = await server.guest();
    const response = await guest.post(PROJECTS, body, { headers: { 'content-type': type } });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.json().detail).toMatch(/\.$/);
  });

  it('answers unknown addresses below /api in JSON, and a wrong method with 405', async () => {
    const missing = await server.app.inject('/api/v1/home-design/nothing/');
    expect([missing.statusCode, missing.json()]).toEqual([404, { detail: 'Not found.', code: 'not_found' }]);

    const guest = await server.guest();
    const wrong = await guest.delete(PROJECTS);
    expect([wrong.statusCode, wrong.json().code, wrong.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      'GET, POST',
    ]);
  });

  it('U-42 has a request id, forbids sniffing and framing, and is not cached after a failure', async () => {
    const { headers } = await server.app.inject('/api/v1/home-design/nothing/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('limits', () => {
  it('S11 answer 429 with Retry-After, per session, and ignore X-Forwarded-For', async () => {
    const guest = await server.guest();
    const send = (turn: number) =>
      guest.post(
        `${API_BASE}/transformations/none/`,
        { version_id: crypto.randomUUID() },
        {
          headers: { 'x-forwarded-for': `10.0.0.${turn % 250}` },
        },
      );
    const statuses: number[] = [];
    for (let turn = 0; turn < RATE_LIMITS.edit.max; turn++) statuses.push((await send(turn)).statusCode);
    const refused = await send(99);

    expect(statuses).not.toContain(429);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await server.guest();
    const free = await other.post(`${API_BASE}/transformations/none/`, { version_id: crypto.randomUUID() });
    expect(free.statusCode).not.toBe(429);
  });
});

describe('behind a proxy', () => {
  const signUp = (app: TestServer['app'], forwarded: string) =>
    app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k',
      headers: { 'x-forwarded-for': forwarded },
      payload: {},
    });

  it('S11 counts by the address that the proxy reports, not by the one that the client claims', async () => {
    const proxied = await startTestServer({ settings: { TRUST_PROXY: 'true' } });
    for (let turn = 0; turn < RATE_LIMITS.signIn.max; turn++) {
      expect((await signUp(proxied.app, `203.0.113.${turn}, 192.0.2.1`)).statusCode).toBe(200);
    }
    const refused = await signUp(proxied.app, '203.0.113.200, 192.0.2.1');
    expect(refused.json().error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    expect((await signUp(proxied.app, '203.0.113.200, 192.0.2.2')).statusCode).toBe(200);

    const secure = { host: 'rooms.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.3' };
    const { cookies } = await proxied.app.inject({ url: `${AUTH_BASE}/me`, headers: secure });
    expect(cookies.map((cookie) => cookie.secure)).toEqual([true, true]);
    await proxied.close();
  });
});

describe('health', () => {
  it('U-42 reports that the process is alive, and that its parts work', async () => {
    expect((await server.app.inject('/api/health')).json()).toMatchObject({ status: 'ok' });
    await keepWorker(server.db, randomUUID(), { slots: 1, slotsPerAccount: 1 });
    const ready = await server.app.inject('/api/ready');
    expect(ready.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', storage: 'ok', queue: 'ok', worker: 'ok' },
    });
  });

  it('U-42 is not ready while no process has a living worker', async () => {
    await server.db.deleteFrom('workers').execute();
    const expectNoWorker = async () => {
      const answer = await server.app.inject('/api/ready');
      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '5',
      ]);
      expect(answer.json().detail).toContain('No worker has been seen for 20 seconds');
    };
    await expectNoWorker();
    const worker = randomUUID();
    await keepWorker(server.db, worker, { slots: 1, slotsPerAccount: 1 });
    expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
    await sql`update workers set seen_at = now() - interval '21 seconds'`.execute(server.db);
    await expectNoWorker();
    await keepWorker(server.db, worker, { slots: 1, slotsPerAccount: 1 });
    expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
    await removeWorker(server.db, worker);
    await expectNoWorker();
  });
});
