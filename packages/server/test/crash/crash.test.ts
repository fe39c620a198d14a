import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_BASE } from '@home-design/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MadeDatabase, makeDatabase } from '../../src/test/database/made-database.ts';
import { type Guest, signInGuest } from './guest.ts';
import { seededRandom } from './random.ts';
import { readAfterwards } from './read-afterwards.ts';
import { freePort, type ServerProcess, startServer } from './server-process.ts';
import { type Acknowledged, keepBusy } from './work-load.ts';

/** The full proof uses 20 kills; the ordinary run uses fewer. */
const KILLS = Number(process.env.CRASH_KILLS ?? 3);
const SEED = Number(process.env.CRASH_SEED ?? 2026);
/** Time of a kill after the server was ready and has acknowledged something … */
const LIFE_MS = { min: 300, max: 3_000 };
/** … or after this long without, on a machine that is too busy. */
const PATIENCE_MS = 20_000;
const WORKERS = 3;

let folder: string;
let database: MadeDatabase;
let settings: Record<string, string>;
let server: ServerProcess | undefined;
const acknowledged: Acknowledged = { uploads: [], jobs: [] };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-crash-'));
  // Making tables takes seconds and is not tested here.
  database = await makeDatabase(join(folder, 'database'));
  settings = {
    PORT: String(await freePort()),
    DATA_DIR: folder,
    GUEST_DESIGNS_PER_MONTH: '2000',
    LOG_LEVEL: 'warn',
    ...database.settings,
  };
});
afterAll(async () => {
  await server?.kill();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

it(
  `R1 R2 U-13 keeps every acknowledged upload and ends every accepted edit once, through ${KILLS} kills`,
  async () => {
    const random = seededRandom(SEED);
    server = await startServer(settings);
    const guest = await signInGuest(server.origin);
    for (let kill = 0; kill < KILLS; kill++) {
      await busyUntilKilled(server, guest, random);
      server = await startServer(settings);
    }

    // Without these the test would prove nothing.
    expect(acknowledged.uploads).not.toEqual([]);
    expect(acknowledged.jobs).not.toEqual([]);
    for (const upload of acknowledged.uploads) await expectPicture(guest, upload.address);
    for (const job of acknowledged.jobs) await expectEnded(guest, job);
    await server.stop();

    const found = await readAfterwards(settings);
    expect(found.orphans).toEqual([]);
    expect(found.damaged).toEqual([]);
    expect(found.jobsWithoutOneVersion).toEqual([]);
    expect(found.wrongCharges).toEqual([]);
    expect(found.unfinished).toEqual([]);
    expect(found.givenUpEarly).toEqual([]);
    process.stdout.write(
      `${KILLS} kills: ${acknowledged.uploads.length} uploads and ${acknowledged.jobs.length} edits were ` +
        `acknowledged; ${found.succeeded} edits succeeded, ${found.failed} were given up after as many kills as it takes\n`,
    );
  },
  (KILLS + 2) * 30_000,
);

async function busyUntilKilled(server: ServerProcess, guest: Guest, random: () => number): Promise<void> {
  let isOver = false;
  const busy = Array.from({ length: WORKERS }, () =>
    keepBusy(guest, seededRandom(random() * 2 ** 32), acknowledged, () => isOver),
  );
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !isWorthLosing(); ) await sleep(50);
  await sleep(LIFE_MS.min + random() * (LIFE_MS.max - LIFE_MS.min));
  isOver = true;
  await server.kill();
  await Promise.all(busy);
}

const isWorthLosing = () => acknowledged.uploads.length > 0 && acknowledged.jobs.length > 0;

/** The picture is unchanged: its address contains the SHA-256 that was acknowledged. */
async function expectPicture(guest: Guest, address: string): Promise<void> {
  const answer = await guest.call('GET', address.slice(API_BASE.length));
  const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()));
  expect(answer.status).toBe(200);
  expect(hash.digest('hex')).toBe(new URL(address, 'http://server').searchParams.get('v'));
}

async function expectEnded(guest: Guest, job: { id: string; versionId: string }): Promise<void> {
  for (let look = 0; look < 600; look++, await sleep(100)) {
    const answer = await guest.call('GET', `/edit-jobs/${job.id}/`);
    const state = (await answer.json()) as { status: string; version: string };
    expect(answer.status).toBe(200);
    expect(state.version).toBe(job.versionId);
    if (state.status !== 'in_progress') return;
  }
  throw new Error(`The edit ${job.id} does not end`);
}
