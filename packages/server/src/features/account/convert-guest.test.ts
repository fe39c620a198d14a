import {
  API_BASE,
  AUTH_BASE,
  type AuthUser,
  type Listing,
  type Project,
  type PublishingProfile,
  type SampleProject,
  UserId,
  type Version,
} from '@home-design/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../platform/http/app-error.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { importUrls, LISTINGS, pictureUrls, publish } from '../../test/listings/listing-makers.ts';
import { listingsByHand } from '../../test/listings/listing-work.ts';
import { PROFILES_PATH, someRules } from '../../test/listings/publishing-makers.ts';
import {
  expectStatus,
  keptFolders,
  makeImage,
  makeProject,
  startEdit,
  usedDesigns,
} from '../../test/makers.ts';
import { ScriptedWeb } from '../../test/scripted/scripted-web.ts';
import { newUserId, type TestClient } from '../../test/test-client.ts';
import { carryOutDeletions } from '../account-deletion/index.ts';
import { MOVED_TABLES } from './merge-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // The embedded service issues tokens for guests only. These tokens name their person themselves.
  vi.spyOn(server.identity.verifier, 'verify').mockImplementation(async (token) => {
    const [kind, id] = token.split(':');
    if (!id) throw new AppError('id_token_invalid');
    const email = kind === 'guest' ? null : 'mara@example.com';
    const isAnonymous = kind === 'guest';
    return { uid: UserId.parse(id), signIn: { name: token }, isAnonymous, email, displayName: null };
  });
});
afterAll(() => server.close());

const convert = (client: TestClient, idToken: string) => client.post(`${AUTH_BASE}/convert`, { idToken });
const me = async (client: TestClient): Promise<AuthUser> => (await client.get(`${AUTH_BASE}/me`)).json().user;
const projectsOf = async (client: TestClient) =>
  expectStatus<{ results: Project[] }>(await client.get(`${API_BASE}/projects/`), 200).results;

/** A browser that is signed in with an account. */
async function account(id: string = newUserId()): Promise<TestClient> {
  const client = await server.visitor();
  expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken: `google:${id}` }), 200);
  return client;
}

