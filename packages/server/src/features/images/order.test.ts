import { randomUUID } from 'node:crypto';
import {
  API_BASE,
  type Image,
  type ImageId,
  type ProjectDetail,
  type ProjectId,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeImage, makeProject, somePhoto } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Made {
  guest: TestClient;
  project: ProjectId;
  ids: ImageId[];
}

/** A project with photos named a, b, c, … */
async function projectOf(names: string): Promise<Made> {
  const guest = await server.guest();
  const { id: project } = await makeProject(guest);
  const ids: ImageId[] = [];
  for (const name of names) ids.push((await makeImage(guest, { project, name })).id);
  return { guest, project, ids };
}

async function readProject(client: TestClient, id: ProjectId): Promise<ProjectDetail> {
  return expectStatus(await client.get(`${API_BASE}/projects/${id}/`), 200);
}
const namesOf = async ({ guest, project }: Made) =>
  (await readProject(guest, project)).images.map(({ name }) => name).join('');

const arrange = (
  client: TestClient,
  project: ProjectId,
  body: { image_ids: ImageId[]; before?: ImageId | null },
) => client.post(`${API_BASE}/projects/${project}/order/`, body);

async function sendOfBatch(made: Made, batch: string, index: number, name: string): Promise<Image> {
  const file = { field: 'file', name, content: somePhoto() };
  const fields = { project: made.project, name, batch, batch_index: String(index) };
  return expectStatus(await made.guest.upload(`${API_BASE}/images/upload/`, [file], fields), 201);
}

describe('the order of the photos of a project', () => {
  it('is the order of their arrival', async () => {
    expect(await namesOf(await projectOf('abc'))).toBe('abc');
  });

  it('puts the files of a batch in file order, regardless of their arrival', async () => {
    const made = await projectOf('x');
    const batch = randomUUID();
    for (const index of [3, 1, 0, 2]) await sendOfBatch(made, batch, index, 'abcd'[index] ?? '');
    await makeImage(made.guest, { project: made.project, name: 'y' });
    await sendOfBatch(made, batch, 4, 'e');
    expect(await namesOf(made)).toBe('xabcdey');
  });

  it('is changed by moving photos before another one, to the end, or to the beginning', async () => {
    const made = await projectOf('abcd');
    const [a, b, c, d] = made.ids as [ImageId, ImageId, ImageId, ImageId];
    const answer = await arrange(made.guest, made.project, { image_ids: [d], before: b });
    expect(expectStatus(answer, 200)).toEqual({ image_ids: [a, d, b, c] });
    expect(await namesOf(made)).toBe('adbc');
    expectStatus(await arrange(made.guest, made.project, { image_ids: [a, b], before: null }), 200);
    expect(await namesOf(made)).toBe('dcab');
    expectStatus(await arrange(made.guest, made.project, { image_ids: [a, b, c, d] }), 200);
    expect(await namesOf(made)).toBe('abcd');
  });

  it('loses no photo when two people change it at once, and the last one wins', async () => {
    const made = await projectOf('abc');
    const [a, b, c] = made.ids as [ImageId, ImageId, ImageId];
    const orders = [
      [c, b, a],
      [b, a, c],
    ];
    await Promise.all(orders.map((image_ids) => arrange(made.guest, made.project, { image_ids })));
    const late = (await makeImage(made.guest, { project: made.project, name: 'd' })).id;
    // A page that does not know the new photo yet sends an order without it.
    const answer = await arrange(made.guest, made.project, { image_ids: [c, a, b] });
    expect(expectStatus(answer, 200)).toEqual({ image_ids: [c, a, b, late] });
  });

  it('leaves out photos of other projects', async () => {
    const made = await projectOf('ab');
    const other = await makeImage(made.guest, { name: 'elsewhere' });
    const [a, b] = made.ids as [ImageId, ImageId];
    const answer = await arrange(made.guest, made.project, { image_ids: [other.id, b], before: other.id });
    expect(expectStatus(answer, 200)).toEqual({ image_ids: [a, b] });
  });

  it("can be changed by the project's owner only", async () => {
    const made = await projectOf('ab');
    const stranger = await server.guest();
    const [, b] = made.ids as [ImageId, ImageId];
    expectStatus(await arrange(stranger, made.project, { image_ids: [b] }), 404);
    expectStatus(await arrange(await server.visitor(), made.project, { image_ids: [b] }), 401);
    expect(await namesOf(made)).toBe('ab');
  });

  it('is the order of the automatic board, and the first photo is its cover', async () => {
    const made = await projectOf('ab');
    const [, b] = made.ids as [ImageId, ImageId];
    expectStatus(await arrange(made.guest, made.project, { image_ids: [b] }), 200);
    const boards = await made.guest.get(`${API_BASE}/boards/?project=${made.project}`);
    const { results } = expectStatus<{ results: { versions: { image_name: string }[] }[] }>(boards, 200);
    expect(results[0]?.versions.map((version) => version.image_name)).toEqual(['b', 'a']);
    const project = await readProject(made.guest, made.project);
    expect(project.cover_url).toBe(project.images[0]?.thumb_url);
  });
});

describe('a photo uploaded outside any project', () => {
  it("goes into 'My photos', which is created once", async () => {
    const guest = await server.guest();
    const images = await Promise.all([makeImage(guest), makeImage(guest), makeImage(guest)]);
    const projects = new Set(images.map(({ project }) => project));
    expect(projects.size).toBe(1);
    expect(images[0]).toMatchObject({ project_title: 'My photos' });
    const [id] = projects as Set<ProjectId>;
    expect(await readProject(guest, id as ProjectId)).toMatchObject({
      title: 'My photos',
      is_default: true,
      image_count: 3,
    });
  });

  it("goes into a new 'My photos' while the former one is in the bin; both exist once that is restored", async () => {
    const guest = await server.guest();
    const { project: former } = await makeImage(guest);
    expectStatus(await guest.delete(`${API_BASE}/projects/${former}/`), 204);
    const { project: next } = await makeImage(guest);
    expect(next).not.toBe(former);
    const restored = expectStatus(await guest.post(`${API_BASE}/projects/${former}/restore/`), 200);
    expect(restored).toMatchObject({ id: former, is_default: false, image_count: 1 });
    expect(await makeImage(guest)).toMatchObject({ project: next });
  });
});
