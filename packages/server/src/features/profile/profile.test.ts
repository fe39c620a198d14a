import { type Activity, API_BASE, type QuickStats } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, startEdit } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing, heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer({ settings: { GUEST_DESIGNS_PER_MONTH: '10' } });
});
beforeEach(async () => {
  guest = await server.guest();
});
afterAll(() => server.close());

const stats = async () => expectStatus<QuickStats>(await guest.get(`${API_BASE}/user/quick-stats/`), 200);
const activities = async (query = '') =>
  expectStatus<{ activities: Activity[] }>(await guest.get(`${API_BASE}/user/activity/${query}`), 200)
    .activities;

describe('API-020 quick stats', () => {
  it('PROFILE-23 PROFILE-24 PROFILE-25 PROFILE-26 PROFILE-27 count projects, designs and this month', async () => {
    const nothing = { projects_created: 0, total_designs: 0, monthly_usage: 0 };
    expect(await stats()).toEqual({ ...nothing, monthly_limit: 10, plan: 'Guest (Limited)' });

    await makeProject(guest);
    const image = await makeImage(guest);
    await makeEdit(guest, image.id);
    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
    await makeEdit(guest, image.id);
    expect(await stats()).toMatchObject({ projects_created: 1, total_designs: 1, monthly_usage: 1 });
  });

  it('counts a running edit as used, and as a design once it is made', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    await startEdit(guest, (await makeImage(guest)).id);
    expect(await stats()).toMatchObject({ total_designs: 0, monthly_usage: 1 });
    held.release();
    await server.idle();
    expect(await stats()).toMatchObject({ total_designs: 1, monthly_usage: 1 });
  });

  it('keeps designs whose photo was deleted', async () => {
    const image = await makeImage(guest);
    await makeEdit(guest, image.id);
    expectStatus(await guest.delete(`${API_BASE}/images/${image.id}/`), 204);
    expect(await stats()).toMatchObject({ total_designs: 1, monthly_usage: 1 });
  });
});

describe('API-021 the last activity', () => {
  it('speaks of a deleted photo only where there was one', async () => {
    const { id, project } = await makeImage(guest);
    expectStatus(await guest.delete(`${API_BASE}/images/${id}/`), 204);
    expectStatus(await guest.delete(`${API_BASE}/projects/${project}/`), 204);
    const urls = ['https://homes.example/elm-street'];
    const call = `${API_BASE}/listings/create_from_urls/`;
    expectStatus(await guest.post(call, { urls, auto_create_project: false }), 200);
    const told = (await activities()).map(({ description }) => description);
    expect(told).toEqual(['', 'The photo has been deleted']);
  });

  it('PROFILE-28 PROFILE-29 PROFILE-30 PROFILE-32 PROFILE-33 PROFILE-34 PROFILE-35 has all fields', async () => {
    const { id: project } = await makeProject(guest, { title: 'Harbor flat' });
    const image = await makeImage(guest, { project, name: 'Hall' });
    const answer = await guest.post(`${API_BASE}/transformations/furniture/`, {
      image_id: image.id,
      args: { style: 'scandinavian', room_type: 'bedroom' },
    });
    const { version } = expectStatus<{ version: { id: string } }>(answer, 202);
    await server.idle();
    expectStatus(await guest.post(`${API_BASE}/versions/${version.id}/add-tag/`, { tag: 'Sold' }), 200);

    const where = { id: expect.any(String), description: 'Hall, Harbor flat', time_ago: 'just now' };
    expect(await activities()).toEqual([
      {
        ...where,
        title: 'Staged in Scandinavian style',
        transformation_type: 'furniture',
        style: 'scandinavian',
        tags: ['Sold'],
        status: 'completed',
      },
      {
        ...where,
        title: 'Uploaded Hall',
        transformation_type: null,
        style: null,
        tags: [],
        status: 'completed',
      },
    ]);
  });

  it('CONST-01 CONST-83 has five entries unless the query says otherwise', async () => {
    for (let count = 0; count < 6; count++) await makeImage(guest);
    expect(await activities()).toHaveLength(5);
    expect(await activities('?limit=6')).toHaveLength(6);
    expectStatus(await guest.get(`${API_BASE}/user/activity/?limit=101`), 400);
  });
});
