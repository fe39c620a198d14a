import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { callApi, type Guest, uploadPhoto } from '../guest.ts';

const ROOM = new URL('../../packages/engine/samples/modern-living-room/empty.webp', import.meta.url);
const POLL_MS = 500;

/** Uploads an empty room and furnishes it. @returns the ids of its image and of the furnished version */
export async function furnishedPhoto(guest: Guest): Promise<{ imageId: string; versionId: string }> {
  const content = new Uint8Array(await readFile(ROOM));
  const image = (await uploadPhoto(guest, { name: 'room.webp', type: 'image/webp', content })) as {
    id: string;
  };
  const { id } = (await callApi(guest, 'POST', '/transformations/furniture/', {
    image_id: image.id,
    args: { room_type: 'living_room', style: 'modern', seed: 7 },
  })) as { id: string };
  for (;;) {
    const job = (await callApi(guest, 'GET', `/edit-jobs/${id}/status/`)) as {
      status: string;
      result_version: string | null;
      error_message: string | null;
    };
    if (job.result_version !== null) return { imageId: image.id, versionId: job.result_version };
    if (job.status === 'failed') throw new Error(`The room was not furnished: ${job.error_message}`);
    await sleep(POLL_MS);
  }
}
