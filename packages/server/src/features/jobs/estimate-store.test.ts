import type { VersionId } from '@home-design/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEdit, makeImage, readJob, startEdit } from '../../test/makers.ts';
import { type PictureServer, startServerWithPhoto } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';
import { estimateSeconds } from './estimate-store.ts';

let server: PictureServer;
let guest: TestClient;
let image: Awaited<ReturnType<typeof startServerWithPhoto>>['image'];
beforeAll(async () => {
  ({ server, guest, image } = await startServerWithPhoto());
});
afterAll(() => server.close());

const SMALL = { width: 640, height: 480 };

/** An edit that took this long by the clock of the database. */
async function editThatTook(seconds: number): Promise<void> {
  const { id } = await makeEdit(guest, image.id);
  const startedAt = new Date('2026-11-22T10:00:00Z');
  const finishedAt = new Date(startedAt.getTime() + seconds * 1000);
  await server.db.updateTable('editJobs').set({ startedAt, finishedAt }).where('id', '=', id).execute();
}

it('a job has an estimate once enough jobs of its kind have run', async () => {
  const { job_id } = await startEdit(guest, image.id);
  expect((await readJob(guest, job_id)).estimated_seconds).toBeNull();
  await server.idle();
  for (const { id } of image.versions)
    await server.db
      .deleteFrom('editJobs')
      .where('sourceVersionId', '=', id as VersionId)
      .execute();

  for (const seconds of [2, 9, 4]) await editThatTook(seconds);
  const next = await startEdit(guest, (await makeImage(guest)).id);
  expect((await readJob(guest, next.job_id)).estimated_seconds).toBe(4);
  await server.idle();
});

it('edits of another kind, and of pictures of another size, do not count for it', async () => {
  expect(await estimateSeconds(server.db, 'lighting', SMALL)).toBeNull();
  expect(await estimateSeconds(server.db, 'wall-color', { width: 4000, height: 3000 })).toBeNull();
  expect(await estimateSeconds(server.db, 'wall-color', SMALL)).toBe(3);
});
