import { setTimeout as sleep } from 'node:timers/promises';
import { encodeJpeg } from '@home-design/engine/codec';
import type { Guest } from './guest.ts';

/** Everything that the server has acknowledged, and must therefore keep through every crash. */
export interface Acknowledged {
  /** Address of the stored original; its `v` is the SHA-256 of the picture. */
  uploads: { id: string; address: string }[];
  jobs: { id: string; versionId: string }[];
}

const PHOTO = { width: 480, height: 320 };

/** A small photo unlike any other: shaded bands with noise. */
export async function drawPhoto(
  random: () => number,
  { width, height } = PHOTO,
): Promise<Uint8Array<ArrayBuffer>> {
  const data = new Uint8Array(width * height * 3);
  const [red, green, blue] = [random() * 200, random() * 200, random() * 200];
  for (let index = 0; index < data.length; index += 3) {
    const shade = (index / data.length) * 40 + random() * 12;
    data.set([red + shade, green + shade, blue + shade], index);
  }
  return new Uint8Array(await encodeJpeg({ width, height, data }));
}

/** Uploads and edits without a pause until stopped; calls that the crash interrupts do not count. */
export async function keepBusy(
  guest: Guest,
  random: () => number,
  acknowledged: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    try {
      const image = await upload(guest, random, acknowledged);
      if (image && !isOver()) await edit(guest, image, random, acknowledged);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await sleep(20);
    }
  }
}

/** Uploads without a pause until stopped. */
export async function keepUploading(
  guest: Guest,
  random: () => number,
  acknowledged: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    try {
      await upload(guest, random, acknowledged);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      await sleep(20);
    }
  }
}

/** @returns id of the photo; undefined if the server asked to try again later */
export async function upload(guest: Guest, random: () => number, acknowledged: Acknowledged) {
  const form = new FormData();
  form.append('file', new Blob([await drawPhoto(random)]), 'room.jpg');
  const answer = await guest.call('POST', '/images/', form);
  const image = (await answer.json()) as { id: string; original_url: string };
  if (answer.status !== 201) return refused(answer, image);
  acknowledged.uploads.push({ id: image.id, address: image.original_url });
  return image.id;
}

async function edit(guest: Guest, image: string, random: () => number, acknowledged: Acknowledged) {
  const args = { type: random() < 0.5 ? 'golden_hour' : 'moody', seed: Math.floor(random() * 1_000) };
  const answer = await guest.call('POST', '/transformations/lighting/', { image_id: image, args });
  const accepted = (await answer.json()) as { job_id: string; version: { id: string } };
  if (answer.status !== 202) return refused(answer, accepted);
  acknowledged.jobs.push({ id: accepted.job_id, versionId: accepted.version.id });
}

/** Rate limits and a killed engine are expected reasons to try again; any other error would hide a fault. */
async function refused(answer: Response, body: unknown): Promise<undefined> {
  if (answer.status !== 429 && answer.status !== 503)
    throw new Error(`Unexpected answer ${answer.status}: ${JSON.stringify(body)}`);
  await sleep(500);
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}
