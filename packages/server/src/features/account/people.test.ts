import { ALL_ROUTES, API_BASE, AUTH_BASE, AuthUser } from '@home-design/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../platform/http/guards/cookies.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { newUserId, TestClient } from '../../test/test-client.ts';
import { createSessions } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A person with an account, as the identity service describes them. */
async function registered(person: { email: string | null; displayName: string | null }): Promise<TestClient> {
  const id = newUserId();
  await server.db
    .insertInto('users')
    .values({ id, isAnonymous: false, ...person })
    .execute();
  const client = new TestClient(server.app);
  const { token } = await createSessions(server.db, server.clock).start(server.db, id);
  client.cookies.set(SESSION_COOKIE, token);
  return client;
}

const userOf = async (client: TestClient) =>
  AuthUser.parse((await client.get(`${AUTH_BASE}/me`)).json().user);

describe('people', () => {
  it('ACCESS-47 ACCESS-67 are guests or registered, and nothing else', async () => {
    const mara = await registered({ email: 'mara@example.com', displayName: 'Mara Lind' });
    expect(await userOf(mara)).toMatchObject({
      email: 'mara@example.com',
      displayName: 'Mara Lind',
      name: 'Mara Lind',
      isAnonymous: false,
    });
    expect(await userOf(await server.guest())).toMatchObject({
      email: null,
      name: 'Guest',
      isAnonymous: true,
    });
  });

  it.each([
    [{ email: 'mara@example.com', displayName: null }, 'mara'],
    [{ email: null, displayName: null }, 'User'],
  ])('ACCESS-26 are named by the known facts: %j', async (person, name) => {
    expect(await userOf(await registered(person))).toMatchObject({ name, displayName: name });
  });

  it('CONST-12 C-06 a registered person has the 100 designs of the Free plan', async () => {
    const mara = await registered({ email: 'mara@example.com', displayName: null });
    expect((await mara.get(`${AUTH_BASE}/credits`)).json()).toEqual({
      credits: { total: 100, used: 0, remaining: 100 },
      credits_remaining: 100,
      plan: 'Free',
    });
  });

  it("S-05 ACCESS-53 ACCESS-54 have no role: no stored, sent or requested value could raise a person's rights", async () => {
    const columns = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_name = 'users' and table_schema = current_schema()`.execute(server.db);
    expect(columns.rows.map(({ name }) => name).toSorted()).toEqual([
      'created_at',
      'display_name',
      'email',
      'email_notifications',
      'granted_plan',
      'id',
      'is_anonymous',
      'last_seen_at',
      'marketing_emails',
      'plan',
      'project_notifications',
      'quota_limit',
      'sample_project_at',
    ]);
    expect(Object.keys(AuthUser.shape).toSorted()).toEqual(
      ['uid', 'email', 'displayName', 'name', 'isAnonymous', 'quota', 'calledOffRemoval'].toSorted(),
    );
    expect(new Set(ALL_ROUTES.map(({ access }) => access))).toEqual(new Set(['public', 'account']));
    for (const { path } of ALL_ROUTES) expect(path).not.toMatch(/admin|staff|operator|users?\/:/);
  });

  it.each(['/api/admin', `${API_BASE}/admin/`, '/admin'])('ACCESS-53 find nothing at %s', async (path) => {
    expect((await (await server.guest()).get(path)).statusCode).toBe(404);
  });
});
