import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { killExports } from '../packages/server/test/account-kills/kill-exports.ts';
import {
  type KillResult,
  killDeletions,
  killGuestRemovals,
} from '../packages/server/test/account-kills/kill-removals.ts';

const RESULTS = new URL('./account-kills.md', import.meta.url);
const SEED = 2026;
const HEAD =
  '| what | kills | while rows went | while pictures went | while Stripe was asked | while the ZIP was taken | nothing left to do | accounts | faults | seconds |';

/** `npm run account-kills -w bench -- [kills of each kind]`: kills the server while accounts go or are taken out. */
async function main(): Promise<void> {
  const kills = Number(process.argv[2] ?? '14');
  const rows = [
    await timed('accounts deleted as their owners asked', async () =>
      cells(await killDeletions(kills, SEED)),
    ),
    await timed('guests removed whom nobody uses', async () => cells(await killGuestRemovals(kills, SEED))),
    await timed('everything of an account taken as one ZIP', async () => {
      const { kills: counts, faults, bytes } = await killExports(kills, SEED);
      tell(faults);
      process.stderr.write(`ZIP of ${bytes} bytes\n`);
      return [counts.taken + counts.over, '', '', '', counts.taken, counts.over, 1, faults.length];
    }),
  ];
  const text = [
    '# Kills while accounts are deleted, removed and taken out, last run',
    '',
    `\`npm run account-kills -w bench\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}, embedded database, seed ${SEED}.`,
    'The real server is killed (SIGKILL) at moments that chance chooses, and started again, until all is done. Three accounts go at',
    'once, each with 500 pictures and 10,000 activities; the ZIP holds 300 pictures. What a kill met was read from database and files',
    'right after it. Afterwards no row of any table may name a removed account or what was theirs; every row and every',
    "file that was there before, a paying neighbor's, has to be there as it was, and nothing else; Stripe's stand-in has",
    'every customer of a removed account deleted and as many invoices as were paid; events that are delivered again change nothing;',
    'the next ZIP holds the same, picture by picture. Whatever is otherwise is a fault.',
    '',
    HEAD,
    HEAD.replaceAll(/[^|]+/g, '---'),
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
  process.stdout.write(text);
  await writeFile(RESULTS, text);
}

type Cell = string | number;

function cells({ kills: { rows, pictures, customers, over }, removed, faults }: KillResult): Cell[] {
  tell(faults);
  return [rows + pictures + customers + over, rows, pictures, customers, '', over, removed, faults.length];
}

const tell = (faults: readonly string[]) =>
  void process.stderr.write(faults.map((fault) => `${fault.slice(0, 400)}\n`).join(''));

async function timed(what: string, run: () => Promise<Cell[]>): Promise<Cell[]> {
  const begun = performance.now();
  const found = await run();
  return [what, ...found, Math.round((performance.now() - begun) / 1_000)];
}

await main();
