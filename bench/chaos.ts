import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { startPostgres } from '../packages/server/src/test/database/postgres-server.ts';
import { apiAndWorker, wholeServer } from './chaos/machines.ts';
import { type ChaosResult, EDITS_PER_KILL, runChaos, UPLOADS_PER_KILL } from './chaos/run-chaos.ts';

const RESULTS = new URL('./chaos.md', import.meta.url);
const WHAT = {
  whole: 'one process, embedded database: server and engine child killed in turn',
  worker: 'API and worker apart, PostgreSQL: server, engine child and worker killed in turn',
} as const;
type Part = keyof typeof WHAT;
const HEAD =
  '| what | kills | uploads acknowledged | lost or changed | edits accepted | lost | made | given up | not one version | wrong charge | damaged or left over | seconds |';

/**
 * `npm run chaos -w bench -- [whole|worker] [kills] [--add]`: kills the product while it edits and keeps the table in
 * chaos.md beside this file. A part that is not run keeps its row; `--add` adds to the row that is there.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [only, kills = '50'] = args.filter((arg) => arg !== '--add');
  const rows = new Map(await keptRows());
  for (const part of ['whole', 'worker'] as const) {
    if (only && only !== part) continue;
    const counts = countsOf(await run(part, Number(kills)));
    const before = args.includes('--add') ? rows.get(part) : undefined;
    rows.set(
      part,
      counts.map((count, i) => count + (before?.[i] ?? 0)),
    );
  }
  const text = [
    '# Kills under load, last run',
    '',
    `\`npm run chaos -w bench\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}.`,
    `Eight people upload all the time. Before each SIGKILL ${UPLOADS_PER_KILL} uploads were acknowledged and ${EDITS_PER_KILL} edits accepted; after the last all`,
    'edits were left to end, every upload was fetched and its SHA-256 compared, and every row and file was looked at.',
    'Given up: an edit that was begun and killed as often as a queue entry may be tried (25 times).',
    '',
    HEAD,
    HEAD.replaceAll(/[^|]+/g, '---'),
    ...[...rows].map(([part, counts]) => `| ${[WHAT[part], ...counts].join(' | ')} |`),
    '',
  ].join('\n');
  process.stdout.write(text);
  await writeFile(RESULTS, text);
}

async function run(part: Part, kills: number): Promise<ChaosResult> {
  if (part === 'whole') return runChaos(wholeServer, kills);
  const postgres = await startPostgres();
  try {
    return await runChaos(apiAndWorker, kills, { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/** What stands in a row, in the order of the head. */
function countsOf({ kills, uploads, lostUploads, accepted, lost, found, seconds }: ChaosResult): number[] {
  return [
    kills,
    uploads,
    lostUploads,
    accepted,
    lost + found.unfinished.length,
    found.succeeded,
    found.failed,
    found.jobsWithoutOneVersion.length,
    found.wrongCharges.length,
    found.damaged.length + found.orphans.length,
    Math.round(seconds),
  ];
}

async function keptRows(): Promise<[Part, number[]][]> {
  const lines = (await readFile(RESULTS, 'utf8').catch(() => '')).split('\n');
  return (Object.keys(WHAT) as Part[]).flatMap((part): [Part, number[]][] => {
    const row = lines.find((line) => line.startsWith(`| ${WHAT[part]} |`));
    const counts = row?.split('|').slice(2, -1).map(Number);
    return counts ? [[part, counts]] : [];
  });
}

await main();
