import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '@home-design/contract';
import { type Guest, signInGuest } from '../../packages/server/test/crash/guest.ts';
import { seededRandom } from '../../packages/server/test/crash/random.ts';
import { type Afterwards, readAfterwards } from '../../packages/server/test/crash/read-afterwards.ts';
import { freePort } from '../../packages/server/test/crash/server-process.ts';
import { type Acknowledged, keepUploading, upload } from '../../packages/server/test/crash/work-load.ts';
import type { Machine } from './machines.ts';

/** Accepted before each kill. */
export const EDITS_PER_KILL = 5;
/** Acknowledged before each kill. */
export const UPLOADS_PER_KILL = 30;
const UPLOADERS = 8;
/** A kill comes so long after that, while uploads go on. */
const LIFE_MS = { min: 20, max: 800 };
const PATIENCE_MS = 180_000;

export interface ChaosResult {
  kills: number;
  /** Uploads that the server acknowledged. */
  uploads: number;
  /** Those that it does not have afterwards, byte for byte. */
  lostUploads: number;
  /** Edits that the server said it would make. */
  accepted: number;
  /** Those that it knows nothing of afterwards. */
  lost: number;
  found: Afterwards;
  seconds: number;
}

interface Uploader {
  guest: Guest;
  acknowledged: Acknowledged;
}

/** Kills the product again and again while it takes photos in and edits, lets it finish, and looks at everything. */
export async function runChaos(
  start: (settings: Record<string, string>) => Promise<Machine>,
  kills: number,
  more: Record<string, string> = {},
): Promise<ChaosResult> {
  const begun = performance.now();
  const folder = await mkdtemp(join(tmpdir(), 'home-design-chaos-'));
  const port = await freePort();
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    GUEST_DESIGNS_PER_MONTH: '2000',
    LOG_LEVEL: 'fatal',
    ...more,
  };
  const random = seededRandom(2026);
  const machine = await start(settings);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const uploaders = await signIn(origin, UPLOADERS);
    const editor = await signInGuest(origin);
    const images: string[] = [];
    while (images.length < EDITS_PER_KILL) {
      const image = await upload(editor, random, { uploads: [], jobs: [] });
      if (image) images.push(image);
    }

    let isOver = false;
    const uploading = Promise.all(
      uploaders.map(({ guest, acknowledged }) =>
        keepUploading(guest, seededRandom(random() * 2 ** 32), acknowledged, () => isOver),
      ),
    );
    const accepted: string[] = [];
    const killing = (async () => {
      for (let round = 1; round <= kills; round++) {
        accepted.push(...(await askForEdits(editor, images, round)));
        await untilUploaded(uploaders, round * UPLOADS_PER_KILL);
        await sleep(LIFE_MS.min + random() * (LIFE_MS.max - LIFE_MS.min));
        await machine.kill(machine.victims[round % machine.victims.length] ?? 'server');
        process.stderr.write(`${round} kills, ${countUploads(uploaders)} uploads\n`);
      }
    })();
    // An uploader that met an answer it may not get ends everything at once.
    await Promise.race([killing, uploading.then(() => killing)]).finally(() => {
      isOver = true;
    });
    await uploading;

    const lost = await untilEnded(editor, accepted);
    const lostUploads = await countLost(uploaders);
    await machine.stop();
    const found = await readAfterwards(settings);
    const seconds = (performance.now() - begun) / 1000;
    const uploads = countUploads(uploaders);
    return { kills, uploads, lostUploads, accepted: accepted.length, lost, found, seconds };
  } finally {
    await machine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(origin: string, count: number): Promise<Uploader[]> {
  const uploaders: Uploader[] = [];
  for (let number = 0; number < count; number++)
    uploaders.push({ guest: await signInGuest(origin), acknowledged: { uploads: [], jobs: [] } });
  return uploaders;
}

const countUploads = (uploaders: readonly Uploader[]) =>
  uploaders.reduce((sum, { acknowledged }) => sum + acknowledged.uploads.length, 0);

async function untilUploaded(uploaders: readonly Uploader[], count: number): Promise<void> {
  for (const limit = performance.now() + PATIENCE_MS; countUploads(uploaders) < count; await sleep(20))
    if (performance.now() > limit) throw new Error('The server takes no photos in any more.');
}

/** Uploads that are not there, or not as their address says: it holds the SHA-256 that was acknowledged. */
async function countLost(uploaders: readonly Uploader[]): Promise<number> {
  let lost = 0;
  for (const { guest, acknowledged } of uploaders) {
    for (const { address } of acknowledged.uploads) {
      const answer = await guest.call('GET', address.slice(API_BASE.length));
      const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
      const expected = new URL(address, 'http://server').searchParams.get('v');
      if (answer.status !== 200 || hash.digest('hex') !== expected) lost += 1;
    }
  }
  return lost;
}

/** One edit of every image. @returns their jobs */
async function askForEdits(guest: Guest, images: readonly string[], seed: number): Promise<string[]> {
  const body = { image_ids: images, transformation: 'lighting', args: { type: 'moody', seed } };
  for (;;) {
    const answer = await guest.call('POST', '/transformations/batch/', body);
    if (answer.status === 429) await sleep(1_000);
    else return (await expectJson<{ jobs: { id: string }[] }>(answer, 202)).jobs.map(({ id }) => id);
  }
}

/** Waits for the end of every edit. @returns how many of them the server does not know */
async function untilEnded(guest: Guest, accepted: readonly string[]): Promise<number> {
  let lost = 0;
  for (const id of accepted) {
    for (const limit = performance.now() + PATIENCE_MS; ; await sleep(100)) {
      const answer = await guest.call('GET', `/edit-jobs/${id}/status/`);
      if (answer.status === 404) lost += 1;
      if (answer.status === 404) break;
      if ((await expectJson<{ status: string }>(answer, 200)).status !== 'in_progress') break;
      if (performance.now() > limit) throw new Error(`The edit ${id} does not end.`);
    }
  }
  return lost;
}

async function expectJson<T>(answer: Response, status: number): Promise<T> {
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
