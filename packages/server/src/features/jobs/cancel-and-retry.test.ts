import { randomUUID } from 'node:crypto';
import { API_BASE, type EditJob, type Image } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerOf, operationStatusOf } from '../../test/job-records.ts';
import {
  ended,
  expectStatus,
  keptFolders,
  makeEdit,
  makeImage,
  readImage,
  readJob,
  startEdit,
  usedDesigns,
} from '../../test/makers.ts';
import { type PictureServer, startPictureServer, startServerWithPhoto } from '../../test/picture-server.ts';
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

describe('JOBS-15 U-15 canceling', () => {
  it('stops a running edit, charges nothing and leaves no version', async () => {
    const before = await usedDesigns(guest);
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const { job_id, version } = await startEdit(guest, image.id);
    await held.begun;
    const cancelled = expectStatus<EditJob>(await guest.post(`${JOBS}${job_id}/cancel/`), 200);
    expect(cancelled).toMatchObject({
      status: 'failed',
      error_message: 'Cancelled by user',
      error_code: 'cancelled',
      version: null,
      result_version: null,
    });
    await server.idle();
    expect(await readJob(guest, job_id)).toEqual(cancelled);
    expectStatus(await guest.get(`${API_BASE}/versions/${version.id}/`), 404);
    expect(await keptFolders(server.storage)).not.toContain(version.id);
    expect(await usedDesigns(guest)).toBe(before);
    expect(await operationStatusOf(server.db, job_id)).toBe('failed');
  });

  it('drops a late result with its files', async () => {
    const finishing = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    // An engine that ignores the signal to stop.
    server.engine.scripts.push(async (_task, hooks) => {
      begun.resolve();
      await finishing.promise;
      delete hooks.signal;
    });
    const { job_id, version } = await startEdit(guest, image.id);
    await begun.promise;
    expectStatus(await guest.post(`${JOBS}${job_id}/cancel/`), 200);
    finishing.resolve();
    await server.idle();
    expect((await readJob(guest, job_id)).status).toBe('failed');
    expect(await ledgerOf(server.db, job_id)).toEqual(['release', 'reserve']);
    await until(async () => !(await keptFolders(server.storage)).includes(version.id));
  });

  it('stops a waiting edit, which never runs', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    await startEdit(guest, image.id);
    await held.begun;
    const waiting = await startEdit(guest, image.id);
    const ran = server.engine.edits.length;
    expectStatus(await guest.post(`${JOBS}${waiting.job_id}/cancel/`), 200);
    held.release();
    await server.idle();
    await makeEdit(guest, image.id);
    expect(server.engine.edits.length).toBe(ran + 1);
  });

  it('API-080 answers 409 for an ended job, 404 for another person’s', async () => {
    const { id } = await makeEdit(guest, image.id);
    expect(expectStatus(await guest.post(`${JOBS}${id}/cancel/`), 409)).toMatchObject({
      code: 'job_finished',
    });
    const stranger = await server.guest();
    for (const path of ['', 'status/', 'events/'])
      expectStatus(await stranger.get(`${JOBS}${id}/${path}`), 404);
    for (const path of ['cancel/', 'retry/']) expectStatus(await stranger.post(`${JOBS}${id}/${path}`), 404);
    expectStatus(await stranger.get(`${API_BASE}/jobs/${id}/`), 404);
    expectStatus(await guest.get(`${JOBS}${randomUUID()}/`), 404);
  });
});

describe('JOBS-16 API-081 trying again', () => {
  it('makes a new job with the same arguments and seed, which replaces the failed one', async () => {
    const { id } = await makeImage(guest);
    server.engine.scripts.push(failing(new EngineError('timed_out', 'This edit took too long.')));
    const failed = await makeEdit(guest, id, { color: 'taupe', strength: 0.4 });
    const retried = expectStatus<EditJob>(await guest.post(`${JOBS}${failed.id}/retry/`), 202);
    expect(retried.id).not.toBe(failed.id);
    expect(await ended(guest, retried.id)).toMatchObject({ status: 'succeeded' });

    const [first, second] = server.engine.edits.slice(-2);
    expect(second?.request).toEqual(first?.request);
    const { versions } = await readImage(guest, id);
    expect(versions).toMatchObject([{ kind: 'original' }, { id: retried.version, status: 'completed' }]);
    expect((await readJob(guest, failed.id)).version).toBeNull();
  });

  it('R5 does not deadlock with the removal of the failed version', async () => {
    const { id } = await makeImage(guest);
    for (let round = 0; round < 8; round++) {
      server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
      const failed = await makeEdit(guest, id);
      const answers = await Promise.all([
        guest.delete(`${API_BASE}/versions/${failed.version}/`),
        guest.post(`${JOBS}${failed.id}/retry/`),
      ]);
      const statuses = answers.map(({ statusCode }) => statusCode);
      expect([
        [204, 202],
        [404, 202],
      ]).toContainEqual(statuses);
      await server.idle();
    }
  });

  it('is for failed jobs, once, and not after their photo is deleted', async () => {
    const { id } = await makeImage(guest);
    const fine = await makeEdit(guest, id);
    expectStatus(await guest.post(`${JOBS}${fine.id}/retry/`), 409);

    server.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
    const failed = await makeEdit(guest, id);
    expectStatus(await guest.post(`${JOBS}${failed.id}/retry/`), 202);
    expect(expectStatus(await guest.post(`${JOBS}${failed.id}/retry/`), 409)).toMatchObject({
      code: 'job_not_retryable',
    });
    await server.idle();
  });

  it('costs another design', async () => {
    const poor = await startPictureServer({ settings: { GUEST_DESIGNS_PER_MONTH: '1' } });
    try {
      const client = await poor.guest();
      const { id } = await makeImage(client);
      poor.engine.scripts.push(failing(new EngineError('edit_not_confident', 'No walls.')));
      const failed = await makeEdit(client, id);
      await makeEdit(client, id);
      expectStatus(await client.post(`${JOBS}${failed.id}/retry/`), 402);
      expect((await readImage(client, id)).versions).toHaveLength(3);
    } finally {
      await poor.close();
    }
  });
});
