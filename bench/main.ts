import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePhotos } from '../packages/engine/bench/photos.ts';
import { signInGuest } from './guest.ts';
import { edits, idleMemory, listRate, starts, uploads } from './measures.ts';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';

const GOALS = { emptyMs: 5_000, againMs: 1_500, uploadMs: 1_500, listsPerSecond: 2_000 };

/** Measures the server as people meet it, prints one table and keeps it in results.md beside this file. */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'home-design-bench-'));
  try {
    const rows = [...(await startRows()), ...(await servedRows(folder))];
    const text = report('Server benchmark', 'npm run bench', rows, load);
    process.stdout.write(`${text}\n`);
    await writeFile(new URL('./results.md', import.meta.url), text);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startRows(): Promise<Row[]> {
  const { empty, again } = await starts();
  return [
    timeRow('start to healthy, empty data folder (median of 5)', empty, GOALS.emptyMs),
    timeRow('start to healthy, reopening it (median of 5)', again, GOALS.againMs),
  ];
}

async function servedRows(folder: string): Promise<Row[]> {
  const photos = await preparePhotos(folder);
  const large = { name: 'room.jpg', type: 'image/jpeg', content: await readFile(photos.megapixels12) };
  const medium = { name: 'room.png', type: 'image/png', content: await readFile(photos.px2048) };
  const server = await startServer(join(folder, 'data'));
  try {
    const memory = await idleMemory(server);
    const guest = await signInGuest(server.origin);
    const list = await listRate(guest);
    const upload = await uploads(guest, large);
    const walls = await edits(guest, medium, 'wall-color');
    const light = await edits(guest, medium, 'lighting');
    return [
      { what: 'idle memory after 10 s', measured: `${memory.toFixed(0)} MB`, goal: '', isMet: undefined },
      {
        what: 'list of 20 projects, 20 connections',
        measured: `${list.perSecond.toFixed(0)}/s, p99 ${milliseconds(list.p99)}`,
        goal: `>= ${GOALS.listsPerSecond}/s`,
        isMet: list.perSecond >= GOALS.listsPerSecond,
      },
      timeRow('12-megapixel JPEG until its thumbnail is there, p50 of 20', upload.p50),
      timeRow('the same, p95', upload.p95, GOALS.uploadMs),
      timeRow('wall color at 2048 px, asked for until there: first edit of a photo', walls.first),
      timeRow('wall color at 2048 px, further edits, p50', walls.p50),
      timeRow('wall color at 2048 px, further edits, p95', walls.p95),
      timeRow('lighting at 2048 px, first edit of a photo', light.first),
      timeRow('lighting at 2048 px, further edits, p50', light.p50),
      timeRow('lighting at 2048 px, further edits, p95', light.p95),
    ];
  } finally {
    await server.stop();
  }
}

function timeRow(what: string, measured: number, goal?: number): Row {
  return {
    what,
    measured: milliseconds(measured),
    goal: goal === undefined ? '' : `<= ${milliseconds(goal)}`,
    isMet: goal === undefined ? undefined : measured <= goal,
  };
}

await main();
