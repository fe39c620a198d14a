import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Guest, signInGuest } from '../../packages/server/test/crash/guest.ts';
import { seededRandom } from '../../packages/server/test/crash/random.ts';
import { type Afterwards, readAfterwards } from '../../packages/server/test/crash/read-afterwards.ts';
import { freePort } from '../../packages/server/test/crash/server-process.ts';
import { drawPhoto } from '../../packages/server/test/crash/work-load.ts';
import type { Machine } from './machines.ts';

/** Edits that are asked for before each kill. */
export const EDITS_PER_KILL = 10;
/** A kill comes so long after they were accepted. */
const LIFE_MS = { min: 100, max: 1_200 };
const PATIENCE_MS = 180_000;

export interface ChaosResult {
  kills: number;
  /** Edits that the server said it would make. */
  accepted: number;
  /** Those that it knows nothing of afterwards. */
  lost: number;
  found: Afterwards;
  seconds: number;
}

/** Kills the product again and again while it edits, lets it finish, and looks at what it made of every edit. */
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
    LOG_LEVEL: 'error',
    ...more,
  };
  const random = seededRandom(2026);
  const machine = await start(settings);
  try {
    const guest = await signInGuest(`http://127.0.0.1:${port}`);
    const images = [];
    for (let photo = 0; photo < EDITS_PER_KILL; photo++) images.push(await upload(guest, random));
    const accepted: string[] = [];
    for (let round = 1; round <= kills; round++) {
      accepted.push(...(await askForEdits(guest, images, round)));
      await sleep(LIFE_MS.min + random() * (LIFE_MS.max - LIFE_MS.min));
      await machine.killAndRestart(round);
    }
    const lost = await untilEnded(guest, accepted);
    await machine.stop();
    const found = await readAfterwards(settings);
    const seconds = (performance.now() - begun) / 1000;
    return { kills, accepted: accepted.length, lost, found, seconds };
  } finally {
    await machine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function upload(guest: Guest, random: () => number): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([await drawPhoto(random)]), 'room.jpg');
  return (await expectJson<{ id: string }>(await guest.call('POST', '/images/', form), 201)).id;
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
