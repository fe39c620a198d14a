import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/find-chromium.ts';
import { agentsJourney } from './journeys/agent.ts';
import { type CountedHand, countedHand } from './journeys/counted-hand.ts';
import { designersJourney } from './journeys/designer.ts';
import { type Row, report } from './report.ts';
import { startServer } from './server.ts';

const SAMPLES = join(import.meta.dirname, '../packages/engine/samples');
const EMPTY_ROOM = join(SAMPLES, 'modern-living-room/empty.webp');
/** Photos of the agent, and at most so many variants of the designer. */
const PHOTOS = Number(process.argv[2] ?? 25);
const MOST_VARIANTS = 10;
const COMMAND = 'npm run journeys -w bench';
/** One of the journeys; both without. */
const ONLY = process.argv[3];

/**
 * `npm run journeys -w bench -- [photos] [agent | designer]`: an agent and a designer at work, at 1440 x 900; counts clicks, keys and seconds of every step. A run in full keeps its tables in journeys.md beside this file. The web app must be built.
 */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'home-design-journeys-'));
  const server = await startServer(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const guest = async () => {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/app/projects');
    await page.getByRole('button', { name: 'Continue as guest' }).last().click();
    await page.getByText('Welcome to Home Design').waitFor();
    return page;
  };
  try {
    const tables: string[] = [];
    const walk = async (who: string, journey: (page: Page, hand: CountedHand) => Promise<void>) => {
      if (ONLY !== undefined && ONLY !== who) return;
      const hand = countedHand();
      await journey(await guest(), hand);
      tables.push(
        report(`Journey of ${who === 'agent' ? 'an agent' : 'a designer'}`, COMMAND, rowsOf(hand), load),
      );
    };
    const photos = await photosOfHouse();
    await walk('agent', (page, hand) => agentsJourney(page, browser, hand, photos));
    await walk('designer', (page, hand) =>
      designersJourney(page, browser, hand, EMPTY_ROOM, Math.min(MOST_VARIANTS, PHOTOS)),
    );
    const text = tables.join('\n');
    process.stdout.write(`${text}\n`);
    if (process.argv.length === 2) await writeFile(new URL('./journeys.md', import.meta.url), text);
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Rendered rooms, an empty one first. */
async function photosOfHouse(): Promise<string[]> {
  const files = await readdir(SAMPLES, { recursive: true });
  const others = files
    .filter((name) => name.endsWith('.webp'))
    .map((name) => join(SAMPLES, name))
    .filter((path) => path !== EMPTY_ROOM)
    .toSorted();
  return [EMPTY_ROOM, ...others].slice(0, PHOTOS);
}

function rowsOf({ steps }: CountedHand): Row[] {
  const sum = (of: 'clicks' | 'keys' | 'seconds' | 'waited') =>
    steps.reduce((total, step) => total + step[of], 0);
  const all = {
    what: 'in all',
    clicks: sum('clicks'),
    keys: sum('keys'),
    seconds: sum('seconds'),
    waited: sum('waited'),
  };
  return [...steps, all].map(({ what, clicks, keys, seconds, waited }) => ({
    what,
    measured: `${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s, and ${waited.toFixed(0)} s of waiting for edits`,
    goal: '',
    isMet: undefined,
  }));
}

await main();
