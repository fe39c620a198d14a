import {
  ALL_ROUTES,
  API_BASE,
  AUTH_BASE,
  CSRF_COOKIE,
  EditJob,
  ErrorBody,
  type Image,
  Job,
  type Operation,
  type Route,
} from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../../src/platform/http/guards/cookies.ts';
import { expectStatus, makeEdit, makeImage, makeProject, startEdit } from '../../src/test/makers.ts';
import { type PictureServer, startPictureServer } from '../../src/test/picture-server.ts';
import { heldEdit } from '../../src/test/scripted/scripted-engine.ts';
import type { TestClient } from '../../src/test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
});
afterAll(() => server.close());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const calls = ALL_ROUTES.map((route) => ({
  name: `${route.method} ${route.path}`,
  method: route.method,
  url: route.path.replace(':rendition', 'original').replace(/:\w+/g, NOBODY),
  produces: (route as Route).produces,
}));

describe('every call', () => {
  it.each(calls)(
    'API-004 $name answers JSON or its file, to visitors and to guests, with any status',
    async (call) => {
      for (const client of [await server.visitor(), await server.guest()]) {
        const answer = await client.call(call.method, call.url, undefined, {});
        if (call.produces && answer.statusCode < 400) {
          expect(answer.headers['content-type']).toBe(call.produces);
          continue;
        }
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
        expect(answer.json()).toBeTypeOf('object');
        if (answer.statusCode >= 400) ErrorBody.parse(answer.json());
      }
    },
  );

  it('API-006 identifies the person by the session cookie only', async () => {
    const someone = await server.guest();
    expect((await someone.get(`${AUTH_BASE}/me`)).json()).toMatchObject({ isAuthenticated: true });
    someone.cookies.delete(SESSION_COOKIE);
    const headers = { authorization: 'Bearer anything' };
    expect((await someone.get(`${AUTH_BASE}/me`, { headers })).json().isAuthenticated).toBe(false);
    expect((await someone.get(`${API_BASE}/projects/`, { headers })).statusCode).toBe(401);
  });

  it('S-04 API-007 accepts the value of the cookie csrftoken in the header X-CSRFToken, and in no other', async () => {
    const someone = await server.guest();
    expect(CSRF_COOKIE).toBe('csrftoken');
    const token = someone.cookies.get('csrftoken') ?? '';
    const create = (headers: Record<string, string>) =>
      someone.post(
        `${API_BASE}/projects/`,
        { title: 'Flat' },
        { headers: { 'x-csrftoken': '', ...headers } },
      );
    expect((await create({ 'X-CSRFToken': token, 'x-csrftoken': token })).statusCode).toBe(201);
    expect((await create({ 'x-csrf-token': token })).statusCode).toBe(403);
    expect((await create({ 'x-xsrf-token': token })).statusCode).toBe(403);
  });
});

describe('one thing by its id', () => {
  it("API-043 an image has the form of its upload's answer, with the versions made since", async () => {
    const uploaded = await makeImage(guest);
    const at = `${API_BASE}/images/${uploaded.id}/`;
    expect(expectStatus<Image>(await guest.get(at), 200)).toEqual(uploaded);

    const { result_version } = await makeEdit(guest, uploaded.id);
    const { versions } = expectStatus<Image>(await guest.get(at), 200);
    expect(versions.map(({ id, kind }) => [id, kind])).toEqual([
      [uploaded.versions[0]?.id, 'original'],
      [result_version, 'edited'],
    ]);
  });

  it('API-076 API-078 API-079 a job is shown by three calls, waiting, running and ended', async () => {
    const { id: image } = await makeImage(guest);
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id, version } = await startEdit(guest, image);
    await held.begun;
    const read = async () => ({
      job: Job.parse(expectStatus(await guest.get(`${API_BASE}/jobs/${job_id}/`), 200)),
      editJob: EditJob.parse(expectStatus(await guest.get(`${API_BASE}/edit-jobs/${job_id}/`), 200)),
      status: EditJob.parse(expectStatus(await guest.get(`${API_BASE}/edit-jobs/${job_id}/status/`), 200)),
    });
    const running = await read();
    expect(running.job).toMatchObject({ id: job_id, image, status: 'in_progress' });
    expect(running.editJob).toMatchObject({ id: job_id, image, status: 'in_progress', result_version: null });

    held.release();
    await server.idle();
    const ended = await read();
    expect(ended.job).toMatchObject({ id: job_id, image, status: 'completed' });
    expect(ended.editJob).toMatchObject({
      status: 'succeeded',
      result_version: version.id,
      error_message: null,
    });
    expect(ended.status).toEqual(ended.editJob);
  });
});

it('API-055 EDITS-12 EDITS-13 EDITS-14 EDITS-15 lighting passes type, brightness, contrast and warmth to the engine', async () => {
  const image = await makeImage(guest);
  const args = { type: 'twilight', brightness: 0.9, contrast: 1.3, warmth: -0.4, seed: 11 };
  const body = { image_id: image.id, version_id: image.versions[0]?.id, args };
  const answer = await guest.post(`${API_BASE}/transformations/lighting/`, body);
  expect(expectStatus(answer, 202)).toMatchObject({
    status: 'in_progress',
    version: { operation: 'lighting', status: 'pending', params: args },
  });
  await server.idle();
  expect(server.engine.edits.at(-1)?.request).toMatchObject({
    mode: 'lighting',
    ...args,
  });
});

it('API-127 operations support page and page_size, also for one project or image', async () => {
  const someone = await server.guest();
  const { id: project } = await makeProject(someone);
  const names = ['Hall', 'Attic', 'Kitchen', 'Bath', 'Porch'];
  for (const name of names) await makeImage(someone, { project, name });
  await makeImage(someone, { name: 'Elsewhere' });

  const list = async (query: string) =>
    expectStatus<{ results: Operation[] }>(await someone.get(`${API_BASE}/operations/?${query}`), 200);
  const rooms = async (query: string) =>
    (await list(query)).results.map(({ description }) => description.replace('Uploaded ', ''));
  expect(await rooms('page_size=2')).toEqual(['Elsewhere', 'Porch']);
  expect(await rooms(`page_size=2&project_id=${project}`)).toEqual(['Porch', 'Bath']);
  expect(await rooms(`page_size=2&page=3&project_id=${project}`)).toEqual(['Hall']);
  expect(await list(`page_size=2&page=3&project_id=${project}`)).toMatchObject({
    count: 5,
    num_pages: 3,
    has_next: false,
    has_previous: true,
  });
});
