import { randomUUID } from 'node:crypto';
import { API_BASE, type EditJobId, type Image, type VersionId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { keptFolders, makeImage, readImage, readJob, startEdit } from '../../test/makers.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';
import { sweepPictures } from '../versions/index.ts';
import { beginAttempt, endAttemptAsSucceeded, writeProgress } from './attempts/attempt-store.ts';
import { giveUpJob } from './attempts/give-up-job.ts';
import { runEditJob, type WorkDeps } from './attempts/run-edit-job.ts';

let server: TestServer;
let guest: TestClient;
let image: Image;
let deps: WorkDeps;
/** A job that no worker takes: the tests act as its workers. */
let job: { id: EditJobId; versionId: VersionId };

beforeAll(async () => {
  server = await startTestServer({ settings: { GUEST_DESIGNS_PER_MONTH: '1000' } });
  guest = await server.guest();
  deps = { ...server, program: 'test' };
});
afterAll(() => server.close());
beforeEach(async () => {
  image = await makeImage(guest);
  const { job_id, version } = await startEdit(guest, image.id);
  job = { id: job_id, versionId: version.id };
});

const COURSE = { hadAnalysis: false, pace: { seconds: 1, marks: [] } };

const queued = (lease: string, signal = new AbortController().signal) => ({
  id: job.id,
  payload: { jobId: job.id },
  attempt: 1,
  lease,
  signal,
});

const kinds = async () =>
  (await server.db.selectFrom('creditEntries').select('kind').where('jobId', '=', job.id).execute())
    .map((entry) => entry.kind)
    .sort();

describe('R2 a lost lease', () => {
  it('writes nothing: the attempt that took over decides', async () => {
    const now = server.clock.now();
    await beginAttempt(server.db, { jobId: job.id, lease: 'first' }, now);
    await beginAttempt(server.db, { jobId: job.id, lease: 'second' }, now);
    const first = { jobId: job.id, lease: 'first' };
    expect(await writeProgress(server.db, first, { stage: 'Late', fraction: 0.9 })).toBe(false);
    expect(await endAttemptAsSucceeded(server.db, first, now, COURSE)).toBe(false);
    expect(await readJob(guest, job.id)).toMatchObject({
      status: 'in_progress',
      progress: 0,
      stage: 'Starting',
    });
  });

  it('a slow attempt and its successor together make one version and one charge', async () => {
    const held = heldEdit();
    // This engine ignores the signal to stop.
    server.engine.scripts.push((task, { signal: _unheard, ...hooks }) => held.script(task, hooks));
    const slow = runEditJob(deps, queued('slow'));
    await held.begun;
    await runEditJob(deps, queued('quick'));
    const made = await readJob(guest, job.id);
    held.release();
    await slow;

    expect(made).toMatchObject({ status: 'succeeded', result_version: job.versionId });
    expect(await readJob(guest, job.id)).toEqual(made);
    expect((await readImage(guest, image.id)).versions).toHaveLength(2);
    expect(await kinds()).toEqual(['reserve', 'settle']);
    expect(await keptFolders(server.storage)).toContain(job.versionId);
  });

  it('progress never falls, even if an attempt reports less', async () => {
    const attempt = { jobId: job.id, lease: 'only' };
    await beginAttempt(server.db, attempt, server.clock.now());
    for (const fraction of [0.2, 0.6, 0.4])
      await writeProgress(server.db, attempt, { stage: 'Working', fraction });
    expect((await readJob(guest, job.id)).progress).toBe(0.6);
  });
});

describe('an edit whose photo is being analyzed for a preview', () => {
  it('issue 19: says that the room is read, and then uses the analysis', async () => {
    const look = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    server.engine.real = {
      async run<T>() {
        begun.resolve();
        await look.promise;
        return { isReady: true } as T;
      },
    };
    const asked = guest.post(`${API_BASE}/versions/${image.versions[0]?.id}/room/prepare/`);
    await begun.promise;
    server.engine.real = undefined;
    const work = runEditJob(deps, queued('one'));
    await expect.poll(async () => (await readJob(guest, job.id)).stage).toBe('Reading the room');
    look.resolve();
    await Promise.all([work, asked]);
    expect((await readJob(guest, job.id)).status).toBe('succeeded');
  });
});

describe('a second run of the same job', () => {
  it('after the end does nothing', async () => {
    await runEditJob(deps, queued('one'));
    const ended = await readJob(guest, job.id);
    const edits = server.engine.edits.length;
    await runEditJob(deps, queued('two'));
    expect(await readJob(guest, job.id)).toEqual(ended);
    expect(server.engine.edits.length).toBe(edits);
    expect(await kinds()).toEqual(['reserve', 'settle']);
  });

  it('after an interruption fills the same version', async () => {
    const stopping = new AbortController();
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const stopped = runEditJob(deps, queued('one', stopping.signal));
    await held.begun;
    stopping.abort();
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    expect((await readJob(guest, job.id)).status).toBe('in_progress');

    await runEditJob(deps, queued('two'));
    expect(await readJob(guest, job.id)).toMatchObject({
      status: 'succeeded',
      result_version: job.versionId,
    });
  });
});

describe('U-13 a job without attempts left', () => {
  it('fails with a reason and is not charged', async () => {
    await beginAttempt(server.db, { jobId: job.id, lease: 'died' }, server.clock.now());
    await giveUpJob(deps, { jobId: job.id });
    await giveUpJob(deps, { jobId: job.id });
    expect(await readJob(guest, job.id)).toMatchObject({
      status: 'failed',
      error_message: 'This edit was interrupted again and again and was given up. It was not charged.',
    });
    expect(await kinds()).toEqual(['release', 'reserve']);
  });

  it('that has ended is unchanged', async () => {
    await runEditJob(deps, queued('one'));
    await giveUpJob(deps, { jobId: job.id });
    expect((await readJob(guest, job.id)).status).toBe('succeeded');
  });
});

it('fails if its source version was removed', async () => {
  await server.db.updateTable('editJobs').set({ sourceVersionId: null }).where('id', '=', job.id).execute();
  await runEditJob(deps, queued('one'));
  expect(await readJob(guest, job.id)).toMatchObject({
    status: 'failed',
    error_message: 'The version this edit starts from was removed.',
  });
});

describe('the sweep', () => {
  const clock = { now: () => new Date(Date.now() + 3 * 60 * 60_000) };

  it('moves unreferenced files to the trash and keeps everything else', async () => {
    await runEditJob(deps, queued('one'));
    const orphan = await server.storage.scratchFolder();
    await server.storage.putFolder(`pictures/${randomUUID()}`, orphan);
    const before = await keptFolders(server.storage);
    await server.storage.scratchFolder();

    // All files are younger than the hour that servers with shared pictures wait.
    const shared = await sweepPictures({ ...deps, clock }, { startedAt: new Date(0), alone: false });
    expect(shared).toMatchObject({ trashed: [], held: [], unfinished: 0 });
    const startedAt = new Date(Date.now() + 3 * 60 * 60_000);
    const report = await sweepPictures({ ...deps, clock }, { startedAt, alone: true });
    expect(report).toMatchObject({ held: [], unfinished: 1 });
    const kept = await keptFolders(server.storage);
    expect(before.filter((name) => !kept.includes(name))).toEqual(report.trashed);
    expect(report.trashed).toHaveLength(1);
    expect(kept).toEqual(expect.arrayContaining([image.versions[0]?.id, job.versionId]));
    expect((await readImage(guest, image.id)).versions).toHaveLength(2);
  });
});
