import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, type Guest, type PhotoFile, signInGuest, uploadPhoto } from '../guest.ts';

export const LISTING_PHOTOS = 30;
const POLL_MS = 250;

interface Job {
  id: string;
  status: string;
  image: string;
}

export interface Listing {
  /** From asking for one edit of all photos to the last result. */
  batchMs: number;
  succeeded: number;
  /** Whether the jobs came in the order of the photos. */
  inOrder: boolean;
  /** After the same again was canceled in the middle. */
  canceled: { made: number; stopped: number; unfinished: number; isChargedRightly: boolean };
}

/** The photos of a listing in one project: one edit of all by one action, then the same again, stopped in the middle. */
export async function editListing(origin: string, photo: PhotoFile): Promise<Listing> {
  const guest = await signInGuest(origin, '198.51.100.1');
  const project = (await callApi(guest, 'POST', '/projects/', { title: 'Listing' })) as { id: string };
  const images: string[] = [];
  for (let number = 1; number <= LISTING_PHOTOS; number++) {
    const image = await uploadPhoto(guest, { ...photo, name: `${number}.webp` }, { project: project.id });
    images.push((image as { id: string }).id);
  }

  const begun = performance.now();
  const asked = await editAll(guest, project.id, images, 1);
  const ended = await untilEnded(guest, asked);
  const batchMs = performance.now() - begun;

  const again = await editAll(guest, project.id, images, 2);
  await untilSome(guest, again, LISTING_PHOTOS / 3);
  for (const { id } of again) {
    // Those that have ended meanwhile refuse to be canceled.
    await callApi(guest, 'POST', `/edit-jobs/${id}/cancel/`).catch(() => undefined);
  }
  const stopped = await untilEnded(guest, again);
  const made = count(stopped, 'succeeded');
  return {
    batchMs,
    succeeded: count(ended, 'succeeded'),
    inOrder: asked.every(({ version }, index) => version.image === images[index]),
    canceled: {
      made,
      stopped: count(stopped, 'failed'),
      unfinished: (await active(guest)).length,
      isChargedRightly: (await used(guest)) === LISTING_PHOTOS + made,
    },
  };
}

async function editAll(guest: Guest, projectId: string, images: readonly string[], seed: number) {
  const body = { image_ids: images, transformation: 'lighting', args: { type: 'evenly_lit', seed } };
  const answer = await callApi(guest, 'POST', `/projects/${projectId}/batch_jobs/`, body);
  return (answer as { jobs: { id: string; version: { image: string } }[] }).jobs;
}

async function untilEnded(guest: Guest, asked: readonly { id: string }[]): Promise<Job[]> {
  while ((await active(guest)).length > 0) await sleep(POLL_MS);
  const jobs: Job[] = [];
  for (const { id } of asked) jobs.push((await callApi(guest, 'GET', `/edit-jobs/${id}/`)) as Job);
  return jobs;
}

async function untilSome(guest: Guest, asked: readonly { id: string }[], many: number): Promise<void> {
  while ((await active(guest)).length > asked.length - many) await sleep(POLL_MS);
}

async function active(guest: Guest): Promise<Job[]> {
  const answer = await callApi(guest, 'GET', '/edit-jobs/?active=true');
  return (answer as { results: Job[] }).results;
}

async function used(guest: Guest): Promise<number> {
  const answer = (await callApi(guest, 'GET', '/user/quick-stats/')) as { monthly_usage: number };
  return answer.monthly_usage;
}

const count = (jobs: readonly Job[], status: string) => jobs.filter((job) => job.status === status).length;
