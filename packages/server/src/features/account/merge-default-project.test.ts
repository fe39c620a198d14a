import {
  API_BASE,
  AUTH_BASE,
  type Image,
  type Operation,
  type ProjectDetail,
  type ProjectId,
  UserId,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeImage, startEdit } from '../../test/makers.ts';
import { boardsOf, makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import { newUserId, type TestClient } from '../../test/test-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  vi.spyOn(server.identity.verifier, 'verify').mockImplementation(async (id) => {
    const email = 'mara@example.com';
    return { uid: UserId.parse(id), signIn: { name: id }, isAnonymous: false, email, displayName: null };
  });
});
afterAll(() => server.close());

let mara: TestClient;
let guest: TestClient;
let becomeMara: () => Promise<void>;
beforeEach(async () => {
  const id = newUserId();
  mara = await server.visitor();
  expectStatus(await mara.post(`${AUTH_BASE}/session`, { idToken: id }), 200);
  guest = await server.guest();
  becomeMara = async () => expectStatus(await guest.post(`${AUTH_BASE}/convert`, { idToken: id }), 200);
});

const projectsOf = async (client: TestClient) =>
  expectStatus<{ results: ProjectDetail[] }>(await client.get(`${API_BASE}/projects/`), 200).results;
const read = async (client: TestClient, id: ProjectId) =>
  expectStatus<ProjectDetail>(await client.get(`${API_BASE}/projects/${id}/`), 200);
const projectOf = (image: Image) => image.project as ProjectId;

describe("a guest's photos without a project, and an account's", () => {
  it("are in one project afterwards: the account's first, then the guest's, each in its order", async () => {
    const own = [await makeImage(mara), await makeImage(mara)];
    const brought = [await makeImage(guest), await makeImage(guest)];
    const [first, second] = brought as [Image, Image];
    const order = { image_ids: [second.id, first.id] };
    expectStatus(await guest.post(`${API_BASE}/projects/${projectOf(first)}/order/`, order), 200);
    const { version } = await startEdit(guest, first.id);
    await becomeMara();

    const projects = await projectsOf(mara);
    expect(projects.map(({ title, is_default }) => [title, is_default])).toEqual([['My photos', true]]);
    const { images } = await read(mara, projectOf(own[0] as Image));
    expect(images.map(({ id }) => id)).toEqual([...own, second, first].map(({ id }) => id));
    expect(images.at(-1)?.versions.map(({ id }) => id)).toContain(version.id);
    expect(await boardsOf(mara)).toHaveLength(1);
    const log = await mara.get(`${API_BASE}/operations/`);
    const { results } = expectStatus<{ results: Operation[] }>(log, 200);
    expect(new Set(results.map(({ project }) => project))).toEqual(new Set([projects[0]?.id]));
    // The next photo without a project goes there as well.
    expect((await makeImage(guest)).project).toBe(projects[0]?.id);
  });

  it('come back from the bin into that project, and boards keep their pictures', async () => {
    const [own] = [await makeImage(mara)];
    const [kept, removed] = [await makeImage(guest), await makeImage(guest)];
    const picture = kept.versions[0]?.id;
    const board = await makeBoard(guest, projectOf(kept), picture ? [picture] : []);
    const link = await shareBoard(guest, board.id);
    expectStatus(await guest.delete(`${API_BASE}/images/${removed.id}/`), 204);
    await becomeMara();

    expectStatus(await mara.post(`${API_BASE}/images/${removed.id}/restore/`), 200);
    const { images } = await read(mara, projectOf(own));
    expect(images.map(({ id }) => id)).toEqual([own.id, kept.id, removed.id]);
    expect((await openShare(await server.visitor(), link)).versions.map(({ id }) => id)).toEqual([picture]);
    const boards = await boardsOf(mara);
    expect(boards.map(({ name }) => name).toSorted()).toEqual(['Ideas', 'My photos']);
    expect(new Set(boards.map(({ project }) => project))).toEqual(new Set([projectOf(own)]));
  });

  it('stay apart if the guest has renamed the project', async () => {
    const own = await makeImage(mara);
    const brought = await makeImage(guest);
    const address = `${API_BASE}/projects/${brought.project}/`;
    expectStatus(await guest.patch(address, { title: 'Elm Street' }), 200);
    await becomeMara();
    const projects = await projectsOf(mara);
    expect(projects.map(({ title, is_default }) => `${title}: ${is_default}`).toSorted()).toEqual([
      'Elm Street: false',
      'My photos: true',
    ]);
    expect((await read(mara, projectOf(own))).images).toHaveLength(1);
  });

  it("stay apart if a link shows all of the guest's photos, and the link shows nothing of the account's", async () => {
    await makeImage(mara);
    const brought = await makeImage(guest);
    const [everything] = await boardsOf(guest);
    if (!everything) throw new Error('A project has a board of its own.');
    const link = await shareBoard(guest, everything.id);
    await becomeMara();
    const titles = (await projectsOf(mara)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['My photos', 'My photos as a guest']);
    const shown = await openShare(await server.visitor(), link);
    expect(shown.versions.map(({ id }) => id)).toEqual([brought.versions[0]?.id]);
  });

  it("are the account's only ones when it had none", async () => {
    const brought = await makeImage(guest);
    await becomeMara();
    expect(await projectsOf(mara)).toMatchObject([{ id: brought.project, is_default: true, image_count: 1 }]);
  });
});
