import { test as base, expect, type Page } from '@playwright/test';
import { runAxe } from './run-axe.ts';
import { type ServerUnderTest, START_LIMIT_MS, startServer } from './start-server.ts';

interface TestFixtures {
  /** Errors in the browser's log so far; the test fails if any are left at its end. */
  complaints: string[];
}

/** Playwright's test with the real server. */
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

/** The same, failing on any error in the browser's log. */
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

/** Whether a logged error is an expected answer. */
function isMeant(text: string, url: string, pageUrl: string): boolean {
  // A page that does not exist.
  if (text.includes('status of 404')) return url === pageUrl;
  // An edit that ended while the request to cancel it was under way.
  return text.includes('status of 409') && /\/edit-jobs\/[^/]+\/cancel\/$/.test(url);
}

/** A dialog that traps focus and pointer. */
const OPEN_DIALOG = '[role=dialog][aria-modal=true]';

/** Resolves when no transition is running: a toast that is fading has too little contrast for axe. */
async function whenNothingFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A background page renders no frames.
        setTimeout(resolve, 200);
      });
    for (let turn = 0; turn < 10; turn++) {
      // New elements start to fade in at the next frame.
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

/** How many times axe must find a violation before it counts. */
const LOOKS = 3;

/**
 * Fails on any violation of WCAG 2.2 A and AA that axe finds on the present page. While a dialog is open, only the
 * dialog is checked, because the page behind it is checked when nothing covers it. A toast may appear or fade during a
 * check and then has too little contrast, so only violations in every check count.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await violationsOn(page);
  for (let look = 1; look < LOOKS && found.length > 0; look++) {
    await whenNoToastShows(page);
    found = await violationsOn(page);
  }
  expect(found, 'accessibility violations').toEqual([]);
}

/** Resolves when no toast covers the page: a half-covered button would count as a small target. */
async function whenNoToastShows(page: Page): Promise<void> {
  // A toast under the pointer does not close.
  await page.mouse.move(0, 0);
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
}

async function violationsOn(page: Page): Promise<string[]> {
  await whenNothingFades(page);
  // At other scroll positions the header may cover half of a button, which would count as a small target.
  const scrolled = await page.evaluate(() => {
    const before = scrollY;
    scrollTo({ top: 0, behavior: 'instant' });
    return before;
  });
  const isInDialog = await page.locator(OPEN_DIALOG).first().isVisible();
  const violations = await runAxe(page, isInDialog ? OPEN_DIALOG : undefined);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  return violations.map(({ id, help, targets }) => `${id}: ${help} — ${targets.join(' | ')}`);
}

/** Fails when the page can be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBe(0);
}
