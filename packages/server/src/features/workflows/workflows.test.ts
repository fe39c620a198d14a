import { API_BASE, type EditJob, type Image, type Version, type Workflow } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, readImage, readJob, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { failing, heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
beforeAll(async () => {
  server = await startPictureServer({ settings: { GUEST_DESIGNS_PER_MONTH: '4' } });
});
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
});
afterAll(() => server.close());

const PAINT = { transformation: 'wall-color', parameters: { color: 'sage', seed: 1 } };
const LIGHT = { transformation: 'lighting', parameters: { type: 'twilight', seed: 2 } };
const STEPS = [PAINT, LIGHT, PAINT];

const ask = (body: object = {}) =>
  guest.post(`${API_BASE}/workflows/`, { image_id: image.id, steps: STEPS, ...body });
const start = async (body: object = {}) => expectStatus<Workflow>(await ask(body), 202);
const read = async ({ id }: Workflow) =>
  expectStatus<Workflow>(await guest.get(`${API_BASE}/workflows/${id}/`), 200);
const versions = async (): Promise<Version[]> => (await readImage(guest, image.id)).versions;
const statuses = (workflow: Workflow) => workflow.jobs.map((job) => job.status);
const cancel = async (job: EditJob | undefined) =>
  expectStatus(await guest.post(`${API_BASE}/edit-jobs/${job?.id}/cancel/`), 200);

describe('API-082 a workflow', () => {
  it('makes its edits one after the other, each from the result of the one before', async () => {
    const workflow = await start({ name: 'Evening' });
    expect(workflow).toMatchObject({ name: 'Evening', image: image.id });
    expect(statuses(workflow)).toEqual(['in_progress', 'in_progress', 'in_progress']);
    await server.idle();

    const done = await read(workflow);
    expect(statuses(done)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    const [original, ...made] = await versions();
    expect(made.map((version) => version.parent)).toEqual([original?.id, made[0]?.id, made[1]?.id]);
    expect(made.map((version) => version.operation)).toEqual(['wall-color', 'lighting', 'wall-color']);
    expect(made.map((version) => version.branch_name)).toEqual(['main', 'main', 'main']);
    expect(done.jobs.map((job) => job.result_version)).toEqual(made.map((version) => version.id));
    expect(await usedDesigns(guest)).toBe(3);
  });

  it('shows its pending versions from the start, and that they wait', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const workflow = await start();
    await held.begun;
    expect(await usedDesigns(guest)).toBe(3);
    expect((await versions()).map((version) => version.status)).toEqual([
      'completed',
      'processing',
      'pending',
      'pending',
    ]);
    expect((await read(workflow)).jobs[1]).toMatchObject({ stage: 'Waiting for the edit before it' });
    held.release();
    await server.idle();
  });

  it('ends with a failed step: finished versions stay, the rest gets a reason and is refunded', async () => {
    server.engine.scripts.push(async () => {}, failing(new EngineError('edit_not_confident', 'No light.')));
    const workflow = await start();
    await server.idle();
    const done = await read(workflow);
    expect(statuses(done)).toEqual(['succeeded', 'failed', 'failed']);
    expect(done.jobs.map((job) => job.error_code)).toEqual([
      null,
      'edit_not_confident',
      'edit_before_failed',
    ]);
    expect((await versions()).map((version) => version.status)).toEqual([
      'completed',
      'completed',
      'failed',
      'failed',
    ]);
    expect(await usedDesigns(guest)).toBe(1);
    const retried = await guest.post(`${API_BASE}/edit-jobs/${done.jobs[2]?.id}/retry/`);
    expect([retried.statusCode, retried.json().code]).toEqual([409, 'version_not_ready']);
  });

  it('ends with a canceled step, and removes the ones after it', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const workflow = await start();
    await held.begun;
    await cancel(workflow.jobs[1]);
    held.release();
    await server.idle();
    expect(statuses(await read(workflow))).toEqual(['succeeded', 'failed', 'failed']);
    expect(await versions()).toHaveLength(2);
    expect(await usedDesigns(guest)).toBe(1);
  });

  it('is canceled as a whole by canceling its first step', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const workflow = await start();
    await held.begun;
    await cancel(workflow.jobs[0]);
    await server.idle();
    for (const { id } of workflow.jobs) {
      expect(await readJob(guest, id)).toMatchObject({ status: 'failed', error_code: 'cancelled' });
    }
    expect(await versions()).toHaveLength(1);
    expect(await usedDesigns(guest)).toBe(0);
  });

  it('is deleted with its photo, even while it runs', async () => {
    const held = heldEdit();
    server.engine.scripts.push(held.script);
    const workflow = await start();
    await held.begun;
    expectStatus(await guest.delete(`${API_BASE}/images/${image.id}/`), 204);
    await server.idle();
    expect((await guest.get(`${API_BASE}/workflows/${workflow.id}/`)).json().code).toBe('workflow_not_found');
    expect(await usedDesigns(guest)).toBe(0);
  });

  it('needs designs for all its steps, or takes none', async () => {
    const answer = await ask({ steps: [...STEPS, ...STEPS] });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'credits_exhausted']);
    expect(await usedDesigns(guest)).toBe(0);
    expect(await versions()).toHaveLength(1);
  });

  it.each<[object[], number, string]>([
    [[], 400, 'steps'],
    [Array(11).fill(PAINT), 400, 'steps'],
    [[PAINT, { transformation: 'lighting', parameters: { type: 'disco' } }], 400, 'steps.1.parameters.type'],
    [
      [{ transformation: 'furniture', parameters: { alternatives: 2 } }],
      400,
      'steps.0.parameters.alternatives',
    ],
  ])('refuses %j', async (steps, status, field) => {
    const answer = await ask({ steps });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json().errors)).toContainEqual(expect.stringContaining(field));
  });
});
