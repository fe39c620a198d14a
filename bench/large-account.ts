import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Arranged, arrange } from './large/arrange.ts';
import { type Asked, askAgain } from './large/ask.ts';
import { fillAccount } from './large/fill-account.ts';
import { guestInBrowser, type Opened } from './large/open-page.ts';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';

const PROJECTS = Number(process.argv[2] ?? 500);
const PHOTOS = Number(process.argv[3] ?? 1_000);
const EDITS = Number(process.argv[4] ?? Math.ceil(PHOTOS / 2));
const TIMES = 20;
/** What an eye takes for at once, and a hand on a scroll wheel for smooth enough. */
const GOALS = { drawnMs: 2_500, taskMs: 200 };
const PROJECT_CARD = 'main ul[aria-label="Your projects"] > li';
const PICTURE_CARD = 'main article';
const ROOM = new URL('../packages/engine/samples/scandinavian-living-room/furnished.webp', import.meta.url);

/**
 * `npm run large-account -w bench -- [projects] [photos] [edits]`: the lists of somebody who has much. A run in full keeps its
 * table in large-account.md beside this file. The web app must be built.
 */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const photo = { name: 'room.webp', type: 'image/webp', content: new Uint8Array(await readFile(ROOM)) };
  const folder = await mkdtemp(join(tmpdir(), 'home-design-large-'));
  const server = await startServer(folder);
  try {
    const browser = await guestInBrowser(server.origin);
    const { guest } = browser;
    const account = await fillAccount(guest, photo, { projects: PROJECTS, photos: PHOTOS, edits: EDITS });
    const many = `${account.photos} photos with ${account.edits} edits`;
    const rows = [
      ...askedRows(`a page of ${account.projects} projects`, await askAgain(guest, '/projects/', TIMES)),
      ...askedRows(
        `a project of ${many}, whole`,
        await askAgain(guest, `/projects/${account.projectId}/`, TIMES),
      ),
      ...askedRows('a page of activities', await askAgain(guest, '/operations/?page_size=20', TIMES)),
      ...openedRows('list of projects', await browser.open('/app/projects', PROJECT_CARD)),
      ...openedRows(
        `project of ${many}`,
        await browser.open(`/app/projects/${account.projectId}`, PICTURE_CARD),
      ),
      ...arrangedRows(
        `project of ${account.photos} photos`,
        await arrange(guest, await browser.newPage(), account.projectId, TIMES),
      ),
    ];
    await browser.close();
    const text = report('Large account', 'npm run large-account -w bench', rows, load);
    process.stdout.write(`${text}\n`);
    if (process.argv.length === 2) {
      await writeFile(new URL('./large-account.md', import.meta.url), text);
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function askedRows(what: string, { p50, p95, bytes, lineBytes }: Asked): Row[] {
  return [
    row(`${what}: asked for until answered, p50, p95`, `${milliseconds(p50)}, ${milliseconds(p95)}`),
    row(`${what}: size, compressed`, `${kilobytes(bytes)}, ${kilobytes(lineBytes)}`),
  ];
}

function openedRows(what: string, { drawnMs, cardsAtFirst, cardsAtLast, longestTaskMs }: Opened): Row[] {
  return [
    row(
      `${what}: opened until the window is drawn`,
      milliseconds(drawnMs),
      `<= ${milliseconds(GOALS.drawnMs)}`,
      drawnMs <= GOALS.drawnMs,
    ),
    row(`${what}: cards drawn at first, at the end`, `${cardsAtFirst}, ${cardsAtLast}`),
    row(
      `${what}: scrolled to its end, the longest pause`,
      milliseconds(longestTaskMs),
      `<= ${milliseconds(GOALS.taskMs)}`,
      longestTaskMs <= GOALS.taskMs,
    ),
  ];
}

function arrangedRows(what: string, { call, byKeys, byDrag }: Arranged): Row[] {
  const pause = (how: string, { p50, longest }: Arranged['byKeys']): Row =>
    row(
      `${what}: a photo moved by ${how}, the longest pause of a move, median and worst`,
      `${milliseconds(p50)}, ${milliseconds(longest)}`,
      `<= ${milliseconds(GOALS.taskMs)}`,
      p50 <= GOALS.taskMs,
    );
  return [
    row(`${what}: the call that moves one, p50, p95`, `${milliseconds(call.p50)}, ${milliseconds(call.p95)}`),
    pause('keys', byKeys),
    pause('drag', byDrag),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1e3).toFixed(1)} kB`;

function row(what: string, measured: string, goal = '', isMet?: boolean): Row {
  return { what, measured, goal, isMet };
}

await main();
