import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, type Guest, type PhotoFile, signInGuest, uploadPhotos } from '../guest.ts';
import { median } from '../statistics.ts';

/** Photos of the account with the many edits; each batch edits all of them. */
const PHOTOS = 50;
const FILES_A_REQUEST = 10;
const TIMES = 5;
const POLL_MS = 20;

interface Job {
  id: string;
  status: string;
  queue_position: number | null;
  started_at: string | null;
  created_at: string;
  finished_at: string | null;
}

export interface Waited {
  /** Edits of the other account that waited. */
  behind: number;
  /** From asking until it is there, and the part of it that is waiting: medians, in milliseconds. */
  totalMs: number;
  waitMs: number;
  /** The whole as a multiple of the time that was spent on the edit itself, whatever else the machine did: the median. */
  ratio: number;
  /** Edits of the other account that were begun in between, at most. */
  begunBefore: number;
  /** Place that was told when it was accepted, at most. */
  place: number;
  /** A call that tells the place: median, in milliseconds. */
  placeMs: number;
}

/** Measures how long the edit of one account waits behind so many of another one, which are canceled afterwards. */
export async function waitBehind(
  origin: string,
  photos: readonly PhotoFile[],
  counts: readonly number[],
): Promise<Waited[]> {
  const [many, single] = [await signInGuest(origin), await signInGuest(origin)];
  const images = await uploadAll(many, photos[0]!);
  const [image] = await uploadAll(single, photos[0]!, 1);
  // The photo is analyzed once, before anything is timed.
  await editOnce(single, image!);
  const results: Waited[] = [];
  for (const behind of [0, ...counts]) {
    await fillQueue(many, images, behind);
    const told: Job[] = [];
    const ended: Job[] = [];
    const placeTimes: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const made = await editOnce(single, image!, placeTimes);
      told.push(made.first);
      ended.push(made.last);
    }
    const others = behind === 0 ? [] : await startedJobs(many, images);
    results.push({
      behind,
      totalMs: median(ended.map((job) => since(job.created_at, job.finished_at))),
      waitMs: median(ended.map((job) => since(job.created_at, job.started_at))),
      ratio: median(
        ended.map(
          (job) => since(job.created_at, job.finished_at) / since(job.started_at ?? '', job.finished_at),
        ),
      ),
      begunBefore: Math.max(
        ...ended.map(
          (job) => others.filter((at) => at > job.created_at && at < (job.started_at ?? '')).length,
        ),
      ),
      place: Math.max(...told.map((job) => job.queue_position ?? 0)),
      placeMs: median(placeTimes),
    });
    await emptyQueue(many);
  }
  return results;
}

async function uploadAll(guest: Guest, photo: PhotoFile, count = PHOTOS): Promise<string[]> {
  const project = (await callApi(guest, 'POST', '/projects/', { title: 'Fairness' })) as { id: string };
  const ids: string[] = [];
  while (ids.length < count) {
    const files = Array.from({ length: Math.min(FILES_A_REQUEST, count - ids.length) }, () => photo);
    ids.push(...(await uploadPhotos(guest, project.id, files)));
  }
  return ids;
}

async function fillQueue(guest: Guest, images: readonly string[], count: number): Promise<void> {
  for (let left = count; left > 0; left -= images.length) {
    const image_ids = images.slice(0, left);
    const args = { type: 'moody', seed: left };
    await callApi(guest, 'POST', '/transformations/batch/', { image_ids, transformation: 'lighting', args });
  }
}

async function editOnce(
  guest: Guest,
  image: string,
  placeTimes: number[] = [],
): Promise<{ first: Job; last: Job }> {
  const body = { image_id: image, args: { type: 'moody', seed: 1 } };
  const { id } = (await callApi(guest, 'POST', '/transformations/lighting/', body)) as { id: string };
  let first: Job | undefined;
  for (;;) {
    const begun = performance.now();
    const job = (await callApi(guest, 'GET', `/edit-jobs/${id}/status/`)) as Job;
    first ??= job;
    if (job.queue_position !== null || job === first) placeTimes.push(performance.now() - begun);
    if (job.status === 'succeeded') return { first, last: job };
    if (job.status === 'failed') throw new Error('The edit failed.');
    await sleep(POLL_MS);
  }
}

const since = (from: string, to: string | null) => Date.parse(to ?? from) - Date.parse(from);

/** When edits of the account were begun. */
async function startedJobs(guest: Guest, images: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    images.map((id) => callApi(guest, 'GET', `/images/${id}/jobs_list/`) as Promise<{ results: Job[] }>),
  );
  return lists.flatMap(({ results }) => results.flatMap(({ started_at }) => started_at ?? []));
}

async function emptyQueue(guest: Guest): Promise<void> {
  for (;;) {
    const { results } = (await callApi(guest, 'GET', '/edit-jobs/?active=true')) as { results: Job[] };
    if (results.length === 0) return;
    for (const { id } of results) {
      // One that has ended meanwhile refuses.
      await callApi(guest, 'POST', `/edit-jobs/${id}/cancel/`).catch(() => undefined);
    }
  }
}
