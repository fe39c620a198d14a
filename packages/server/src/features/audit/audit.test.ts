import {
  API_BASE,
  AUTH_BASE,
  type AuditEntry,
  type Image,
  type ImageId,
  ROUTES,
  type Route,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeImage, makeProject, startEdit } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { ACTIONS } from './actions.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Page {
  results: AuditEntry[];
  count: number;
  num_pages: number;
}
const list = async (client: TestClient, query = ''): Promise<Page> =>
  expectStatus(await client.get(`${API_BASE}/audit/${query}`), 200);
const actions = async (client: TestClient, query = '') =>
  (await list(client, query)).results.map(({ action }) => action);

it('names every call that may change something, or lists it as leaving no entry', () => {
  const changing = Object.entries(ROUTES).flatMap(([feature, routes]) =>
    Object.entries(routes as Record<string, Route>)
      .filter(([, { method }]) => method !== 'GET')
      .map(([name]) => `${feature}.${name}`),
  );
  expect(Object.keys(ACTIONS).toSorted()).toEqual(changing.toSorted());
});

describe('GET /audit/', () => {
  it('API-108 lists who did what to which project and photo, newest first', async () => {
    const guest = await server.guest();
    const { id: project } = await makeProject(guest);
    const { id: image, versions } = await makeImage(guest, { project });
    await startEdit(guest, image);
    await guest.patch(`${API_BASE}/versions/${versions[0]?.id}/`, { label: 'Before' });
    await guest.delete(`${API_BASE}/projects/${project}/`);

    const about = { actor: 'Guest', project, image };
    expect((await list(guest)).results).toEqual(
      [
        { ...about, image: null, action: 'projects.remove', detail: 'Project deleted' },
        { ...about, action: 'versions.update', detail: 'Version renamed or marked' },
        { ...about, action: 'edits.apply', detail: 'Edit started' },
        { ...about, action: 'images.create', detail: 'Photo uploaded' },
        { ...about, image: null, action: 'projects.create', detail: 'Project created' },
      ].map((entry) => ({
        ...entry,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.stringMatching(/Z$/),
      })),
    );
  });

  it('API-108 is filtered by project_id and image_id, and comes in pages', async () => {
    const guest = await server.guest();
    const { id: project } = await makeProject(guest);
    const inside = await makeImage(guest, { project });
    const outside = await makeImage(guest);
    expect(await actions(guest, `?project_id=${project}`)).toEqual(['images.create', 'projects.create']);
    expect(await actions(guest, `?image_id=${outside.id}`)).toEqual(['images.create']);
    expect(await actions(guest, `?project_id=${project}&image_id=${inside.id}`)).toEqual(['images.create']);
    const page = await list(guest, '?page=2&page_size=2');
    expect(page).toMatchObject({ count: 3, num_pages: 2 });
    expect(page.results).toHaveLength(1);
  });

  it('has an entry for each photo of a batch', async () => {
    const guest = await server.guest();
    const ids: ImageId[] = [];
    for (let count = 0; count < 2; count++) ids.push((await makeImage(guest)).id);
    const body = { image_ids: ids, transformation: 'lighting' };
    expectStatus(await guest.post(`${API_BASE}/transformations/batch/`, body), 202);
    for (const id of ids) expect(await actions(guest, `?image_id=${id}`)).toContain('edits.batch');
  });

  it('has no entry for refused calls, for reading, and for calls of others', async () => {
    const guest = await server.guest();
    await guest.post(`${API_BASE}/projects/`, { title: '' });
    const image: Image = await makeImage(await server.guest());
    await guest.delete(`${API_BASE}/images/${image.id}/`);
    await guest.get(`${API_BASE}/projects/`);
    expect(await list(guest)).toMatchObject({ count: 0, results: [] });
  });

  it('has one entry for a call, even if it is repeated with its key', async () => {
    const guest = await server.guest();
    const extra = { headers: { 'idempotency-key': 'once' } };
    for (let time = 0; time < 2; time++) {
      expectStatus(await guest.post(`${API_BASE}/projects/`, { title: 'Attic' }, extra), 201);
    }
    expect(await actions(guest)).toEqual(['projects.create']);
  });

  it('knows sign-ins', async () => {
    const visitor = await server.visitor();
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=embedded';
    const { idToken } = (await server.app.inject({ method: 'POST', url: signUp, payload: {} })).json();
    expectStatus(await visitor.post(`${AUTH_BASE}/session`, { idToken }), 200);
    expect(await actions(visitor)).toEqual(['account.createSession']);
  });
});
