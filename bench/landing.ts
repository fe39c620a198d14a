import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../e2e/support/find-chromium.ts';
import { timeChoices } from './landing/choose.ts';
import { type Visit, visit } from './landing/visit.ts';
import { milliseconds, type Row, report } from './report.ts';
import { startServer } from './server.ts';
import { median, quantile } from './statistics.ts';

const VISITS = 5;
const WIDTHS = [1440, 360];
const GOALS = { lcpMs: 1_500, cls: 0.02, choiceMs: 200 };

/**
 * `npm run landing -w bench`: the landing page as a first visitor meets it, on a processor slowed four times and 'Fast 4G'.
 * Keeps its table in landing.md beside this file. The web app must be built.
 */
async function main(): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'home-design-landing-'));
  const server = await startServer(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const rows: Row[] = [];
    for (const width of WIDTHS) {
      const visits: Visit[] = [];
      for (let time = 0; time < VISITS; time++) visits.push(await visit(browser, server.origin, width));
      rows.push(...visitRows(`first visit at ${width} px`, visits));
    }
    rows.push(choiceRow(await timeChoices(browser, server.origin)));
    const text = report('Landing page', 'npm run landing -w bench', rows, load);
    process.stdout.write(`${text}\n`);
    await writeFile(new URL('./landing.md', import.meta.url), text);
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function visitRows(what: string, visits: readonly Visit[]): Row[] {
  const lcps = visits.map(({ lcpMs }) => lcpMs);
  const shift = Math.max(...visits.map(({ cls }) => cls));
  const bytes = median(visits.map(({ bytes }) => bytes));
  return [
    {
      what: `${what}: largest contentful paint, median and worst of ${visits.length}`,
      measured: `${milliseconds(median(lcps))}, ${milliseconds(Math.max(...lcps))}`,
      goal: `<= ${milliseconds(GOALS.lcpMs)}`,
      isMet: median(lcps) <= GOALS.lcpMs,
    },
    {
      what: `${what}: cumulative layout shift to the end of the page, worst`,
      measured: shift.toFixed(3),
      goal: `<= ${GOALS.cls}`,
      isMet: shift <= GOALS.cls,
    },
    {
      what: `${what}: bytes on the line, median`,
      measured: `${(bytes / 1e3).toFixed(0)} kB`,
      goal: '',
      isMet: undefined,
    },
  ];
}

function choiceRow(times: readonly number[]): Row {
  const [p50, p95] = [median(times), quantile(times, 0.95)];
  return {
    what: 'a choice in the style selector until its picture is complete, warm, p50, p95',
    measured: `${milliseconds(p50)}, ${milliseconds(p95)}`,
    goal: `<= ${milliseconds(GOALS.choiceMs)}`,
    isMet: p95 <= GOALS.choiceMs,
  };
}

await main();
