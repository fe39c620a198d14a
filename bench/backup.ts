import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hashFile } from '../packages/server/src/platform/hash-file.ts';
import { startPostgres } from '../packages/server/src/test/database/postgres-server.ts';
import { multiplyPhoto } from './backup/multiply.ts';
import { signInGuest, uploadPhoto } from './guest.ts';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';

const PHOTOS = Number(process.argv[2] ?? 1_000);
/** R7: backup and restore of 1,000 images. */
const GOAL_MS = 90_000;
const OPERATOR = fileURLToPath(new URL('../packages/server/src/operator/main.ts', import.meta.url));
const ROOM = new URL('../packages/engine/samples/scandinavian-living-room/furnished.webp', import.meta.url);

/**
 * `npm run backup -w bench -- [photos]`: how long backup and restore take, and whether every file comes back. A run in
 * full keeps its table in backup.md beside this file.
 */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const root = await mkdtemp(join(tmpdir(), 'home-design-backup-'));
  const live = join(root, 'live');
  const backups = join(root, 'backups');
  try {
    const bytes = await makeLive(live);
    const running = await startServer(live);
    const settings = { DATA_DIR: live, PORT: new URL(running.origin).port };
    const pause = longestPause(running.origin);
    const first = await operator(['backup', backups], settings);
    const pausedMs = await pause.end();
    const second = await operator(['backup', backups], settings);
    await running.stop();
    const tar = await operator(['backup', join(root, 'all.tar')], settings);

    const [oldest = ''] = (await readdir(backups)).sort();
    const restored = join(root, 'restored');
    const folderBack = await operator(['restore', join(backups, oldest)], { DATA_DIR: restored });
    const same = await comparePictures(live, restored);
    const tarBack = await operator(['restore', join(root, 'all.tar')], { DATA_DIR: join(root, 'untarred') });

    const postgres = await startPostgres();
    const moved = { DATA_DIR: live, DATABASE_URL: postgres.url };
    const adopted = await operator(['adopt-database'], moved);
    const third = await operator(['backup', join(root, 'of-postgres')], moved);
    await postgres.stop();

    const size = `${PHOTOS} images, ${(bytes / 1e6).toFixed(0)} MB`;
    const rows = [
      row(`${size}: backup to a folder while the server runs`, milliseconds(first)),
      row('restore of it, into an empty folder', milliseconds(folderBack)),
      row('both together (R7)', milliseconds(first + folderBack), GOAL_MS, first + folderBack <= GOAL_MS),
      row(
        'files whose hash is the same after it',
        `${same.equal} of ${same.all}`,
        '100 %',
        same.equal === same.all,
      ),
      row('longest answer of the running server meanwhile', milliseconds(pausedMs)),
      row('a second backup, nothing changed', milliseconds(second)),
      row('backup to a tar file, no server', milliseconds(tar)),
      row('restore of the tar file', milliseconds(tarBack)),
      row('adopt-database: the rows to PostgreSQL', milliseconds(adopted)),
      row('backup with PostgreSQL', milliseconds(third)),
    ];
    const text = report('Backup and restore', 'npm run backup -w bench', rows, load);
    process.stdout.write(`${text}\n`);
    if (process.argv.length === 2) await writeFile(new URL('./backup.md', import.meta.url), text);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** An installation at rest with so many photos. @returns the size of its pictures */
async function makeLive(folder: string): Promise<number> {
  const server = await startServer(folder);
  const content = new Uint8Array(await readFile(ROOM));
  await uploadPhoto(await signInGuest(server.origin), { name: 'room.webp', type: 'image/webp', content });
  await server.stop();
  return multiplyPhoto(folder, PHOTOS);
}

/** Runs a command of the operator. @returns how long it took, the start of the process included */
async function operator(args: readonly string[], settings: Record<string, string>): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [OPERATOR, ...args], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`);
  return performance.now() - startedAt;
}

/** Asks the server for what needs the database, again and again; the longest answer is the longest pause. */
function longestPause(origin: string): { end(): Promise<number> } {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${origin}/api/ready`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - startedAt);
      await sleep(20);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await asking;
      return longest;
    },
  };
}

async function comparePictures(before: string, after: string): Promise<{ all: number; equal: number }> {
  const root = join(before, 'files', 'pictures');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
  let equal = 0;
  for (const path of paths) {
    const there = await hashFile(join(after, 'files', 'pictures', path)).catch(() => 'missing');
    if (there === (await hashFile(join(root, path)))) equal += 1;
  }
  return { all: paths.length, equal };
}

function row(what: string, measured: string, goal: number | string = '', isMet?: boolean): Row {
  return { what, measured, goal: typeof goal === 'number' ? `<= ${milliseconds(goal)}` : goal, isMet };
}

await main();
