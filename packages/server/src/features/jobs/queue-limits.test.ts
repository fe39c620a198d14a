import { API_BASE, type EditJobId, type Image } from '@home-design/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ended, expectStatus, makeImage, readJob, startEdit, usedDesigns } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { heldEdit } from '../../test/scripted/scripted-engine.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let image: Image;
let held: ReturnType<typeof heldEdit>;
beforeAll(async () => {
  server = await startPictureServer({ concurrency: 1, settings: { EDITS_WAITING_PER_ACCOUNT: '3' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await server.guest();
  image = await makeImage(guest);
  held = heldEdit();
  server.engine.scripts.push(held.script);
  await startEdit(guest, image.id);
  await held.begun;
});
afterEach(async () => {
  held.release();
  await server.idle();
});

const ask = (client = guest, imageId = image.id) =>
  client.post(`${API_BASE}/transformations/wall-color/`, { image_id: imageId, args: { color: 'sage' } });
const askBatch = (images: readonly Image[]) =>
  guest.post(`${API_BASE}/transformations/batch/`, {
    image_ids: images.map(({ id }) => id),
    transformation: 'wall-color',
    parameters: { color: 'sage' },
  });

describe('the waiting edits of one account', () => {
  it('are limited; one more answers 429 and is not charged; a canceled one makes room', async () => {
    const waiting: EditJobId[] = [];
    for (let count = 0; count < 3; count++) waiting.push((await startEdit(guest, image.id)).job_id);
    const refused = await ask();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '30',
      {
        code: 'edits_waiting_full',
        detail:
          'You have 3 edits waiting, the maximum. Please wait until some of them are done, or cancel some.',
      },
    ]);
    expect(await usedDesigns(guest)).toBe(4);

    const other = await server.guest();
    expectStatus(await ask(other, (await makeImage(other)).id), 202);
    expectStatus(await guest.post(`${API_BASE}/edit-jobs/${waiting[1]}/cancel/`), 200);
    expectStatus(await ask(), 202);
  });

  it('count each photo of a batch, which is accepted as a whole or not at all', async () => {
    await startEdit(guest, image.id);
    const images = [image, await makeImage(guest), await makeImage(guest)];
    const tooMany = await askBatch(images);
    expect([tooMany.statusCode, tooMany.json().detail]).toEqual([
      429,
      'This takes 3 edits, and only 2 more can wait now. Please ask for fewer, or wait until some are made.',
    ]);
    const neverFits = await askBatch([...images, await makeImage(guest)]);
    expect(neverFits.json().detail).toBe(
      'This takes 4 edits, and at most 3 can wait at the same time. Please ask for fewer at once.',
    );
    expect(await usedDesigns(guest)).toBe(2);
    expectStatus(await askBatch(images.slice(1)), 202);
  });
});

describe('edits of several accounts', () => {
  it('an edit behind three of another account is announced as the next, and is the next', async () => {
    const own: EditJobId[] = [];
    for (let count = 0; count < 3; count++) own.push((await startEdit(guest, image.id)).job_id);
    const other = await server.guest();
    const room = await makeImage(other);
    const { job_id } = await startEdit(other, room.id);
    expect((await readJob(other, job_id)).queue_position).toBe(0);
    expect((await readJob(guest, own[0]!)).queue_position).toBe(1);
    expect((await readJob(guest, own[2]!)).queue_position).toBe(3);

    held.release();
    await ended(other, job_id);
    await server.idle();
    const begun = await server.db
      .selectFrom('editJobs')
      .select('id')
      .where('id', 'in', [...own, job_id])
      .orderBy('startedAt')
      .execute();
    expect(begun.map(({ id }) => id)).toEqual([job_id, ...own]);
  });

  it('a step of a workflow gets a place once the step before it is made', async () => {
    const steps = [
      { transformation: 'wall-color', parameters: { color: 'sage' } },
      { transformation: 'lighting' },
    ];
    const answer = await guest.post(`${API_BASE}/workflows/`, { name: 'Two', image_id: image.id, steps });
    const { jobs } = expectStatus<{
      jobs: { id: EditJobId; queue_position: number | null; stage: string }[];
    }>(answer, 202);
    expect(jobs.map(({ queue_position, stage }) => [queue_position, stage])).toEqual([
      [0, 'Waiting'],
      [null, 'Waiting for the edit before it'],
    ]);
    held.release();
    expect((await ended(guest, jobs[1]!.id)).status).toBe('succeeded');
  });
});
