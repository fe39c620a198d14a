import { readdir, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  API_BASE,
  type EditAccepted,
  type EditJob,
  type EditJobId,
  type Image,
  type ImageId,
  type ProjectDetail,
  type ProjectId,
} from '@home-design/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Storage } from '../platform/storage/storage.ts';
import type { TestClient } from './test-client.ts';
import { until } from './until.ts';

/** The body of an answer, once it has the status a test counts on. */
export function expectStatus<T>(answer: LightMyRequestResponse, status: number): T {
  if (answer.statusCode !== status) {
    throw new Error(`Expected status ${status} but received ${answer.statusCode}: ${answer.body}`);
  }
  return (answer.body === '' ? undefined : answer.json()) as T;
}

let photos = 0;
/** Bytes that the scripted engine takes for a photo; no two are the same. */
export function somePhoto(): Uint8Array {
  photos += 1;
  return Buffer.from(`photo ${photos}`);
}

export async function makeProject(
  client: TestClient,
  project: { title?: string; address?: string; notes?: string } = {},
): Promise<ProjectDetail> {
  return expectStatus(await client.post(`${API_BASE}/projects/`, { title: 'Harbor flat', ...project }), 201);
}

export async function makeImage(
  client: TestClient,
  image: { project?: ProjectId; name?: string; content?: Uint8Array } = {},
): Promise<Image> {
  const file = { field: 'file', name: 'Living room.jpg', content: image.content ?? somePhoto() };
  const fields = {
    ...(image.project ? { project: image.project } : {}),
    ...(image.name ? { name: image.name } : {}),
  };
  return expectStatus(await client.upload(`${API_BASE}/images/`, [file], fields), 201);
}

/** Asks for an edit and does not wait for it. */
export async function startEdit(
  client: TestClient,
  imageId: ImageId,
  args: Record<string, unknown> = { color: 'sage', seed: 7 },
): Promise<EditAccepted> {
  const body = { image_id: imageId, args };
  return expectStatus(await client.post(`${API_BASE}/transformations/wall-color/`, body), 202);
}

export async function readJob(client: TestClient, id: EditJobId): Promise<EditJob> {
  return expectStatus(await client.get(`${API_BASE}/edit-jobs/${id}/`), 200);
}

export async function readImage(client: TestClient, id: ImageId): Promise<Image> {
  return expectStatus(await client.get(`${API_BASE}/images/${id}/`), 200);
}

/** Waits until a job has ended, however. */
export function ended(client: TestClient, id: EditJobId): Promise<EditJob> {
  let job: EditJob | undefined;
  return until(
    async () => {
      job = await readJob(client, id);
      return job.status !== 'in_progress' && job;
    },
    () => job,
  );
}

/** An edit that has been made. */
export async function makeEdit(
  client: TestClient,
  imageId: ImageId,
  args?: Record<string, unknown>,
): Promise<EditJob> {
  const { job_id } = await startEdit(client, imageId, args);
  return ended(client, job_id);
}

/** How many designs of this month are used up. */
export async function usedDesigns(client: TestClient): Promise<number> {
  const answer = await client.get('/api/v1/auth/credits');
  return expectStatus<{ credits: { used: number } }>(answer, 200).credits.used;
}

/** The picture folders storage keeps, once nothing is being worked on any more. */
export function keptFolders(storage: Storage): Promise<string[]> {
  return until(async () => {
    const own = await storage.scratchFolder();
    await rmdir(own);
    const root = dirname(dirname(own));
    const [kept, work] = await Promise.all([readdir(join(root, 'pictures')), readdir(join(root, 'scratch'))]);
    return work.length === 0 && kept.filter((name) => !name.startsWith('.')).sort();
  });
}
