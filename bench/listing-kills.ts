import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { type ImportResult, killImports } from '../packages/server/test/listing-kills/kill-imports.ts';

const RESULTS = new URL('./listing-kills.md', import.meta.url);
const SEED = 2026;
const HEAD =
  '| addresses | kills | with work under way | a call cut off | pages being read | pictures being taken | nothing left to do | photos | faults | seconds |';

/**
 * `npm run listing-kills -w bench -- [addresses]`: kills the server every few seconds while listings are imported, until
 * all is done, and keeps the table in listing-kills.md beside this file.
 */
async function main(): Promise<void> {
  const homes = Number(process.argv[2] ?? '200');
  const begun = performance.now();
  const result = await killImports({ homes, pictures: 2, kills: Number.POSITIVE_INFINITY }, SEED);
  process.stderr.write(result.faults.map((fault) => `${fault.slice(0, 400)}\n`).join(''));
  const text = report(result, Math.round((performance.now() - begun) / 1_000));
  process.stdout.write(text);
  await writeFile(RESULTS, text);
}

function report({ kills, underWay, listings, photos, faults }: ImportResult, seconds: number): string {
  const cells = [listings, kills.all, underWay, kills.calls, kills.reading, kills.pictures, kills.over];
  return [
    '# Kills while listings are imported, last run',
    '',
    `\`npm run listing-kills -w bench\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${cpus().length} cores, Node ${process.version}, embedded database, seed ${SEED}.`,
    'The real server is killed (SIGKILL) right after 0 to 3 answered calls while addresses are sent, and later when the website has given',
    'it 1 to 40 answers, as chance says, and started again, until all is done. The website is one of the same machine, each page with two',
    'pictures of its own; every fifth page names one of them under two addresses. Addresses are sent 20 at a time; what was not answered',
    'is sent again, and so is what is there already.',
    'Each listing makes its project and takes its pictures into it. What a kill met was read from the database right after it: it may',
    'be several things at once. Afterwards each address has to be one listing with one project, that project has to have the photos of',
    'the page, each once and in their order, every file has to be there with the hash that was written down, no folder may belong to',
    'nothing, nothing may be left to do, and all addresses sent once more make no listing. Whatever is otherwise is a fault.',
    '',
    HEAD,
    HEAD.replaceAll(/[^|]+/g, '---'),
    `| ${[...cells, photos, faults.length, seconds].join(' | ')} |`,
    '',
  ].join('\n');
}

await main();
