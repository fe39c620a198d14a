import { API_BASE, type EditJob, type Image, type Job } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf, operationStatusOf } from '../../test/job-records.ts';
import {
  ended,
  expectStatus,
  makeEdit,
  makeImage,
  readImage,
  readJob,
  startEdit,
  usedDesigns,
} from '../../test/makers.ts';
import { type PictureServer, startServerWithPhoto } from '../../test/picture-server.ts';
import { failing, heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';
import { until } from '../../test/until.ts';

const JOBS = `${API_BASE}/edit-jobs/`;

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  ({ server, guest, image } = await startServerWithPhoto());
});
afterAll(() => server.close());

describe('a job that succeeds', () => {
  it('JOBS-01 JOBS-02 JOBS-03 JOBS-04 JOBS-05 JOBS-06 JOBS-07 JOBS-08 JOBS-09 VERSIONS-23 goes from in_progress to succeeded with its version', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id, version } = await startEdit(guest, image.id);
    await held.begun;
    const running = await until(async () => {
      const job = await readJob(guest, job_id);
      return job.stage === 'Finding walls' && job;
    });
    expect(running).toMatchObject({
      id: job_id,
      kind: 'wall-color',
      image: image.id,
      version: version.id,
      status: 'in_progress',
      result_version: null,
      error_message: null,
      queue_position: null,
      finished_at: null,
    });
    expect(running.progress).toBeGreaterThan(0);
    expect(running.progress).toBeLessThan(1);
    const { versions } = await readImage(guest, image.id);
    expect(versions.find((one) => one.id === version.id)).toMatchObject({ status: 'processing' });
    expect(await operationStatusOf(server.db, job_id)).toBe('in_progress');

    held.release();
    const job = await ended(guest, job_id);
    expect(job).toMatchObject({
      status: 'succeeded',
      result_version: version.id,
      stage: 'Done',
      progress: 1,
      error_message: null,
    });
    const made = (await readImage(guest, image.id)).versions.find((one) => one.id === version.id);
    expect(made).toMatchObject({
      status: 'completed',
      changed_share: 0.4,
      warnings: ['One wall is very dark.'],
      thumbhash: 'BBBB',
      error_message: null,
    });
    expect(await ledgerOf(server.db, job_id)).toEqual(['reserve', 'settle']);
    expect(await operationStatusOf(server.db, job_id)).toBe('completed');
  });

  it('C-08 JOBS-07 has the status completed in /jobs/', async () => {
    const { id } = await makeEdit(guest, image.id);
    const job = expectStatus<Job>(await guest.get(`${API_BASE}/jobs/${id}/`), 200);
    expect(job).toMatchObject({ id, status: 'completed', image: image.id });
    expect(expectStatus<EditJob>(await guest.get(`${JOBS}${id}/status/`), 200).status).toBe('succeeded');
  });

  it('analyzes a photo once, and every later edit of that version uses the analysis', async () => {
    const { id } = await makeImage(guest);
    const before = server.engine.foundAnalysis.length;
    await makeEdit(guest, id);
    await makeEdit(guest, id);
    expect(server.engine.foundAnalysis.slice(before)).toEqual([false, true]);
  });

  it('records how the picture was made', async () => {
    const { version } = await makeEdit(guest, image.id, { color: 'navy', seed: 11 });
    const row = await server.db
      .selectFrom('versions')
      .selectAll()
      .where('id', '=', version!)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      seed: 11,
      focalLength35: 26,
      provenance: { source: 'engine', program: 'test', confidence: 0.9, regions: [3, 5] },
    });
  });
});

describe('waiting', () => {
  it('says how many are ahead, and counts as in progress', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const first = await startEdit(guest, image.id);
    await held.begun;
    const second = await startEdit(guest, image.id);
    const third = await startEdit(guest, image.id);
    expect((await readJob(guest, first.job_id)).queue_position).toBeNull();
    expect(await readJob(guest, second.job_id)).toMatchObject({
      queue_position: 0,
      status: 'in_progress',
      stage: 'Waiting',
    });
    expect((await readJob(guest, third.job_id)).queue_position).toBe(1);
    expect(expectStatus<Job>(await guest.get(`${API_BASE}/jobs/${third.job_id}/`), 200).status).toBe(
      'pending',
    );

    const active = expectStatus<{ results: EditJob[]; count: number }>(
      await guest.get(`${JOBS}?active=true`),
      200,
    );
    expect(active.results.map((job) => job.id)).toEqual([third.job_id, second.job_id, first.job_id]);
    expect(active.count).toBe(3);
    held.release();
    await server.idle();
    expect(expectStatus<{ count: number }>(await guest.get(`${JOBS}?active=true`), 200).count).toBe(0);
  });

  it('API-077 lists the jobs of an image, newest first, for its owner only', async () => {
    const { id } = await makeImage(guest);
    const one = await makeEdit(guest, id);
    const two = await makeEdit(guest, id);
    const list = expectStatus<{ results: EditJob[]; count: number }>(
      await guest.get(`${JOBS}?image=${id}`),
      200,
    );
    expect(list.results.map((job) => job.id)).toEqual([two.id, one.id]);
    expect(list.count).toBe(2);
    const stranger = await server.guest();
    expect(expectStatus(await stranger.get(`${JOBS}?image=${id}`), 200)).toEqual({ results: [], count: 0 });
  });
});

describe('a job that fails', () => {
  it('JOBS-10 U-14 has a reason, is not charged and leaves a failed version', async () => {
    const before = await usedDesigns(guest);
    server.engine.scripts.push(
      failing(new EngineError('edit_not_confident', 'No walls were found in this photo.')),
    );
    const job = await makeEdit(guest, image.id);
    expect(job).toMatchObject({
      status: 'failed',
      error_message: 'No walls were found in this photo.',
      error_code: 'edit_not_confident',
      result_version: null,
      stage: 'Failed',
    });
    const version = (await readImage(guest, image.id)).versions.find((one) => one.id === job.version);
    expect(version).toMatchObject({ status: 'failed', error_message: 'No walls were found in this photo.' });
    expect(await ledgerOf(server.db, job.id)).toEqual(['release', 'reserve']);
    expect(await usedDesigns(guest)).toBe(before);
    expect(await operationStatusOf(server.db, job.id)).toBe('failed');
  });

  it('R2 is tried again if the engine died, and fills the same version', async () => {
    server.engine.scripts.push(failing(new EngineError('crashed', 'The engine stopped.')));
    const { job_id, version } = await startEdit(guest, image.id);
    const job = await ended(guest, job_id);
    expect(job).toMatchObject({ status: 'succeeded', result_version: version.id });
    expect(await ledgerOf(server.db, job_id)).toEqual(['reserve', 'settle']);
    expect((await readImage(guest, image.id)).versions.filter((one) => one.job_id === job_id)).toHaveLength(
      1,
    );
  });

  it('R2 is given up after the engine died three times', async () => {
    const crash = failing(new EngineError('crashed', 'The engine stopped.'));
    server.engine.scripts.push(crash, crash, crash);
    const { job_id } = await startEdit(guest, image.id);
    const job = await ended(guest, job_id);
    expect(job).toMatchObject({
      status: 'failed',
      error_message: 'This edit stopped the engine 3 times and was given up. It was not charged.',
    });
    expect(await ledgerOf(server.db, job_id)).toEqual(['release', 'reserve']);
  });
});
