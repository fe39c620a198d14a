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

/** Opens a page of the app as the guest and scrolls to its end. @param card selects one card of the list */
export async function openPage(guest: Guest, path: string, card: string): Promise<Opened> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies(cookiesOf(guest));
    const page = await context.newPage();
    await page.goto(`${guest.origin}${path}`);
    await page.waitForFunction(isDrawn, card);
    const drawnMs = await page.evaluate(() => performance.now());
    const cardsAtFirst = await page.locator(card).count();
    const longestTaskMs = await scrollToEnd(page, card);
    return { drawnMs, cardsAtFirst, cardsAtLast: await page.locator(card).count(), longestTaskMs };
  } finally {
    await browser.close();
  }
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

function cookiesOf({ origin, headers }: Guest) {
  return (headers.cookie ?? '').split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url: origin };
  });
}
