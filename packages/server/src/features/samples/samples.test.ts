import { readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  API_BASE,
  type Board,
  type Project,
  type QuickStats,
  type SampleProject,
} from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Who } from '../../platform/http/who.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, usedDesigns } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { VERSION } from '../../version.ts';
import { createSampleMaker } from './create-sample-project.ts';
import { SAMPLE_PHOTOS } from './sample-photos.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (client: TestClient) => client.post(`${API_BASE}/projects/create_sample_project/`);
/** Folders with pictures of versions, and with their analyses. */
const folders = () => readdir(join(server.folder, 'pictures'));
/** A new person, as a handler sees them. */
async function anybody(): Promise<Who> {
  const { userId } = await server.guest();
  return { userId, isAnonymous: true, sessionId: '', sessionEndsAt: new Date(0) };
}
const give = async (client: TestClient): Promise<SampleProject> => expectStatus(await ask(client), 200);

describe('the sample project', () => {
  it('API-027 PROJECTS-53 shows photos before and after an edit, free of charge', async () => {
    const guest = await server.guest();
    const project = await give(guest);
    expect(project).toMatchObject({ title: 'Sample Project', is_sample: true, is_new: true, image_count: 3 });
    expect(project.images.map(({ name, versions }) => [name, ...versions.map(({ label }) => label)])).toEqual(
      [
        ['Study', 'Original', 'Navy walls'],
        ['Bedroom', 'Original', 'Evening light'],
        ['Empty living room', 'Original'],
      ],
    );
    const [, edited] = project.images[0]!.versions;
    expect(edited).toMatchObject({ status: 'completed', operation: 'wall-color', job_id: null });
    expect(edited?.params).toMatchObject({ color: 'navy', strength: 0.9, seed: 0 });
    for (const { versions } of project.images) {
      for (const { storage_url } of versions)
        expect((await guest.get(storage_url ?? '')).statusCode).toBe(200);
    }
    expect(await usedDesigns(guest)).toBe(0);
  });

  it('shows pictures that ship with the product', () => {
    for (const { path } of SAMPLE_PHOTOS) expect(readFileSync(path).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('PROJECTS-56 is created once for repeated and simultaneous requests', async () => {
    const guest = await server.guest();
    const before = (await folders()).length;
    const answers = await Promise.all([give(guest), give(guest), give(guest)]);
    expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
    const again = await give(guest);
    expect(again).toMatchObject({ id: answers[0].id, is_new: false });
    const list = expectStatus<{ count: number }>(await guest.get(`${API_BASE}/projects/`), 200);
    expect(list.count).toBe(1);
    // Pictures of three originals and two edits, and the analyses of two photos.
    expect((await folders()).length - before).toBe(7);
  });

  it('CONST-38 PROJECTS-54 has a board of the same name', async () => {
    const guest = await server.guest();
    const { id } = await give(guest);
    const answer = await guest.get(`${API_BASE}/boards/?project=${id}`);
    const { results } = expectStatus<{ results: Board[] }>(answer, 200);
    expect(results.map(({ name }) => name)).toEqual(['Sample Project']);
  });

  it('uses the engine for the first person only', async () => {
    const edits = server.engine.edits.length;
    await give(await server.guest());
    expect(server.engine.edits.length).toBe(edits);
  });

  it('stores its pictures: the engine does not make them again, even after a restart', async () => {
    await give(await server.guest());
    const edits = server.engine.edits.length;
    const restarted = createSampleMaker({ ...server, program: VERSION });
    expect(await restarted(await anybody())).toMatchObject({ is_new: true, image_count: 3 });
    expect(server.engine.edits.length).toBe(edits);

    // Another version of the program may make other pictures.
    const updated = createSampleMaker({ ...server, program: 'next' });
    await updated(await anybody());
    expect(server.engine.edits.length).toBe(edits + 2);
  });

  it('makes the pictures again if the stored files were deleted', async () => {
    await rm(join(server.folder, 'shared'), { recursive: true });
    const edits = server.engine.edits.length;
    expect(await give(await server.guest())).toMatchObject({ image_count: 3 });
    expect(server.engine.edits.length).toBe(edits + 2);
  });

  it('is separate for each account: changes are invisible to others', async () => {
    const [one, other] = [await server.guest(), await server.guest()];
    const [mine, theirs] = [await give(one), await give(other)];
    await one.delete(`${API_BASE}/images/${mine.images[0]?.id}/`);
    const url = theirs.images[0]?.versions[1]?.storage_url ?? '';
    expect((await other.get(url)).statusCode).toBe(200);
    expect((await one.get(url)).statusCode).toBe(404);
  });

  it('is not created again for a person who deleted it, but can be restored', async () => {
    const guest = await server.guest();
    const { id } = await give(guest);
    await guest.delete(`${API_BASE}/projects/${id}/`);
    const refused = expectStatus<{ code: string; detail: string }>(await ask(guest), 409);
    expect(refused).toMatchObject({
      code: 'sample_project_deleted',
      detail: 'Your sample project was deleted. Each account gets it only once.',
    });
    expectStatus<Project>(await guest.post(`${API_BASE}/projects/${id}/restore/`), 200);
    expect((await give(guest)).id).toBe(id);
  });

  it('is marked in the list and counted with the projects', async () => {
    const guest = await server.guest();
    await give(guest);
    const stats = expectStatus<QuickStats>(await guest.get(`${API_BASE}/user/quick-stats/`), 200);
    expect(stats.projects_created).toBe(1);
  });

  it('is created by the next call if the engine had no time in the first, which says so and leaves nothing behind', async () => {
    const make = createSampleMaker({ ...server, program: 'fails once' });
    const who = await anybody();
    server.engine.scripts.push(async () => {
      throw new EngineError('timed_out', 'This took too long and was stopped.');
    });
    await expect(make(who)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('because the server is busy'),
    });
    const own = server.db.selectFrom('projects').select('id').where('userId', '=', who.userId);
    expect(await own.execute()).toEqual([]);
    expect(await make(who)).toMatchObject({ is_new: true });
  });
});
