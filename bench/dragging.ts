import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { dragPieces, type Smoothness } from './dragging/drag-pieces.ts';
import { furnishedPhoto } from './dragging/furnished-photo.ts';
import { guestInBrowser } from './large/open-page.ts';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';

const SLOWDOWN = 4;
const GOALS = { framesPerSecond: 58, interactionMs: 200 };
/** The pictures of all pieces are there by then. */
const PICTURES_MS = 180_000;

/**
 * `npm run dragging -w bench`: drags and turns furniture on a furnished photo, at 1440 x 900, on the processor as it is and
 * slowed four times. Keeps its table in dragging.md beside this file. The web app must be built.
 */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'home-design-dragging-'));
  const server = await startServer(folder);
  try {
    const browser = await guestInBrowser(server.origin);
    const { imageId, versionId } = await furnishedPhoto(browser.guest);
    const page = await browser.newPage();
    await page.goto(`/app/playground?imageId=${imageId}&versionId=${versionId}`);
    await page.getByRole('button', { name: 'Rearrange' }).click();
    await page.getByRole('application', { name: 'Arrangement on the photo' }).waitFor();
    await page.waitForLoadState('networkidle', { timeout: PICTURES_MS });
    const load = loadavg()[0] ?? 0;
    const rows: Row[] = [];
    for (const slowdown of [1, SLOWDOWN]) {
      const { drag, turn } = await dragPieces(page, slowdown);
      const how = slowdown === 1 ? 'processor as it is' : `processor slowed ${slowdown} times`;
      rows.push(...smoothRows(`a sofa is dragged, ${how}`, drag));
      rows.push(...smoothRows(`a sofa is turned, ${how}`, turn));
    }
    await browser.close();
    const text = report('Dragging furniture', 'npm run dragging -w bench', rows, load);
    process.stdout.write(`${text}\n`);
    await writeFile(new URL('./dragging.md', import.meta.url), text);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function smoothRows(what: string, measured: Smoothness): Row[] {
  const { framesPerSecond, longestFrameMs, interactionMs, interactions } = measured;
  return [
    {
      what: `${what}: frames per second, longest frame`,
      measured: `${framesPerSecond.toFixed(1)}, ${milliseconds(longestFrameMs)}`,
      goal: `>= ${GOALS.framesPerSecond}`,
      isMet: framesPerSecond >= GOALS.framesPerSecond,
    },
    {
      what: `${what}: interaction to next paint, p95 of ${interactions}`,
      measured: milliseconds(interactionMs),
      goal: `<= ${milliseconds(GOALS.interactionMs)}`,
      isMet: interactionMs <= GOALS.interactionMs,
    },
  ];
}

await main();
