import type { BrowserContext, Page } from '@playwright/test';
import { PAGES } from '../support/connection-pages.ts';
import { makeWorld, type World } from '../support/connection-world.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, testWithServer as test } from '../support/test.ts';

/** The narrowest screen that WCAG 2.2 asks for (1.4.10). */
const NARROW = { width: 320, height: 640 };
/** Side of what a finger can press. */
const TARGET_PIXELS = 44;

let context: BrowserContext;
let page: Page;
let world: World;

test.beforeAll(async ({ browser, server }) => {
  test.setTimeout(180_000); // one edit of a photo is part of it
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

/** Other addresses of a page that has one already. */
const AGAIN = ['/app', '/app/onboarding-demo', '/app/hero-demo'];
for (const { route, address, shows } of PAGES.filter(({ route }) => !AGAIN.includes(route))) {
  test(`U-21 U-22 U-24 ${route} fits 320 px, by finger, in the dark, without motion`, async () => {
    await page.goto(address(world));
    await expect(shows(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await smallTargets(page), 'hard to press').toEqual([]);
    expect(await endlessMotion(page), 'moves although less motion was asked for').toEqual([]);
  });
}

/** Buttons and fields that a finger misses; links within a sentence are as tall as its lines. */
async function smallTargets(within: Page): Promise<string[]> {
  return within.evaluate((least) => {
    const found: string[] = [];
    const targets = 'button, input:not([type=hidden]), select, textarea, [role=button], [role=tab], nav a';
    for (const target of document.querySelectorAll<HTMLElement>(targets)) {
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // The label that belongs to a field is pressed as well.
      const pressed = target instanceof HTMLInputElement && target.labels?.[0] ? target.labels[0] : target;
      const [one, other] = [target.getBoundingClientRect(), pressed.getBoundingClientRect()];
      const side = Math.min(Math.max(one.height, other.height), Math.max(one.width, other.width));
      // Boxes to tick are as large as WCAG 2.5.8 asks for.
      const smallest = target.matches('[type=checkbox], [type=radio]') ? 24 : least;
      const isHidden = one.width <= 1 || one.height <= 1;
      if (!isHidden && side < smallest - 0.5)
        found.push(`${target.tagName} '${target.textContent || target.ariaLabel}': ${Math.round(side)} px`);
    }
    return found;
  }, TARGET_PIXELS);
}

/** What goes on moving for ever. */
async function endlessMotion(within: Page): Promise<string[]> {
  return within.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .filter((animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
      .map((animation) => (animation as CSSAnimation).animationName ?? animation.id),
  );
}
