import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, type Guest, type PhotoFile, uploadPhotos } from '../guest.ts';

/** Pictures to a call of the batch edit. */
const BATCH = 30;
/** Photos to a call of the upload. */
const FILES = 10;

/** What a busy agency has after years. */
export interface LargeAccount {
  /** Of the project that holds the photos. */
  projectId: string;
  projects: number;
  photos: number;
  edits: number;
}

/**
 * Gives an account its projects, one of them with photos, of which every second one is edited until there are enough
 * edits.
 * @param photo the same for all; what differs is its name
 */
export async function fillAccount(
  guest: Guest,
  photo: PhotoFile,
  { projects, photos, edits }: { projects: number; photos: number; edits: number },
): Promise<LargeAccount> {
  for (let number = 1; number < projects; number++) {
    await callApi(guest, 'POST', '/projects/', { title: `Listing ${number}` });
  }
  const project = (await callApi(guest, 'POST', '/projects/', { title: 'Archive' })) as { id: string };
  const images: string[] = [];
  for (let number = 1; number <= photos; number += FILES) {
    const count = Math.min(FILES, photos - number + 1);
    const named = Array.from({ length: count }, (_, i) => ({ ...photo, name: `Room ${number + i}.webp` }));
    images.push(...(await uploadPhotos(guest, project.id, named)));
  }
  const edited = images.filter((_, index) => index % 2 === 0).slice(0, edits);
  for (let start = 0; start < edited.length; start += BATCH) {
    const body = {
      image_ids: edited.slice(start, start + BATCH),
      transformation: 'lighting',
      args: { type: 'evenly_lit', seed: 1 },
    };
    await callApi(guest, 'POST', `/projects/${project.id}/batch_jobs/`, body);
    await untilIdle(guest);
  }
  return { projectId: project.id, projects, photos, edits: edited.length };
}

async function untilIdle(guest: Guest): Promise<void> {
  while (
    ((await callApi(guest, 'GET', '/edit-jobs/?active=true')) as { results: unknown[] }).results.length > 0
  ) {
    await sleep(250);
  }
}
