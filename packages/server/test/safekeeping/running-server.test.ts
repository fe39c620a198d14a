import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { emptyPlace, preparedPlace, type TestPlace } from '../../src/test/installation-makers.ts';
import { type Guest, signInGuest } from '../crash/guest.ts';
import { seededRandom } from '../crash/random.ts';
import { readAfterwards } from '../crash/read-afterwards.ts';
import { freePort, type ServerProcess, startServer } from '../crash/server-process.ts';
import { drawPhoto } from '../crash/work-load.ts';
import { operator } from './operator-process.ts';

const LIMIT_MS = 600_000;

let places: TestPlace[];
let backups: string;
let servers: ServerProcess[];
beforeEach(async () => {
  [places, servers] = [[], []];
  backups = await mkdtemp(join(tmpdir(), 'home-design-backups-'));
});
afterEach(async () => {
  for (const server of servers) await server.kill();
  for (const place of places) await place.remove();
  await rm(backups, { recursive: true, force: true });
});

async function newPlace({ ready }: { ready: boolean }) {
  // Making tables takes seconds and is not tested here.
  const place = ready ? await preparedPlace() : await emptyPlace();
  places.push(place);
  return {
    PORT: String(await freePort()),
    DATA_DIR: place.dataFolder,
    GUEST_DESIGNS_PER_MONTH: '2000',
    LOG_LEVEL: 'warn',
    ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
  };
}
async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(settings);
  servers.push(server);
  return server;
}
/** Uploads a photo; sends it again if the engine had no time for it on a busy machine. */
async function upload(guest: Guest, random: () => number): Promise<string> {
  const photo = await drawPhoto(random);
  let refusal = '';
  for (let tries = 0; tries < 10; tries++) {
    const form = new FormData();
    form.append('file', new Blob([photo]), 'room.jpg');
    const answer = await guest.call('POST', '/images/', form);
    if (answer.status === 201) return ((await answer.json()) as { id: string }).id;
    refusal = await answer.text();
  }
  throw new Error(`The photo was never taken: ${refusal}`);
}
const statusOf = async (guest: Guest, image: string) => (await guest.call('GET', `/images/${image}/`)).status;

it(
  'R7 a backup made while photos are uploaded, edited and deleted names no picture that it lacks, and starts elsewhere',
  async () => {
    const settings = await newPlace({ ready: true });
    const random = seededRandom(13);
    const guest = await signInGuest((await start(settings)).origin);
    const kept = await upload(guest, random);
    let uploads = 0;
    let isOver = false;
    const work = async () => {
      for (let previous = ''; !isOver; uploads++) {
        const image = await upload(guest, random);
        await guest.call('POST', '/transformations/lighting/', {
          image_id: image,
          args: { type: 'moody', seed: 1 },
        });
        if (previous) await guest.call('DELETE', `/images/${previous}/`);
        previous = image;
      }
    };
    const busy = [work(), work()];
    await expect.poll(() => uploads, { timeout: LIMIT_MS }).toBeGreaterThan(2);
    const path = (await operator(['backup', backups], settings)).match(/^\/.*home-design-.*$/m)?.[0] ?? '';
    isOver = true;
    await Promise.all(busy);

    const elsewhere = await newPlace({ ready: false });
    expect(await operator(['restore', path], elsewhere)).toContain('every hash and count as written');
    const server = await start(elsewhere);
    await server.stop();
    const { damaged, orphans } = await readAfterwards(elsewhere);
    expect({ damaged, orphans }).toEqual({ damaged: [], orphans: [] });
    expect(await readdir(join(elsewhere.DATA_DIR, 'files/pictures'))).not.toEqual([]);
    expect(await statusOf(guest, kept)).toBe(200);
  },
  LIMIT_MS,
);

it(
  'restore --replace under a running server prepares everything, stops the server, and exchanges; later changes are in the former data',
  async () => {
    const settings = await newPlace({ ready: true });
    const random = seededRandom(14);
    let server = await start(settings);
    const guest = await signInGuest(server.origin);
    const before = await upload(guest, random);
    const path = (await operator(['backup', backups], settings)).match(/^\/.*home-design-.*$/m)?.[0] ?? '';
    const since = await upload(guest, random);
    await expect(operator(['restore', path], settings)).rejects.toThrow('Add --replace');
    expect(await statusOf(guest, since)).toBe(200);

    const said = await operator(['restore', path, '--replace'], settings);
    expect(said).toContain('Asking the server to stop …');
    expect(said).toContain('Start the server now.');
    await expect(fetch(`${server.origin}/api/health`)).rejects.toThrow();

    server = await start(settings);
    expect([await statusOf(guest, before), await statusOf(guest, since)]).toEqual([200, 404]);
    expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200);
  },
  LIMIT_MS,
);

it.runIf(inject('postgresUrl'))(
  'adopt-database moves the data of the embedded database; the server goes on in PostgreSQL',
  async () => {
    const { DATABASE_URL = '', ...settings } = await newPlace({ ready: false });
    let server = await start(settings);
    const guest = await signInGuest(server.origin);
    const image = await upload(guest, seededRandom(15));
    await expect(operator(['adopt-database', DATABASE_URL], settings)).rejects.toThrow(
      /is in use by process \d+\. Please stop that server, and try again\./,
    );
    await server.stop();

    const said = await operator(['adopt-database', DATABASE_URL], settings);
    expect(said).toMatch(/public\.versions +\d+\n/);
    expect(said).toContain('counts and hashes are the same');
    expect(said).toContain('Now set DATABASE_URL to that address');
    await expect(operator(['adopt-database', DATABASE_URL], settings)).rejects.toThrow('was moved already');

    server = await start({ ...settings, DATABASE_URL });
    expect(await statusOf(guest, image)).toBe(200);
    const again = await upload(guest, seededRandom(16));
    expect(await statusOf(guest, again)).toBe(200);
    await server.stop();
    // Without DATABASE_URL no server starts on an empty database by mistake.
    await expect(startServer(settings)).rejects.toThrow('is missing');
  },
  LIMIT_MS,
);
