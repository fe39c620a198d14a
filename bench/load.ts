import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { editListing, LISTING_PHOTOS, type Listing } from './load/listing.ts';
import { type Busy, busyPeople } from './load/people.ts';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';

const PEOPLE = 50;
const SECONDS = Number(process.argv[2] ?? 60);
const GOAL_P99_MS = 100;
const ROOM = new URL('../packages/engine/samples/scandinavian-living-room/furnished.webp', import.meta.url);

/** `npm run load -w bench -- [seconds]`: many people at once, and a listing; keeps its table in load.md beside this file. */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const photo = { name: 'room.webp', type: 'image/webp', content: new Uint8Array(await readFile(ROOM)) };
  const folder = await mkdtemp(join(tmpdir(), 'home-design-load-'));
  const server = await startServer(folder, { TRUST_PROXY: 'true' });
  try {
    const listing = await editListing(server.origin, photo);
    const busy = await busyPeople(server.origin, photo, { people: PEOPLE, seconds: SECONDS });
    const rows = [...busyRows(busy), ...listingRows(listing)];
    const text = report('Load', 'npm run load -w bench', rows, load);
    process.stdout.write(`${text}\n${busy.errors.slice(0, 5).join('\n')}\n`);
    await writeFile(new URL('./load.md', import.meta.url), text);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function busyRows({ people, seconds, calls, perSecond, p50, p99, slowest, errors, edits }: Busy): Row[] {
  return [
    row(
      `${people} people editing and polling for ${seconds} s: calls`,
      `${calls} (${perSecond.toFixed(0)}/s)`,
    ),
    row('errors', String(errors.length), '0', errors.length === 0),
    row('a call, p50', milliseconds(p50)),
    row('a call, p99', milliseconds(p99), `<= ${GOAL_P99_MS} ms`, p99 <= GOAL_P99_MS),
    row('the slowest call', milliseconds(slowest)),
    row('edits made meanwhile (lighting at 960 px)', String(edits), '> 0', edits > 0),
  ];
}

function listingRows({ batchMs, succeeded, inOrder, canceled }: Listing): Row[] {
  const { made, stopped, unfinished, isChargedRightly } = canceled;
  const isClean = made + stopped === LISTING_PHOTOS && unfinished === 0 && isChargedRightly;
  return [
    row(
      `${LISTING_PHOTOS} photos of a listing, one action: results in order`,
      `${succeeded}, ${inOrder ? 'in order' : 'not in order'}`,
      String(LISTING_PHOTOS),
      succeeded === LISTING_PHOTOS && inOrder,
    ),
    row('asked for until the last is there', milliseconds(batchMs)),
    row(
      'canceled in the middle: made, stopped, left over',
      `${made}, ${stopped}, ${unfinished}; ${isChargedRightly ? 'only what was made is charged' : 'charged wrongly'}`,
      'nothing left over',
      isClean,
    ),
  ];
}

function row(what: string, measured: string, goal = '', isMet?: boolean): Row {
  return { what, measured, goal, isMet };
}

await main();
