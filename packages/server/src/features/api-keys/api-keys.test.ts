import { createHash } from 'node:crypto';
import {
  API_BASE,
  type ApiKeyList,
  AUTH_BASE,
  type AuditEntry,
  MAX_API_KEYS,
  type Plan,
  type UserId,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { type MadeKey, makeKey, programWith } from '../../test/key-makers.ts';
import { expectStatus, makeProject, somePhoto } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';

const AT = `${AUTH_BASE}/api-keys/`;
const PROJECTS = `${API_BASE}/projects/`;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let now = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

type Owner = TestClient & { userId: UserId };
const setPlan = (userId: UserId, plan: Plan) =>
  server.db.updateTable('users').set({ plan }).where('id', '=', userId).execute();
async function ownerOf(plan: Plan): Promise<Owner> {
  const owner = await server.guest();
  await setPlan(owner.userId, plan);
  return owner;
}
const listOf = async (owner: TestClient): Promise<ApiKeyList> => expectStatus(await owner.get(AT), 200);
const program = (key: Pick<MadeKey, 'token'>) => programWith(server.app, key);
const said = async (client: TestClient) => {
  const answer = await client.get(PROJECTS);
  return [answer.statusCode, answer.json().code];
};

describe('an API key', () => {
  it('PLANS-34 is shown once, and kept as its hash and its first characters', async () => {
    const owner = await ownerOf('business');
    const { api_key, token } = await makeKey(owner, { name: '  Import  ', scopes: ['read', 'share'] });
    expect(token).toMatch(/^hd_[\w-]{43}$/);
    expect(api_key).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Import',
      prefix: token.slice(0, 10),
      scopes: ['read', 'share'],
      created_at: now.toISOString(),
      expires_at: null,
      last_used_at: null,
    });
    const listed = await owner.get(AT);
    expect(listed.json()).toEqual({ results: [api_key], is_included: true, limit: MAX_API_KEYS });
    expect(listed.body).not.toContain(token);
    const rows = await server.db
      .selectFrom('apiKeys')
      .selectAll()
      .where('userId', '=', owner.userId)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(0, 12));
    expect(rows[0]?.keyHash).toBe(createHash('sha256').update(token).digest('hex'));
  });

  it('is created anew with every call: an answer with a key is not stored for repetitions', async () => {
    const owner = await ownerOf('business');
    const body = { name: 'Import', scopes: ['read'] };
    const extra = { headers: { 'idempotency-key': 'once' } };
    const [one, other] = [await owner.post(AT, body, extra), await owner.post(AT, body, extra)];
    expect(one.json().token).not.toBe(other.json().token);
    const kept = await server.db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(kept.filter(({ userId }) => userId === owner.userId)).toEqual([]);
  });

  it('authenticates calls without cookies, anti-forgery token and page, and sets no cookie', async () => {
    const owner = await ownerOf('business');
    const script = program(await makeKey(owner));
    const made = await script.post(PROJECTS, { title: 'Attic' });
    expect(made.statusCode).toBe(201);
    expect(made.cookies).toEqual([]);
    // A program on another machine may send its origin.
    const headers = { origin: 'https://crm.example', 'sec-fetch-site': 'cross-site' };
    expect((await script.post(PROJECTS, { title: 'Barn' }, { headers })).statusCode).toBe(201);
    const sent = await script.upload(`${API_BASE}/images/`, [
      { field: 'file', name: 'a.jpg', content: somePhoto() },
    ]);
    expect(sent.statusCode).toBe(201);
    expect(expectStatus<{ count: number }>(await owner.get(PROJECTS), 200).count).toBeGreaterThanOrEqual(2);
  });

  it.each(['Bearer', 'bearer', 'BEARER'])('is accepted after %s, in any case', async (scheme) => {
    const { token } = await makeKey(await ownerOf('business'));
    const headers = { authorization: `${scheme} ${token}` };
    expect((await server.app.inject({ url: PROJECTS, headers })).statusCode).toBe(200);
  });

  it('overrides all cookies of the request', async () => {
    const [owner, other] = [await ownerOf('business'), await ownerOf('business')];
    const { id } = await makeProject(other);
    const { token } = await makeKey(owner);
    const headers = { authorization: `Bearer ${token}` };
    expect((await other.get(`${PROJECTS}${id}/`, { headers })).statusCode).toBe(404);
    const wrong = { authorization: `Bearer ${token.slice(0, -1)}` };
    const answer = await other.get(`${PROJECTS}${id}/`, { headers: wrong });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'api_key_invalid']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it("leaves a proxy's own credentials in that header untouched", async () => {
    const owner = await ownerOf('free');
    for (const authorization of ['Basic bWFyYTpwYXNz', 'Bearer eyJhbGciOiJSUzI1NiJ9.e30.x']) {
      expect((await owner.get(PROJECTS, { headers: { authorization } })).statusCode).toBe(200);
      const headers = { authorization, 'x-csrftoken': 'made-up' };
      const forged = await owner.post(PROJECTS, { title: 'Attic' }, { headers });
      expect([forged.statusCode, forged.json().code]).toEqual([403, 'csrf_failed']);
    }
  });

  it('records its last use, exact to a minute', async () => {
    const owner = await ownerOf('business');
    const script = program(await makeKey(owner));
    const lastUse = async () => (await listOf(owner)).results[0]?.last_used_at;
    await said(script);
    const first = now.toISOString();
    expect(await lastUse()).toBe(first);
    later(MINUTE_MS - 1);
    await said(script);
    expect(await lastUse()).toBe(first);
    later(1);
    await said(script);
    expect(await lastUse()).toBe(now.toISOString());
  });

  it('opens nothing once it is revoked', async () => {
    const owner = await ownerOf('business');
    const key = await makeKey(owner);
    const script = program(key);
    expect(await said(script)).toEqual([200, undefined]);
    expect((await owner.delete(`${AT}${key.api_key.id}/`)).statusCode).toBe(204);
    expect(await said(script)).toEqual([401, 'api_key_invalid']);
    const again = await owner.delete(`${AT}${key.api_key.id}/`);
    expect([again.statusCode, again.json().code]).toEqual([404, 'api_key_not_found']);
    expect((await listOf(owner)).results).toEqual([]);
  });

  it('ends at its expiry', async () => {
    const owner = await ownerOf('business');
    const key = await makeKey(owner, { expires_in_days: 2 });
    expect(key.api_key.expires_at).toBe(new Date(now.getTime() + 2 * DAY_MS).toISOString());
    const script = program(key);
    later(2 * DAY_MS - 1);
    expect(await said(script)).toEqual([200, undefined]);
    later(1);
    const answer = await script.get(PROJECTS);
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      {
        code: 'api_key_expired',
        detail: 'This API key has expired. Please create a new one in the settings.',
      },
    ]);
  });

  it('PLANS-22 PLANS-29 is refused with a reason while the plan excludes it, and works again with the plan', async () => {
    const owner = await ownerOf('business');
    const key = await makeKey(owner);
    for (const plan of ['pro', 'free'] as const) {
      await setPlan(owner.userId, plan);
      const answer = await program(key).get(PROJECTS);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        {
          code: 'api_access_not_included',
          detail: 'Your plan does not include API access. The plans are at /plans.',
        },
      ]);
      const refused = await owner.post(AT, { name: 'Another', scopes: ['read'] });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'api_access_not_included']);
      expect(await listOf(owner)).toMatchObject({ is_included: false, results: [{ id: key.api_key.id }] });
    }
    await setPlan(owner.userId, 'business');
    expect(await said(program(key))).toEqual([200, undefined]);
  });

  it('can be revoked on every plan', async () => {
    const owner = await ownerOf('business');
    const { api_key } = await makeKey(owner);
    await setPlan(owner.userId, 'free');
    expect((await owner.delete(`${AT}${api_key.id}/`)).statusCode).toBe(204);
  });

  it('ends with the account', async () => {
    const owner = await ownerOf('business');
    const key = await makeKey(owner);
    await server.db.deleteFrom('users').where('id', '=', owner.userId).execute();
    expect(await said(program(key))).toEqual([401, 'api_key_invalid']);
    const left = await server.db
      .selectFrom('apiKeys')
      .select('id')
      .where('id', '=', key.api_key.id)
      .execute();
    expect(left).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'Please give the key a name.'],
    [{ name: 'x'.repeat(81) }, 'Name must have at most 80 characters.'],
    [{ scopes: [] }, 'Please choose what the key may do.'],
    [{ scopes: ['read', 'read'] }, 'Scopes must not repeat an entry.'],
    [{ scopes: ['all'] }, 'Scopes must be read, edit, or share.'],
    [{ expires_in_days: 0 }, 'Expires in days must be at least 1.'],
    [{ expires_in_days: 3_651 }, 'Expires in days must be at most 3,650.'],
    [{ owner: 'me' }, 'The request has no field owner.'],
  ])('is refused in a sentence for %j', async (wrong, detail) => {
    const body = { name: 'Import', scopes: ['read'], ...wrong };
    const answer = await (await ownerOf('business')).post(AT, body);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, detail]);
  });

  it('is one of 20 at most, even if several are created at once', async () => {
    const owner = await ownerOf('business');
    for (let count = 2; count < MAX_API_KEYS; count++) await makeKey(owner);
    const body = { name: 'One more', scopes: ['read'] };
    const answers = await Promise.all(Array.from({ length: 4 }, () => owner.post(AT, body)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    const full = answers.find(({ statusCode }) => statusCode === 409);
    expect(full?.json().detail).toBe('You have 20 API keys already. Please revoke one first.');
    expect((await listOf(owner)).results).toHaveLength(MAX_API_KEYS);
  });

  it('API-108 leaves its creation, its acts and its end in the audit trail', async () => {
    const owner = await ownerOf('business');
    const key = await makeKey(owner, { name: 'Nightly import' });
    later(1);
    expectStatus(await program(key).post(PROJECTS, { title: 'Attic' }), 201);
    await program(key).get(PROJECTS);
    later(1);
    await owner.delete(`${AT}${key.api_key.id}/`);
    const { results } = expectStatus<{ results: AuditEntry[] }>(await owner.get(`${API_BASE}/audit/`), 200);
    expect(results.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['Guest', 'apiKeys.revoke', 'API key revoked'],
      ['Guest (API key: Nightly import)', 'projects.create', 'Project created'],
      ['Guest', 'apiKeys.create', 'API key created'],
    ]);
    expect(JSON.stringify(results)).not.toContain(key.token);
  });
});
