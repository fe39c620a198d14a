import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageId, VersionId } from '@home-design/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { insertImage } from '../../src/features/images/store.ts';
import { installationFile } from '../../src/features/installation/index.ts';
import { insertOriginal } from '../../src/features/versions/index.ts';
import { runCommand } from '../../src/operator/run-command.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { startServer } from '../../src/start-server.ts';
import { type MadeDatabase, makeDatabase } from '../../src/test/database/made-database.ts';
import { newUserId } from '../../src/test/test-client.ts';

const onPostgres = Boolean(inject('postgresUrl'));
/** Each test starts servers, which takes time on a busy machine. */
const START_LIMIT_MS = 180_000;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');

let folder: string;
let made: MadeDatabase[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-design-strange-'));
  made = [];
});
afterEach(async () => {
  for (const database of made) await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const pictures = () => join(folder, 'files', 'pictures');
const folders = async () => (await readdir(pictures())).filter((name) => !name.startsWith('.'));

/** Pictures as an old installation has them. */
async function leavePictures(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) {
    const own = join(pictures(), id);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, 'original.png'), 'pixels');
    await utimes(own, LONG_AGO, LONG_AGO);
  }
  return ids.sort();
}

/** A database with all tables and no rows, in the data folder if it is the embedded one. */
async function newDatabase(): Promise<Record<string, string>> {
  const database = await makeDatabase(join(folder, 'database'));
  made.push(database);
  return { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', ...database.settings };
}

/** Versions with pictures, as rows only. */
async function giveRows(settings: Record<string, string>, count: number): Promise<VersionId[]> {
  const { DATABASE_URL: url } = settings;
  const { db, close } = await openDatabase({ url, folder: join(folder, 'database') }, () => {});
  const userId = newUserId();
  const createdAt = new Date();
  await db
    .insertInto('users')
    .values({ id: userId, isAnonymous: true, email: null, displayName: null })
    .execute();
  const ids: VersionId[] = [];
  for (let made = 0; made < count; made++) {
    const imageId = randomUUID() as ImageId;
    const received = { receivedFormat: 'png', receivedBytes: 1, receivedSha256: '' } as const;
    await insertImage(db, { id: imageId, userId, projectId: null, name: 'Room', ...received, createdAt });
    const preview = { webp: 'p.webp', jpeg: 'p.jpg' };
    const version = await insertOriginal(db, {
      ...{
        id: randomUUID() as VersionId,
        imageId,
        userId,
        contentHash: '',
        storedBytes: 1,
        thumbhash: '',
        width: 1,
        height: 1,
      },
      files: { original: 'original.png', preview, thumbnail: preview, mask: null },
      provenance: { source: 'upload', program: 'test' },
      focalLength35: null,
      createdAt,
    });
    ids.push(version.id);
  }
  await close();
  return ids;
}

async function start(settings: Record<string, string>): Promise<void> {
  const server = await startServer(readConfig(settings), pino({ level: 'silent' }));
  // The sweep of the start ends before this resolves.
  await server.stop();
}

async function pair(settings: Record<string, string>, ...more: string[]) {
  const { DATA_DIR, DATABASE_URL } = readConfig(settings);
  const server = { address: 'http://127.0.0.1:1', dataFolder: DATA_DIR, databaseUrl: DATABASE_URL };
  return runCommand(['pair', ...more], server);
}

describe('a database without rows for the pictures', { timeout: START_LIMIT_MS }, () => {
  it('R1 is refused, and none of 184 folders of pictures changes', async () => {
    const ids = await leavePictures(184);
    const settings = await newDatabase();
    await expect(start(settings)).rejects.toThrow(/holds 184 folders of pictures, and .* knows 0 of them/);
    expect((await folders()).sort()).toEqual(ids);
  });

  it.skipIf(onPostgres)('R1 is not created if the folder of the old one is missing', async () => {
    const ids = await leavePictures(30);
    const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' };
    await expect(start(settings)).rejects.toThrow('which is missing, knows 0 of them');
    expect((await folders()).sort()).toEqual(ids);
    expect(await readdir(folder)).toEqual(['files']);
  });

  it('is refused if it has rows and all pictures are missing: their disk may not be mounted', async () => {
    const settings = await newDatabase();
    await start(settings);
    await giveRows(settings, 3);
    await rm(pictures(), { recursive: true });
    await expect(start(settings)).rejects.toThrow(
      /knows 3 pictures, and .* holds none: is its disk mounted\?/,
    );
    await expect(readdir(pictures())).rejects.toThrow('ENOENT');
  });

  it('is accepted without a message if it is of a release without ids, and has rows for them', async () => {
    const settings = await newDatabase();
    for (const id of await giveRows(settings, 3)) await mkdir(join(pictures(), id), { recursive: true });
    await start(settings);
    expect((await pair(settings)).output).toContain('They belong together.');
    expect(await folders()).toHaveLength(3);
  });

  it("is accepted at the operator's command, and then still removes none of them by itself", async () => {
    const ids = await leavePictures(30);
    const settings = await newDatabase();
    const { output, exitCode } = await pair(settings);
    expect([output.includes('of these known            0'), exitCode]).toEqual([true, 3]);
    await expect(start(settings)).rejects.toThrow('npm run operator -- pair --confirm');

    expect((await pair(settings, '--confirm')).exitCode).toBe(0);
    expect((await pair(settings)).output).toContain('They belong together.');
    await start(settings);
    expect((await folders()).sort()).toEqual(ids);
  });
});

describe('the id of an installation', { timeout: START_LIMIT_MS }, () => {
  it('is created at the first start, and found at the next', async () => {
    const settings = await newDatabase();
    await start(settings);
    const id = await readFile(installationFile(join(folder, 'files')), 'utf8');
    expect(id).toMatch(/^[0-9a-f-]{36}\n$/);
    await start(settings);
    expect(await readFile(installationFile(join(folder, 'files')), 'utf8')).toBe(id);
  });

  it('is refused if the one beside the pictures differs', async () => {
    const settings = await newDatabase();
    await start(settings);
    await writeFile(installationFile(join(folder, 'files')), `${randomUUID()}\n`);
    await expect(start(settings)).rejects.toThrow('belong to different installations');
  });

  it.runIf(onPostgres)('is the same for two processes that start first at once', async () => {
    const settings = await newDatabase();
    await Promise.all([start({ ...settings, ROLES: 'api' }), start({ ...settings, ROLES: 'worker' })]);
    await start(settings);
  });
});
