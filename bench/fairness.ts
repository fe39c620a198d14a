import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeJpeg } from '../packages/engine/src/base/codec/index.ts';
import { startPostgres } from '../packages/server/src/test/database/postgres-server.ts';
import { uploadBehind } from './fairness/upload-behind.ts';
import { type Waited, waitBehind } from './fairness/wait-behind.ts';
import type { PhotoFile } from './guest.ts';
import { milliseconds } from './report.ts';
import { startServer } from './server.ts';

const RESULTS = new URL('./fairness.md', import.meta.url);
const COUNTS = (process.argv[2] ?? '40,400,1000').split(',').map(Number);
const ON = ['embedded database', 'PostgreSQL'] as const;

/**
 * `npm run fairness -w bench -- [40,400,1000]`: how long one edit and one photo of an account wait behind many of another
 * account, with the real engine, one edit at a time. Keeps its tables in fairness.md beside this file.
 */
async function main(): Promise<void> {
  const photo = await smallPhoto();
  const parts: string[] = [];
  for (const on of ON) {
    parts.push(await measureOn(on, photo));
    await writeFile(RESULTS, document(parts));
  }
  process.stdout.write(await readFile(RESULTS, 'utf8'));
}

async function measureOn(on: (typeof ON)[number], photo: PhotoFile): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-fairness-'));
  const postgres = on === 'PostgreSQL' ? await startPostgres() : undefined;
  const load = loadavg()[0] ?? 0;
  const server = await startServer(folder, {
    EDITS_WAITING_PER_ACCOUNT: '2000',
    GUEST_DESIGNS_PER_MONTH: '2000',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  try {
    const waited = await waitBehind(server.origin, [photo], COUNTS);
    const uploads = await uploadBehind(server.origin, photo);
    const burst = `${(uploads.burstBytes / 1e6).toFixed(1)} MB in 60 files`;
    return [
      `## ${on}, load of the machine ${load.toFixed(0)} at the start`,
      '',
      '| an edit behind so many of another account | until it is there | of which waiting | as a multiple of its own making | begun before it | place told | a call that tells the place |',
      '|---|---|---|---|---|---|---|',
      ...waited.map(rowOf),
      '',
      '| a photo of 640 px | until it is there |',
      '|---|---|',
      `| alone | ${milliseconds(uploads.aloneMs)} |`,
      `| while another account sends ${burst} that say they have 49 megapixels | ${milliseconds(uploads.lyingMs)} |`,
      `| while another account sends 60 honest ones | ${milliseconds(uploads.honestMs)} |`,
      '',
    ].join('\n');
  } finally {
    await server.stop();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function rowOf(row: Waited): string {
  const cells = [
    row.behind === 0 ? 'none (alone)' : String(row.behind),
    milliseconds(row.totalMs),
    milliseconds(row.waitMs),
    row.ratio.toFixed(1),
    row.behind === 0 ? '' : String(row.begunBefore),
    String(row.place),
    milliseconds(row.placeMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

function document(parts: readonly string[]): string {
  return [
    '# Fairness, last run',
    '',
    `\`npm run fairness -w bench\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}.`,
    'The real engine, one edit at a time: lighting at 640 px; medians of 5. The goal: at most one edit longer than alone, so at',
    'most one of the other account may be begun after the edit was asked for.',
    '',
    ...parts,
  ].join('\n');
}

async function smallPhoto(): Promise<PhotoFile> {
  const size = { width: 640, height: 480 };
  const data = Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => 90 + (i % 97));
  return {
    name: 'room.jpg',
    type: 'image/jpeg',
    content: new Uint8Array(await encodeJpeg({ ...size, data })),
  };
}

await main();
