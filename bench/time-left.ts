import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { type Guest, type PhotoFile, signInGuest, uploadPhoto } from './guest.ts';
import { type Row, report } from './report.ts';
import { startServer } from './server.ts';
import { type Errors, errorsOf } from './time-left/errors.ts';
import { type Followed, followEdit } from './time-left/follow-edit.ts';

const ROOMS = [
  'bohemian-living-room',
  'minimalist-bedroom',
  'modern-living-room',
  'rustic-living-room',
  'scandinavian-living-room',
  'traditional-dining-room',
];
const THINGS = ['sofa', 'chair', 'bench', 'bed', 'table', 'plant', 'vase', 'picture'];
const EDITS = [
  ['wall-color', 'wall color', { color: 'navy' }],
  ['furniture', 'staging', { room_type: 'living_room', style: 'modern' }],
  ['object-removal', 'removal', { categories: THINGS }],
] as const;

/** An edit, and whether its photo was analyzed before. */
interface Case extends Followed {
  isKnown: boolean;
}

/**
 * `npm run time-left -w bench -- [photos]`: follows edits, each of a fresh photo and of the analyzed one, and compares the
 * time left that pages show with the truth. Each is estimated by those before it. Without photos it takes the project's
 * rendered rooms, and keeps its table in time-left.md beside this file.
 */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const chosen = process.argv.slice(2);
  const photos = chosen.length > 0 ? chosen : ROOMS.map(sampleOf);
  const folder = await mkdtemp(join(tmpdir(), 'home-design-time-left-'));
  const server = await startServer(folder);
  try {
    const guest = await signInGuest(server.origin);
    const cases: Case[] = [];
    for (const path of photos) cases.push(...(await editsOf(guest, await photoAt(path))));
    const text = report('Time left of edits', 'npm run time-left -w bench', rowsOf(cases), load);
    process.stdout.write(`${text}\n`);
    if (chosen.length === 0) await writeFile(new URL('./time-left.md', import.meta.url), text);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const sampleOf = (room: string): string =>
  join(import.meta.dirname, '../packages/engine/samples', room, 'furnished.webp');

async function photoAt(path: string): Promise<PhotoFile> {
  const type = extname(path) === '.webp' ? 'image/webp' : 'image/jpeg';
  return { name: basename(path), type, content: new Uint8Array(await readFile(path)) };
}

/** Every edit of a photo, twice; refused ones are left out. */
async function editsOf(guest: Guest, photo: PhotoFile): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [mode, , args] of EDITS) {
    const { id } = (await uploadPhoto(guest, photo)) as { id: string };
    for (const isKnown of [false, true]) {
      const followed = await followEdit(guest, id, mode, { ...args, seed: Number(isKnown) });
      if (!followed) continue;
      cases.push({ ...followed, isKnown });
      process.stderr.write(
        `${photo.name} ${mode} ${isKnown ? 'analyzed' : 'fresh'}: ${followed.seconds} s\n`,
      );
    }
  }
  return cases;
}

function rowsOf(cases: readonly Case[]): Row[] {
  const kinds = EDITS.flatMap(([mode, name]) =>
    [false, true].map((isKnown) => ({
      what: `${name}, ${isKnown ? 'analyzed' : 'fresh'} photo`,
      edits: cases.filter((edit) => edit.mode === mode && edit.isKnown === isKnown),
    })),
  ).filter(({ edits }) => edits.length > 1);
  return [...kinds, { what: 'all', edits: [...cases] }].map(({ what, edits }) => {
    const { before, after } = errorsOf(edits);
    const seconds = edits.map((edit) => edit.seconds);
    const took = `${Math.min(...seconds).toFixed(0)} to ${Math.max(...seconds).toFixed(0)} s`;
    return {
      what: `${what}: ${edits.length} edits of ${took}; median, p90 and worst error`,
      measured: `before ${inWords(before)}; now ${inWords(after)}`,
      goal: 'no larger',
      isMet: after.median <= before.median,
    };
  });
}

const inWords = ({ said, median, p90, worst }: Errors): string =>
  `${median.toFixed(1)}, ${p90.toFixed(1)}, ${worst.toFixed(1)} s (said ${(100 * said).toFixed(0)} % of the time)`;

await main();
