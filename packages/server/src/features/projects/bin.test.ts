import {
  API_BASE,
  type Image,
  type Operation,
  type Project,
  type ProjectDetail,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, keptFolders, makeImage, makeProject, readJob, startEdit } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { purgeBin } from '../bin/index.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let now = new Date('2026-11-22T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());

/** A guest whose only project, with a photo, was deleted. */
async function deletedProject(): Promise<{ guest: TestClient; project: ProjectDetail; image: Image }> {
  const guest = await server.guest();
  const project = await makeProject(guest);
  const image = await makeImage(guest, { project: project.id });
  expectStatus(await guest.delete(`${API_BASE}/projects/${project.id}/`), 204);
  return { guest, project, image };
}

const restore = (client: TestClient, { id }: { id: string }) =>
  client.post(`${API_BASE}/projects/${id}/restore/`);

describe('U-03 a deleted project', () => {
  it('API-026 disappears from every list, with its photos, versions and pictures', async () => {
    const { guest, project, image } = await deletedProject();
    const [original] = image.versions;
    for (const path of [
      `/projects/${project.id}/`,
      `/images/${image.id}/`,
      `/images/${image.id}/versions/`,
      `/versions/${original?.id}/`,
      `/versions/${original?.id}/files/thumbnail/`,
    ]) {
      expect((await guest.get(`${API_BASE}${path}`)).statusCode, path).toBe(404);
    }
    const edit = { image_id: image.id, args: {} };
    expect((await guest.post(`${API_BASE}/transformations/lighting/`, edit)).statusCode).toBe(404);
    expect((await guest.post(`${API_BASE}/projects/${project.id}/export/`, {})).statusCode).toBe(404);
    for (const list of ['projects', 'images', 'edit-jobs']) {
      const answer = await guest.get(`${API_BASE}/${list}/`);
      expect(expectStatus<{ results: unknown[] }>(answer, 200).results, list).toEqual([]);
    }
    const stats = await guest.get(`${API_BASE}/user/quick-stats/`);
    expect(expectStatus(stats, 200)).toMatchObject({ projects_created: 0 });
    const log = await guest.get(`${API_BASE}/operations/`);
    for (const operation of expectStatus<{ results: Operation[] }>(log, 200).results) {
      expect(operation).toMatchObject({ project: null, project_title: null, image: null, thumb_url: null });
    }
  });

  it('comes back unchanged', async () => {
    const { guest, project, image } = await deletedProject();
    const restored = expectStatus<ProjectDetail>(await restore(guest, project), 200);
    expect(restored).toMatchObject({ id: project.id, title: project.title, deleted_at: null });
    expect(restored.images).toEqual([image]);
    expect((await guest.get(image.versions[0]?.storage_url ?? '')).statusCode).toBe(200);
    expect((await restore(guest, project)).statusCode).toBe(404);
  });

  it('cancels its edits, which are not charged and stay canceled', async () => {
    const guest = await server.guest();
    const { id } = await makeProject(guest);
    const image = await makeImage(guest, { project: id });
    const { job_id } = await startEdit(guest, image.id);
    await guest.delete(`${API_BASE}/projects/${id}/`);
    await restore(guest, { id });
    expect(await readJob(guest, job_id)).toMatchObject({ status: 'failed', error_code: 'cancelled' });
  });

  it("is listed in its owner's bin only", async () => {
    const { guest, project } = await deletedProject();
    const bin = async (client: TestClient) =>
      expectStatus<{ results: Project[]; count: number }>(
        await client.get(`${API_BASE}/projects/?in_bin=true`),
        200,
      );
    expect(await bin(guest)).toMatchObject({
      count: 1,
      results: [{ id: project.id, image_count: 1, deleted_at: now.toISOString() }],
    });
    const stranger = await server.guest();
    expect((await bin(stranger)).count).toBe(0);
    expect((await restore(stranger, project)).statusCode).toBe(404);
  });

  it('is deleted for good after 30 days, with its files', async () => {
    const { guest, project } = await deletedProject();
    const deletedAt = now;
    const folders = (await keptFolders(server.storage)).length;
    try {
      now = new Date(deletedAt.getTime() + 29 * DAY_MS);
      await purgeBin(server);
      expect((await keptFolders(server.storage)).length).toBe(folders);

      now = new Date(deletedAt.getTime() + 30 * DAY_MS + 1);
      expect((await purgeBin(server)).project).toBeGreaterThan(0);
      expect((await keptFolders(server.storage)).length).toBeLessThan(folders);
      const rows = await server.db
        .selectFrom('images')
        .select('id')
        .where('projectId', '=', project.id)
        .execute();
      expect(rows).toEqual([]);
    } finally {
      now = deletedAt;
    }
    expect((await restore(guest, project)).statusCode).toBe(404);
  });
});
