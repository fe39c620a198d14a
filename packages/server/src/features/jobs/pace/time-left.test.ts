import { randomUUID } from 'node:crypto';
import type { EditJobId, Image } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { makeImage, readJob, startEdit } from '../../../test/makers.ts';
import { type EditScript, heldEdit } from '../../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { until } from '../../../test/until.ts';
import { runEditJob, type WorkDeps } from '../attempts/run-edit-job.ts';

let server: TestServer;
let guest: TestClient;
let image: Image;
let deps: WorkDeps;
/** The clock of the attempts, which goes on by hand. */
let ms: number;
beforeAll(async () => {
  server = await startTestServer({ settings: { GUEST_DESIGNS_PER_MONTH: '1000' } });
  guest = await server.guest();
  ms = server.clock.now().getTime();
  deps = { ...server, clock: { now: () => new Date(ms) }, program: 'test' };
});
afterAll(() => server.close());
beforeEach(async () => {
  image = await makeImage(guest);
});

const pass = (seconds: number) => {
  ms += seconds * 1000;
};
/** Makes an edit that no worker takes: the tests act as its workers. */
async function run(script: EditScript): Promise<{ jobId: EditJobId; running: Promise<void> }> {
  const { job_id: jobId } = await startEdit(guest, image.id);
  server.engine.scripts.push(script);
  const running = runEditJob(deps, {
    ...{ id: jobId, payload: { jobId }, attempt: 1, lease: randomUUID() },
    signal: new AbortController().signal,
  });
  return { jobId, running };
}

/** An edit that reports its progress and waits; then it may end. */
async function heldAt(fraction: number) {
  const held = heldEdit();
  const { jobId, running } = await run(async (task, hooks) => {
    hooks.onProgress?.({ stage: 'Working', fraction });
    await held.script(task, hooks);
  });
  await until(async () => (await readJob(guest, jobId)).stage === 'Working');
  return { job: await readJob(guest, jobId), jobId, running, release: held.release };
}

/** An edit of a new photo that took 40 seconds: 30 of them until half of its progress was reached. */
async function earlierEdit(): Promise<void> {
  const { running } = await run(async (_task, { onProgress }) => {
    pass(30);
    onProgress?.({ stage: 'Working', fraction: 0.5 });
    pass(10);
  });
  await running;
}

it('PLAYGROUND-12 nothing is said of the time left as long as there was no such edit', async () => {
  const { job, running, release } = await heldAt(0.5);
  expect(job.seconds_left).toBeNull();
  release();
  await running;
});

it('an edit has the time left that earlier ones of its kind still took, and none when it has ended', async () => {
  await server.db.deleteFrom('editJobs').execute();
  await earlierEdit();
  image = await makeImage(guest);
  const { job, jobId, running, release } = await heldAt(0.5);
  // It got there at once. Three quarters of the time lie before, so this nearly counts in full.
  expect(job.seconds_left).toBeGreaterThan(0);
  expect(job.seconds_left).toBeLessThanOrEqual(10);
  release();
  await running;
  expect((await readJob(guest, jobId)).seconds_left).toBeNull();
});

it('an edit of an analyzed photo is not compared with those that had to analyze theirs', async () => {
  await server.db.deleteFrom('editJobs').execute();
  await earlierEdit();
  const { job, running, release } = await heldAt(0.5);
  expect(server.engine.foundAnalysis.at(-1)).toBe(true);
  expect(job.seconds_left).toBeNull();
  release();
  await running;
});
