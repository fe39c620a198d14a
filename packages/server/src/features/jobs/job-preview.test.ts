import { randomUUID } from 'node:crypto';
import { API_BASE, type EditJobId, type Image } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { makeImage, readImage, readJob, startEdit } from '../../test/makers.ts';
import { type EditScript, failing, heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';
import { until } from '../../test/until.ts';
import { beginAttempt, writePreview } from './attempts/attempt-store.ts';
import { giveUpJob } from './attempts/give-up-job.ts';
import { runEditJob, type WorkDeps } from './attempts/run-edit-job.ts';

const PICTURE = Buffer.from('sofa and table');

let server: TestServer;
let guest: TestClient;
let image: Image;
let deps: WorkDeps;
/** A job that no worker takes: the tests act as its workers. */
let jobId: EditJobId;

beforeAll(async () => {
  server = await startTestServer({ settings: { GUEST_DESIGNS_PER_MONTH: '1000' } });
  guest = await server.guest();
  deps = { ...server, program: 'test' };
});
afterAll(() => server.close());
beforeEach(async () => {
  image = await makeImage(guest);
  jobId = (await startEdit(guest, image.id)).job_id;
});

const run = (lease: string, signal = new AbortController().signal) =>
  runEditJob(deps, { id: jobId, payload: { jobId }, attempt: 1, lease, signal });
const previewFor = (client: TestClient) => client.get(`${API_BASE}/edit-jobs/${jobId}/preview/`);
const kept = () => server.db.selectFrom('editPreviews').select('jobId').where('jobId', '=', jobId).execute();

/** An edit that shows its preview and goes on until it is released, and then as the next script says. */
async function shown(next: EditScript = async () => {}, signal?: AbortSignal) {
  const held = heldEdit();
  server.engine.scripts.push(async (task, hooks) => {
    hooks.onPreview?.(PICTURE.toString('base64'));
    await held.script(task, hooks);
    await next(task, hooks);
  });
  const running = run(randomUUID(), signal);
  running.catch(() => {}); // The test awaits it later.
  await until(async () => (await readJob(guest, jobId)).preview_url !== null);
  return { running, release: held.release };
}

/** Expects that nothing of the preview is left. */
async function expectGone(): Promise<void> {
  expect((await readJob(guest, jobId)).preview_url).toBeNull();
  expect((await previewFor(guest)).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
}

describe('the preview of a running edit', () => {
  it('PLAYGROUND-12 is named by the job and served to its owner, for no cache', async () => {
    await expectGone();
    const { running, release } = await shown();
    const { preview_url } = await readJob(guest, jobId);
    const answer = await guest.get(preview_url!);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.rawPayload).toEqual(PICTURE);
    release();
    await running;
  });

  it('S4 is a missing thing for strangers, also while it exists', async () => {
    const { running, release } = await shown();
    const stranger = await previewFor(await server.guest());
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'job_not_found']);
    expect((await previewFor(await server.visitor())).statusCode).toBe(401);
    release();
    await running;
  });

  it('is no version: the pending one has no picture', async () => {
    const { running, release } = await shown();
    const { versions } = await readImage(guest, image.id);
    expect(versions).toHaveLength(2);
    expect(versions[1]).toMatchObject({ status: 'processing', preview_url: null, storage_url: null });
    release();
    await running;
  });
});

describe('the preview is deleted', () => {
  it('PLAYGROUND-13 when the edit is made', async () => {
    const { running, release } = await shown();
    release();
    await running;
    expect((await readJob(guest, jobId)).status).toBe('succeeded');
    await expectGone();
  });

  it('when the edit fails', async () => {
    const { running, release } = await shown(failing(new Error('no picture')));
    release();
    await expect(running).rejects.toThrow('no picture');
    await expectGone();
  });

  it('when the edit is canceled, and one that comes later is dropped', async () => {
    const { running, release } = await shown(async (_task, hooks) => {
      hooks.onPreview?.(PICTURE.toString('base64'));
    });
    expect((await guest.post(`${API_BASE}/edit-jobs/${jobId}/cancel/`)).statusCode).toBe(200);
    await expectGone();
    release();
    await running;
    await expectGone();
  });

  it('U-13 when another attempt takes over, and when the job is given up', async () => {
    const stopping = new AbortController();
    const { running } = await shown(undefined, stopping.signal);
    // The process of the first attempt is gone.
    stopping.abort();
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
    const second = { jobId, lease: randomUUID() };
    await beginAttempt(server.db, second, server.clock.now());
    await expectGone();
    await writePreview(server.db, second, PICTURE.toString('base64'));
    expect(await kept()).toHaveLength(1);
    await giveUpJob(deps, { jobId });
    await expectGone();
  });

  it('with its photo', async () => {
    const { running, release } = await shown();
    expect((await guest.delete(`${API_BASE}/images/${image.id}/`)).statusCode).toBe(204);
    expect(await kept()).toEqual([]);
    expect((await previewFor(guest)).statusCode).toBe(404);
    release();
    await running;
  });
});
