import type { Page } from '@playwright/test';
import { callApi, type Guest } from '../guest.ts';
import { quantile } from '../statistics.ts';

/** Photos of a project that are put in another order, one at a time. Milliseconds. */
export interface Arranged {
  /** The call that moves the last photo to the front. */
  call: { p50: number; p95: number };
  /** The longest that the page did not answer during a move. */
  byKeys: { p50: number; longest: number };
  byDrag: { p50: number; longest: number };
}

/** Moves in the browser, of each kind. */
const MOVES = 10;
/** Keys of a move, or steps of a drag. */
const STEPS = 8;
/** On a busy machine a move of many may take long. */
const LIMIT_MS = 120_000;

/** Moves photos by calls, by keys and by drag, with every photo of the project drawn. */
export async function arrange(guest: Guest, page: Page, projectId: string, times: number): Promise<Arranged> {
  const call = await callAgain(guest, projectId, times);
  await page.goto(`/app/projects/${projectId}`);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await drawAll(page);
  await page.evaluate(watchTasks);
  return { call, byKeys: await moveAgain(page, byKeys), byDrag: await moveAgain(page, byDrag) };
}

async function callAgain(guest: Guest, projectId: string, times: number): Promise<Arranged['call']> {
  const path = `/projects/${projectId}/`;
  const { images } = (await callApi(guest, 'GET', path)) as { images: { id: string }[] };
  let order = images.map(({ id }) => id);
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    const body = { image_ids: [order.at(-1)], before: order[0] };
    order = ((await callApi(guest, 'POST', `${path}order/`, body)) as { image_ids: string[] }).image_ids;
    took.push(performance.now() - begun);
  }
  return { p50: quantile(took, 0.5), p95: quantile(took, 0.95) };
}

async function moveAgain(page: Page, move: (page: Page, turn: number) => Promise<void>) {
  const pauses: number[] = [];
  for (let turn = 0; turn < MOVES; turn++) {
    await page.evaluate(() => Reflect.set(window, 'longestTask', 0));
    const answered = page.waitForResponse((response) => response.url().endsWith('/order/'), {
      timeout: LIMIT_MS,
    });
    await move(page, turn);
    await answered;
    // What the answer changes is drawn by then.
    await page.waitForTimeout(500);
    pauses.push(await page.evaluate(() => Reflect.get(window, 'longestTask')));
  }
  return { p50: quantile(pauses, 0.5), longest: Math.max(...pauses) };
}

async function byKeys(page: Page, turn: number): Promise<void> {
  await page
    .getByRole('button', { name: /place \d+ of/ })
    .nth(20 + turn)
    .focus();
  await page.keyboard.press('Space');
  await page.waitForFunction(() => document.querySelector('[aria-pressed="true"]') !== null);
  for (let step = 0; step < STEPS; step++) {
    await page.keyboard.press('ArrowRight');
    // The library follows one key after the other.
    await page.waitForTimeout(300);
  }
  await page.keyboard.press('Space');
}

async function byDrag(page: Page, turn: number): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  const tiles = page.getByRole('button', { name: /place \d+ of/ });
  const from = await tiles.nth(2 + turn).boundingBox();
  const to = await tiles.nth(12 + turn).boundingBox();
  if (!from || !to) throw new Error('The first tiles are not in the window.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: STEPS });
  await page.mouse.up();
}

/** Scrolls until every tile is in the document, then back to the first. */
async function drawAll(page: Page): Promise<void> {
  const tiles = page.getByRole('region', { name: 'Put the photos in order' }).getByRole('listitem');
  await tiles.first().waitFor();
  for (let still = 0, before = 0; still < 5; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
    const now = await tiles.count();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(500);
}

/** Runs in the page. */
function watchTasks(): void {
  Reflect.set(window, 'longestTask', 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      Reflect.set(window, 'longestTask', Math.max(Reflect.get(window, 'longestTask'), duration));
    }
  }).observe({ type: 'longtask' });
}
