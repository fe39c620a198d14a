import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../e2e/support/find-chromium.ts';
import type { Guest } from '../guest.ts';

/** How a page with a long list of pictures behaves in a browser of 1440 x 900. */
export interface Opened {
  /** From asking for the page until every picture in the window is drawn, milliseconds. */
  drawnMs: number;
  /** Cards in the document by then. */
  cardsAtFirst: number;
  /** Cards when one has scrolled to the end. */
  cardsAtLast: number;
  /** The longest that the page did not answer while one scrolled, milliseconds. */
  longestTaskMs: number;
}

/** A guest in a browser, and the same one for calls of the API. */
export interface GuestInBrowser {
  readonly guest: Guest;
  /** Opens a page of the app and scrolls to its end. @param card selects one card of the list */
  open(path: string, card: string): Promise<Opened>;
  /** A page of its own for whatever else is measured. */
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Starts a browser and a guest's session in it. */
export async function guestInBrowser(origin: string): Promise<GuestInBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  const first = await context.newPage();
  await first.goto('/app/projects');
  await first.getByRole('button', { name: 'Continue as guest' }).last().click();
  await first.getByText('Welcome to Home Design').waitFor();
  const cookies = await context.cookies();
  await first.close();
  return {
    guest: {
      origin,
      headers: {
        origin,
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        'x-csrftoken': decodeURIComponent(cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''),
      },
    },
    open: async (path, card) => opened(await context.newPage(), path, card),
    newPage: () => context.newPage(),
    close: () => browser.close(),
  };
}

async function opened(page: Page, path: string, card: string): Promise<Opened> {
  await page.goto(path);
  await page.waitForFunction(isDrawn, card);
  const drawnMs = await page.evaluate(() => performance.now());
  const cardsAtFirst = await page.locator(card).count();
  const longestTaskMs = await scrollToEnd(page, card);
  return { drawnMs, cardsAtFirst, cardsAtLast: await page.locator(card).count(), longestTaskMs };
}

/** Whether cards are there and every picture in the window is complete. Runs in the page. */
function isDrawn(card: string): boolean {
  const pictures = [...document.querySelectorAll(`${card} img`)].filter(
    (picture) => picture.getBoundingClientRect().top < window.innerHeight,
  ) as HTMLImageElement[];
  return pictures.length > 0 && pictures.every(({ complete }) => complete);
}

async function scrollToEnd(page: Page, card: string): Promise<number> {
  await page.evaluate(() => {
    Reflect.set(window, 'longestTask', 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Reflect.set(window, 'longestTask', Math.max(Reflect.get(window, 'longestTask'), duration));
      }
    }).observe({ type: 'longtask' });
  });
  for (let still = 0, before = 0; still < 5; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForTimeout(100);
    const now = await page.locator(card).count();
    still = now === before ? still + 1 : 0;
    before = now;
  }
  return page.evaluate(() => Reflect.get(window, 'longestTask'));
}
