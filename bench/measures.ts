import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { callApi, type Guest, type PhotoFile, uploadPhoto } from './guest.ts';
import { type MeasuredServer, startServer } from './server.ts';
import { median, quantile } from './statistics.ts';

const STARTS = 5;
const UPLOADS = 20;
const EDITS = 8;
const PROJECTS = 20;
const IDLE_MS = 10_000;
const LIST_SECONDS = 10;
const LIST_CONNECTIONS = 20;
const POLL_MS = 20;

/** Times of starting on an empty folder and on the same folder again, in milliseconds (medians). */
export async function starts(): Promise<{ empty: number; again: number }> {
  const empty: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < STARTS; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'home-design-bench-'));
    try {
      for (const times of [empty, again]) {
        const server = await startServer(folder);
        times.push(server.startMs);
        await server.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { empty: median(empty), again: median(again) };
}

/** Memory of a server nobody has used yet, in MB. */
export async function idleMemory(server: MeasuredServer): Promise<number> {
  await sleep(IDLE_MS);
  return server.memory();
}

/** Lists of 20 projects that one session gets a second. */
export async function listRate(guest: Guest): Promise<{ perSecond: number; p99: number }> {
  for (let index = 0; index < PROJECTS; index++) {
    await callApi(guest, 'POST', '/projects/', { title: `Project ${index + 1}` });
  }
  const result = await autocannon({
    url: `${guest.origin}/api/v1/home-design/projects/`,
    connections: LIST_CONNECTIONS,
    duration: LIST_SECONDS,
    headers: { ...guest.headers },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} lists were refused.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** From the first byte sent to the thumbnail received, in milliseconds. */
export async function uploads(guest: Guest, photo: PhotoFile): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let run = 0; run < UPLOADS; run++) {
    const startedAt = performance.now();
    const { thumb_url } = (await uploadPhoto(guest, photo)) as { thumb_url: string };
    const thumbnail = await fetch(new URL(thumb_url, guest.origin), { headers: guest.headers });
    if (!thumbnail.ok) throw new Error(`The thumbnail was refused with ${thumbnail.status}.`);
    await thumbnail.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

export interface EditTimes {
  /** The first edit of a photo, which also analyzes it. */
  first: number;
  p50: number;
  p95: number;
}

/** From asking for an edit to its success, in milliseconds. */
export async function edits(
  guest: Guest,
  photo: PhotoFile,
  mode: 'wall-color' | 'lighting',
): Promise<EditTimes> {
  const image = (await uploadPhoto(guest, photo)) as { id: string };
  const first = await editOnce(guest, image.id, mode, 0);
  const times: number[] = [];
  for (let run = 1; run <= EDITS; run++) times.push(await editOnce(guest, image.id, mode, run));
  return { first, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

async function editOnce(guest: Guest, imageId: string, mode: string, seed: number): Promise<number> {
  const startedAt = performance.now();
  const accepted = (await callApi(guest, 'POST', `/transformations/${mode}/`, {
    image_id: imageId,
    args: { seed },
  })) as { id: string };
  for (;;) {
    const job = (await callApi(guest, 'GET', `/edit-jobs/${accepted.id}/status/`)) as {
      status: string;
      error_message: string | null;
    };
    if (job.status === 'succeeded') return performance.now() - startedAt;
    if (job.status === 'failed') throw new Error(`The edit failed: ${job.error_message}`);
    await sleep(POLL_MS);
  }
}
