import { readFile, writeFile } from 'node:fs/promises';
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
  '| what | kills | accounts there | pictures there | Stripe asked | ZIP being taken | nothing left to do | accounts | faults | seconds |';

type Cell = string | number;
type Part = keyof typeof PARTS;

const PARTS = {
  deletion: {
    what: 'accounts deleted as their owners asked',
    run: async (kills: number) => removalCells(await killDeletions(kills, SEED)),
  },
  guests: {
    what: 'guests removed whom nobody uses',
    run: async (kills: number) => removalCells(await killGuestRemovals(kills, SEED)),
  },
  export: { what: 'everything of an account taken as one ZIP', run: exportCells },
} as const;

/**
 * `npm run account-kills -w bench -- [deletion|guests|export] [kills]`: kills the server while accounts go or are taken
 * out, and keeps the table in account-kills.md beside this file. A part that is not run keeps its row.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const only = args.find((arg) => arg in PARTS);
  const kills = Number(args.find((arg) => /^\d+$/.test(arg)) ?? '14');
  for (const part of Object.keys(PARTS) as Part[]) {
    if (only && only !== part) continue;
    const begun = performance.now();
    const cells = await PARTS[part].run(kills);
    const row = [PARTS[part].what, ...cells, Math.round((performance.now() - begun) / 1_000)];
    await writeTable(part, `| ${row.join(' | ')} |`);
  }
}

async function writeTable(part: Part, row: string): Promise<void> {
  const before = (await readFile(RESULTS, 'utf8').catch(() => '')).split('\n');
  const rows = (Object.keys(PARTS) as Part[]).flatMap((each) => {
    const kept = before.find((line) => line.startsWith(`| ${PARTS[each].what} |`));
    if (each === part) return [row];
    return kept === undefined ? [] : [kept];
  });
  const text = [
    '# Kills while accounts are deleted, removed and taken out, last run',
    '',
    `\`npm run account-kills -w bench\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}, embedded database, seed ${SEED}.`,
    'The real server is killed (SIGKILL) at moments that chance chooses, and started again, until all is done. Three accounts go at',
    'once, each with 500 pictures and 20,000 activities; the ZIP holds 300 pictures, 31 MB. What a kill met was read from database and',
    'files right after it. Accounts there: the server was ready and at work, and the rows of one account at least were still there, whole.',
    'Pictures there: all rows were gone, and some pictures were left. Stripe asked: only a customer at Stripe was left. Afterwards no row of any',
    "table may name a removed account or what was theirs; every row and file that was there before, a paying neighbor's, has to be",
    "there as it was, and nothing else; Stripe's stand-in has every customer of a removed account deleted, and as many invoices as were paid;",
    'events that are delivered late and twice change nothing; the next ZIP holds the same, picture by picture. Whatever is otherwise is a fault.',
    '',
    HEAD,
    HEAD.replaceAll(/[^|]+/g, '---'),
    ...rows,
    '',
  ].join('\n');
  process.stdout.write(text);
  await writeFile(RESULTS, text);
}

function removalCells({ kills: { rows, pictures, customers, over }, removed, faults }: KillResult): Cell[] {
  tell(faults);
  return [rows + pictures + customers + over, rows, pictures, customers, '', over, removed, faults.length];
}

async function exportCells(kills: number): Promise<Cell[]> {
  const { kills: counts, faults, bytes } = await killExports(kills, SEED);
  tell(faults);
  process.stderr.write(`ZIP of ${bytes} bytes\n`);
  return [counts.taken + counts.over, '', '', '', counts.taken, counts.over, 1, faults.length];
}

const tell = (faults: readonly string[]) =>
  void process.stderr.write(faults.map((fault) => `${fault.slice(0, 400)}\n`).join(''));

await main();
