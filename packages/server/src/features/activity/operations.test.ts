import { API_BASE, type Operation } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

interface Page {
  results: Operation[];
  count: number;
  num_pages: number;
  has_next: boolean;
  has_previous: boolean;
}
const list = async (client: TestClient, query = ''): Promise<Page> =>
  expectStatus(await client.get(`${API_BASE}/operations/${query}`), 200);

describe('the activity list', () => {
  it('PROJECTS-39 PROJECTS-40 PROJECTS-41 PROJECTS-42 PROJECTS-43 PROJECTS-44 lists the operations, newest first', async () => {
    const guest = await server.guest();
    const { id: project } = await makeProject(guest, { title: 'Harbor flat' });
    const image = await makeImage(guest, { project, name: 'Kitchen' });
    await makeEdit(guest, image.id);
    server.engine.scripts.push(async () => {
      throw new EngineError('edit_not_confident', 'No walls.');
    });
    await makeEdit(guest, image.id, { color: '#102030' });

    const { results } = await list(guest);
    const common = {
      id: expect.any(String),
      project,
      project_title: 'Harbor flat',
      image: image.id,
      thumb_url: image.thumb_url,
      started_at: expect.stringMatching(/Z$/),
    };
    expect(results).toEqual([
      { ...common, description: 'Walls in #102030', status: 'failed' },
      { ...common, description: 'Sage walls', status: 'completed' },
      { ...common, description: 'Uploaded Kitchen', status: 'completed' },
    ]);
  });

  it('PROJECTS-45 PROJECTS-46 PROJECTS-47 PROJECTS-48 PROJECTS-49 API-109 comes in pages of 25', async () => {
    const guest = await server.guest();
    for (let count = 0; count < 27; count++) await makeImage(guest);
    const first = await list(guest);
    expect(first.results).toHaveLength(25);
    expect(first).toMatchObject({ count: 27, num_pages: 2, has_next: true, has_previous: false });
    const second = await list(guest, '?page=2');
    expect(second.results).toHaveLength(2);
    expect(second).toMatchObject({ has_next: false, has_previous: true });
    const ids = [...first.results, ...second.results].map((operation) => operation.id);
    expect(new Set(ids).size).toBe(27);
  });

  it('API-109 can be narrowed to a project or an image', async () => {
    const guest = await server.guest();
    const { id: project } = await makeProject(guest);
    const inside = await makeImage(guest, { project });
    const outside = await makeImage(guest);
    expect((await list(guest, `?project_id=${project}`)).results).toMatchObject([{ image: inside.id }]);
    expect((await list(guest, `?image_id=${outside.id}`)).results).toMatchObject([
      { image: outside.id, project: outside.project },
    ]);
  });

  it('keeps operations after the picture and the project are deleted', async () => {
    const guest = await server.guest();
    const { id: project } = await makeProject(guest);
    await makeImage(guest, { project, name: 'Hall' });
    expectStatus(await guest.delete(`${API_BASE}/projects/${project}/`), 204);
    expect((await list(guest)).results).toMatchObject([
      { description: 'Uploaded Hall', project: null, project_title: null, image: null, thumb_url: null },
    ]);
  });

  it('API-011 shows no operations of other accounts', async () => {
    await makeImage(await server.guest());
    expect(await list(await server.guest())).toMatchObject({ results: [], count: 0, num_pages: 1 });
  });

  it.each(['?page=0', '?page_size=101', '?page=x', '?sort=asc'])('refuses %s', async (query) => {
    const guest = await server.guest();
    expectStatus(await guest.get(`${API_BASE}/operations/${query}`), 400);
  });
});
