import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type ServerUnderTest, START_LIMIT_MS, startServer } from './start-server.ts';

interface TestFixtures {
  /** Complaints of the browser so far; the test fails at its end if there are any left. */
  complaints: string[];
}

/** Playwright's test with the real server behind it. */
export const testWithServer = base.extend<object, { server: ServerUnderTest }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** The same, failing on any error the browser reports. */
export const test = testWithServer.extend<TestFixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' && !isMeant(message.text(), url, page.url()))
          complaints.push(`console: ${message.text()} (${url})`);
      });
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
      await page.exposeFunction('reportPolicyViolation', (what: string) => complaints.push(`CSP: ${what}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, 'reportPolicyViolation') as (what: string) => void;
          report(`${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(complaints);
      expect(complaints, 'errors reported by the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether what the browser logs of an answer is an answer given on purpose. */
function isMeant(text: string, url: string, pageUrl: string): boolean {
  // A page that does not exist.
  if (text.includes('status of 404')) return url === pageUrl;
  // An edit that has ended while the word to stop it was on its way.
  return text.includes('status of 409') && /\/edit-jobs\/[^/]+\/cancel\/$/.test(url);
}

/** Keeps focus and pointer to itself. */
const OPEN_DIALOG = '[role=dialog][aria-modal=true]';

/** Resolves when no transition is under way: halfway in, a toast has a contrast that nobody reads it with. */
async function whenNothingFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A page behind another draws no frames.
        setTimeout(resolve, 200);
      });
    for (let turn = 0; turn < 10; turn++) {
      // What was just put on the page begins to fade in with the next frame.
      await frame();
      await frame();
      const fading = document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running');
      if (fading.length === 0) return;
      await Promise.allSettled(fading.map((transition) => transition.finished));
    }
  });
}

/** Looks that axe takes before what it finds is believed. */
const LOOKS = 3;

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe can see on the page as it is now. While a dialog is open, only
 * it is within reach: what lies behind is looked at when nothing covers it. A toast may come or go while axe looks, and
 * has a contrast halfway that nobody reads it with: only what is found at every look counts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await violationsOn(page);
  for (let look = 1; look < LOOKS && found.length > 0; look++) {
    await whenNoToastShows(page);
    found = await violationsOn(page);
  }
  expect(found, 'accessibility violations').toEqual([]);
}

/** Resolves when no toast lies over the page: half of a button that it covers would count as a small target. */
async function whenNoToastShows(page: Page): Promise<void> {
  // A toast under the pointer stays.
  await page.mouse.move(0, 0);
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
}

async function violationsOn(page: Page): Promise<string[]> {
  await whenNothingFades(page);
  // Scrolled halfway, the header lies over half of a button, which would count as a small target.
  const scrolled = await page.evaluate(() => {
    const before = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return before;
  });
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  if (await page.locator(OPEN_DIALOG).first().isVisible()) axe.include(OPEN_DIALOG);
  const { violations } = await axe.analyze();
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBe(0);
}
