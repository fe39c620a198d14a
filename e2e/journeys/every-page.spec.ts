import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '../support/connection/pages.ts';
import { makeWorld, type World } from '../support/connection/world.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, testWithServer as test } from '../support/test.ts';

/** The narrowest screen that WCAG 2.2 requires (1.4.10). */
const NARROW = { width: 320, height: 640 };
/** Smallest side of a touch target. */
const TARGET_PIXELS = 44;

let context: BrowserContext;
let page: Page;
let world: World;

test.beforeAll(async ({ browser, server }) => {
  test.setTimeout(180_000); // the setup includes one edit of a photo
  context = await browser.newContext({
    baseURL: server.url,
    viewport: NARROW,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  page = await context.newPage();
  world = await makeWorld(page);
});
test.afterAll(() => context.close());

/** Further addresses of a page that is checked at another one. */
const AGAIN = ['/app', '/app/onboarding-demo', '/app/hero-demo'];
for (const { route, address, shows } of PAGES.filter(({ route }) => !AGAIN.includes(route))) {
  test(`U-21 U-22 U-24 ${route} works at 320 px, by touch, in dark mode, with reduced motion`, async () => {
    await page.goto(address(world));
    await expect(shows(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await smallTargets(page), 'hard to press').toEqual([]);
    expect(await endlessMotion(page), 'moves although less motion was asked for').toEqual([]);
  });
}

/** Finds buttons and fields that are too small for a finger. Links within a sentence may be as small as its text. */
async function smallTargets(within: Page): Promise<string[]> {
  return within.evaluate((least) => {
    const found: string[] = [];
    const targets = 'button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], nav a';
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The label of a field can be pressed too.
      const pressed = target instanceof HTMLInputElement && target.labels?.[0] ? target.labels[0] : target;
      const [one, other] = [target.getBoundingClientRect(), pressed.getBoundingClientRect()];
      const side = Math.min(Math.max(one.height, other.height), Math.max(one.width, other.width));
      // Checkboxes and radios need only the size of WCAG 2.5.8.
      const smallest = target.matches('[type=checkbox], [type=radio]') ? 24 : least;
      const isHidden = one.width <= 1 || one.height <= 1;
      if (!isHidden && side < smallest - 0.5)
        found.push(`${target.tagName} '${target.textContent || target.ariaLabel}': ${Math.round(side)} px`);
    }
    return found;
  }, TARGET_PIXELS);
}

/** Finds endless animations. */
async function endlessMotion(within: Page): Promise<string[]> {
  return within.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
  );
}
