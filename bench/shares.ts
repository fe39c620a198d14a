import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';
import { guessTokens, tellApart } from './shares/guess-tokens.ts';
import { revokedLink, shareBoard } from './shares/shared-board.ts';
import { visitBoard } from './shares/visit-board.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const VISITORS = Number(process.argv[3] ?? 500);
const PICTURES = Number(process.argv[4] ?? 60);
const GOAL_FIRST_MS = 300;
const GOAL_GRID_BYTES = 1_500_000;
const GOAL_LIVE_MS = 100;
/** Medians that are closer than this are the same on a loopback connection. */
const GOAL_APART_MS = 0.1;

/**
 * `npm run shares -w bench -- [seconds] [visitors] [pictures]`: visitors of a shared board, and guessers. A run in full
 * keeps its table in shares.md beside this file. The web app must be built: visitors begin with its page.
 */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'home-design-shares-'));
  const server = await startServer(folder, { TRUST_PROXY: 'true' });
  try {
    const { owner, boardId, token } = await shareBoard(server.origin, PICTURES);
    const revoked = await revokedLink(owner, boardId);
    await visitBoard(server.origin, token, 5);
    const visited = await visitBoard(server.origin, token, VISITORS);
    const told = await tellApart(server.origin, revoked);
    const guessed = await guessTokens(server.origin, token, SECONDS);
    const rows: Row[] = [
      row(
        `${VISITORS} visitors open the page of a board of ${visited.pictures} pictures at once: the first picture, p95`,
        milliseconds(visited.firstPictureP95),
        `<= ${GOAL_FIRST_MS} ms`,
        visited.firstPictureP95 <= GOAL_FIRST_MS,
      ),
      row('all pictures, the slowest visitor', milliseconds(visited.allMs)),
      row('bytes of the list of pictures', `${(visited.listBytes / 1e3).toFixed(1)} kB`),
      row('pictures that did not come', String(visited.failed), '0', visited.failed === 0),
      row(
        'bytes of the grid for one visitor',
        `${(visited.gridBytes / 1e6).toFixed(2)} MB`,
        '<= 1.5 MB',
        visited.gridBytes <= GOAL_GRID_BYTES,
      ),
      row(
        `tokens guessed in ${guessed.seconds} s: looked at, refused`,
        `${guessed.guesses}: ${guessed.notFound}, ${guessed.limited}`,
        '30 a minute',
        guessed.notFound <= 30 * Math.ceil(guessed.seconds / 60 + 1),
      ),
      row('of which opened something', String(guessed.opened), '0', guessed.opened === 0),
      row(
        'a live link meanwhile, from the same address: p50, p99',
        `${milliseconds(guessed.liveP50)}, ${milliseconds(guessed.liveP99)}`,
        `p99 <= ${GOAL_LIVE_MS} ms`,
        guessed.liveP99 <= GOAL_LIVE_MS && guessed.liveRefused === 0,
      ),
      row(
        'an unknown token, a revoked one: median, text',
        `${told.unknownMs.toFixed(3)} ms, ${told.revokedMs.toFixed(3)} ms, ${told.sameText ? 'the same' : 'different'}`,
        `<= ${GOAL_APART_MS} ms apart`,
        told.sameText && Math.abs(told.unknownMs - told.revokedMs) <= GOAL_APART_MS,
      ),
    ];
    const text = report('Share links', 'npm run shares -w bench', rows, load);
    process.stdout.write(text);
    const isWhole = process.argv.length === 2;
    if (isWhole) await writeFile(new URL('./shares.md', import.meta.url), text);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function row(what: string, measured: string, goal = '', isMet?: boolean): Row {
  return { what, measured, goal, isMet };
}

await main();