describe('POST /auth/convert', () => {
  it('API-014 ACCESS-04 turns a guest who was linked into an account, with all their data', async () => {
    const guest = await server.guest();
    const project = await makeProject(guest);
    const answer = await convert(guest, `google:${guest.userId}`);
    expect(expectStatus(answer, 200)).toMatchObject({
      success: true,
      user: { uid: guest.userId, isAnonymous: false, email: 'mara@example.com' },
    });
    expect(await me(guest)).toMatchObject({ uid: guest.userId, isAnonymous: false });
    expect((await projectsOf(guest)).map(({ id }) => id)).toEqual([project.id]);
  });

  it('S-15 API-014 ACCESS-04 moves the data of a guest into an existing account, beside its own', async () => {
    const id = newUserId();
    const mara = await account(id);
    const own = await makeProject(mara, { title: 'Own' });
    const guest = await server.guest();
    const project = await makeProject(guest, { title: 'From before' });
    const image = await makeImage(guest, { project: project.id });
    const { job_id, version } = await startEdit(guest, image.id);

    expect(expectStatus(await convert(guest, `google:${id}`), 200)).toMatchObject({ user: { uid: id } });
    for (const browser of [guest, mara]) {
      const titles = (await projectsOf(browser)).map(({ title }) => title);
      expect(titles.toSorted()).toEqual(['From before', 'Own']);
      for (const path of [`images/${image.id}`, `versions/${version.id}`, `edit-jobs/${job_id}`]) {
        expect((await browser.get(`${API_BASE}/${path}/`)).statusCode, path).toBe(200);
      }
      expect(await usedDesigns(browser)).toBe(1);
    }
    expect(own.id).not.toBe(project.id);
    const rows = await server.db.selectFrom('users').select('id').where('id', '=', guest.userId).execute();
    expect(rows).toEqual([]);
  });

  it('keeps one tag of each name, one sample project and one default project', async () => {
    const id = newUserId();
    const [mara, guest] = [await account(id), await server.guest()];
    const tagged = async (client: TestClient) => {
      const image = await makeImage(client);
      const path = `${API_BASE}/versions/${image.versions[0]?.id}/`;
      expectStatus(await client.post(`${path}add-tag/`, { tag: client === mara ? 'Best' : 'best' }), 200);
      return path;
    };
    const path = await tagged(guest);
    await tagged(mara);
    const sample = async (client: TestClient) =>
      expectStatus<SampleProject>(await client.post(`${API_BASE}/projects/create_sample_project/`), 200);
    await sample(guest);
    const own = await sample(mara);

    expectStatus(await convert(guest, `google:${id}`), 200);
    expect(expectStatus<Version>(await mara.get(path), 200).tags.map(({ name }) => name)).toEqual(['Best']);
    expect((await projectsOf(mara)).filter(({ is_sample }) => is_sample)).toMatchObject([{ id: own.id }]);
    expect((await projectsOf(mara)).filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(await projectsOf(mara)).toHaveLength(3);
  });

  it('keeps one listing of a page that both have, with the project of the one that created it', async () => {
    const id = newUserId();
    const [mara, guest] = [await account(id), await server.guest()];
    const web = new ScriptedWeb();
    const worker = listingsByHand(server, web);
    const pictures = pictureUrls(1);
    const [both, own, former] = ['Both', 'Own', 'Former'].map((name) => publish(web, { name, pictures }));
    await importUrls(mara, [both!, own!]);
    const { listings } = await importUrls(guest, [both!, former!]);
    await worker.drain('read');
    const path = `${LISTINGS}${listings[0]?.id}/`;
    const { project } = expectStatus<{ project: Project }>(
      await guest.post(`${path}create_project/`, {}),
      200,
    );
    const folders = await keptFolders(server.storage);

    expectStatus(await convert(guest, `google:${id}`), 200);
    const { results } = expectStatus<{ results: Listing[] }>(await mara.get(LISTINGS), 200);
    expect(results.map(({ title }) => title).toSorted()).toEqual(['Both', 'Former', 'Own']);
    expect(results.find(({ title }) => title === 'Both')?.project).toBe(project.id);
    // Tasks for the guest's listing end without a result; tasks for other listings go on.
    await worker.drain('pictures');
    const batches = expectStatus<{ count: number }>(await mara.get(`${API_BASE}/listing-batches/`), 200);
    expect(batches.count).toBe(2);
    await carryOutDeletions({ ...server, signIns: server.identity.signIns });
    expect((await keptFolders(server.storage)).length).toBe(folders.length - 1);
    for (const { primary_image_url } of results) {
      expect((await mara.get(primary_image_url ?? '')).statusCode).toBe(200);
    }
  });

  it('keeps one set of own publishing rules: the account’s, else the guest’s', async () => {
    const id = newUserId();
    const [mara, guest, later] = [await account(id), await server.guest(), await server.guest()];
    const path = `${PROFILES_PATH}own/`;
    const nameOfOwn = async () =>
      expectStatus<{ results: PublishingProfile[] }>(await mara.get(PROFILES_PATH), 200).results.at(-1)?.name;
    expectStatus(await guest.patch(path, someRules({ name: 'Of the guest' })), 200);
    expectStatus(await convert(guest, `google:${id}`), 200);
    expect(await nameOfOwn()).toBe('Of the guest');
    expectStatus(await later.patch(path, someRules({ name: 'Of another guest' })), 200);
    expectStatus(await convert(later, `google:${id}`), 200);
    expect(await nameOfOwn()).toBe('Of the guest');
  });

  it('C-28 keeps a guest whose deletion was requested, and who has become an account instead', async () => {
    const guest = await server.guest();
    const at = `${AUTH_BASE}/delete-account`;
    const confirmation = `guest_${guest.userId.slice(0, 8)}`;
    expectStatus(await guest.post(at, { confirmation }), 200);
    expectStatus(await convert(guest, `google:${guest.userId}`), 200);
    expect(expectStatus(await guest.get(at), 200)).toEqual({ deletion: null });
  });

  it('starts a new session, and ends the one before', async () => {
    const guest = await server.guest();
    const before = new Map(guest.cookies);
    expectStatus(await convert(guest, `google:${newUserId()}`), 200);
    const sessions = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', guest.userId)
      .execute();
    expect(sessions).toEqual([]);
    expect([...guest.cookies.values()]).not.toEqual([...before.values()]);
  });

  it("ACCESS-46 ERRORS-11 refuses a session that is not a guest's", async () => {
    const mara = await account();
    const answer = await convert(mara, `google:${newUserId()}`);
    expect(expectStatus(answer, 400)).toMatchObject({
      code: 'not_anonymous',
      detail: 'User must be anonymous to convert',
    });
  });

  it("refuses a guest's token, an invalid one and a missing one, and changes nothing", async () => {
    const guest = await server.guest();
    expect((await convert(guest, `guest:${newUserId()}`)).json().code).toBe('account_required');
    expect((await convert(guest, 'rubbish')).statusCode).toBe(401);
    expect((await convert(guest, '')).statusCode).toBe(400);
    expect((await me(guest)).isAnonymous).toBe(true);
  });
});

it("moves every table with a person's rows, except those that are known to stay", async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id'`.execute(server.db);
  const tables = rows.map(({ name }) => name).toSorted();
  expect(tables).toEqual(
    [
      ...MOVED_TABLES,
      'tags',
      'sessions',
      'idempotency_keys',
      'guest_returns',
      'account_deletions',
      'guest_removals',
      'api_keys',
    ].toSorted(),
  );
});
