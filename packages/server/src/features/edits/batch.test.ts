import {
  API_BASE,
  type BatchAccepted,
  type EditJob,
  type Image,
  type ProjectId,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ended, expectStatus, makeImage, makeProject, readImage, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let project: ProjectId;
let images: Image[];
beforeAll(async () => {
  server = await startPictureServer({ concurrency: 1, settings: { GUEST_DESIGNS_PER_MONTH: '4' } });
});
beforeEach(async () => {
  guest = await server.guest();
  project = (await makeProject(guest)).id;
  images = [];
  for (let count = 0; count < 3; count++) images.push(await makeImage(guest, { project }));
});
afterAll(() => server.close());

const paint = { transformation: 'wall-color', parameters: { color: 'sage', seed: 3 } };
const batch = (body: object, client = guest) =>
  client.post(`${API_BASE}/transformations/batch/`, { ...paint, ...body });
const ofProject = (body: object, id = project) =>
  guest.post(`${API_BASE}/projects/${id}/batch_jobs/`, { ...paint, ...body });
const ids = () => images.map((image) => image.id);

describe('API-075 a batch', () => {
  it('EDITS-48 JOBS-24 makes one job for each image, in the requested order', async () => {
    const wanted = ids().reverse();
    const { jobs } = expectStatus<BatchAccepted>(await batch({ image_ids: wanted }), 202);
    expect(jobs.map(({ version }) => version.image)).toEqual(wanted);
    for (const { job_id } of jobs) expect((await ended(guest, job_id)).status).toBe('succeeded');
    for (const id of wanted) expect((await readImage(guest, id)).versions).toHaveLength(2);
    expect(await usedDesigns(guest)).toBe(3);
  });

  it('is accepted as a whole or not at all', async () => {
    const foreign = (await makeImage(await server.guest())).id;
    expect((await batch({ image_ids: [...ids(), foreign] })).json().code).toBe('image_not_found');
    const answer = await batch({
      image_ids: ids(),
      transformation: 'furniture',
      parameters: { alternatives: 2 },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'credits_exhausted']);
    expect(await usedDesigns(guest)).toBe(0);
    for (const id of ids()) expect((await readImage(guest, id)).versions).toHaveLength(1);
  });

  it('can be canceled in the middle: finished versions stay, the rest is refunded', async () => {
    const held = heldEdit();
    server.engine.scripts.push(async () => {}, held.script);
    const { jobs } = expectStatus<BatchAccepted>(await batch({ image_ids: ids() }), 202);
    await held.begun;
    for (const { job_id } of jobs.slice(1)) {
      expectStatus(await guest.post(`${API_BASE}/edit-jobs/${job_id}/cancel/`), 200);
    }
    await server.idle();
    const versions = await Promise.all(ids().map(async (id) => (await readImage(guest, id)).versions.length));
    expect(versions).toEqual([2, 1, 1]);
    expect(await usedDesigns(guest)).toBe(1);
  });

  it.each<[{ image_ids?: string[]; parameters?: object }, string]>([
    [{ image_ids: [] }, 'image_ids'],
    [{ image_ids: ['x'] }, 'image_ids'],
    [{ image_ids: ['here', 'here'] }, 'image_ids'],
    [{ parameters: { color: 'mauve-ish' } }, 'color'],
  ])('refuses %j', async (body, field) => {
    const id = images[0]!.id;
    const named = body.image_ids?.map((one) => (one === 'here' ? id : one)) ?? [id];
    const answer = await batch({ ...body, image_ids: named });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).join()).toContain(field);
  });

  it('refuses an unknown edit', async () => {
    expect((await batch({ image_ids: ids(), transformation: 'magic' })).json().code).toBe(
      'unknown_transformation',
    );
  });
});

describe('API-029 a batch of a project', () => {
  it('takes all its images, or the named ones', async () => {
    const all = expectStatus<BatchAccepted>(await ofProject({}), 202);
    expect(all.jobs.map(({ version }) => version.image)).toEqual(ids());
    await server.idle();
    const one = expectStatus<BatchAccepted>(await ofProject({ image_ids: [images[1]!.id] }), 202);
    expect(one.jobs.map(({ version }) => version.image)).toEqual([images[1]!.id]);
    await server.idle();
  });

  it('refuses images of other projects, and a project without photos', async () => {
    const elsewhere = await makeImage(guest);
    expect((await ofProject({ image_ids: [elsewhere.id] })).json().code).toBe('image_not_found');
    const empty = await makeProject(guest);
    expect((await ofProject({}, empty.id)).json().detail).toBe('This project has no photos yet.');
  });
});

describe('API-048 jobs_list', () => {
  it('lists the jobs of one image, newest first', async () => {
    const [first, second] = ids();
    expectStatus(await batch({ image_ids: [first, second] }), 202);
    await server.idle();
    const { jobs } = expectStatus<BatchAccepted>(await batch({ image_ids: [first] }), 202);
    await server.idle();
    const answer = await guest.get(`${API_BASE}/images/${first}/jobs_list/`);
    const { results, count } = expectStatus<{ results: EditJob[]; count: number }>(answer, 200);
    expect(count).toBe(2);
    expect(results[0]?.id).toBe(jobs[0]?.job_id);
    expect(results.every((job) => job.image === first)).toBe(true);
  });
});
