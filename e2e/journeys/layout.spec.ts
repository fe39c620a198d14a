import type { Locator, Page } from '@playwright/test';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { tabTo } from '../support/keyboard.ts';
import { scene } from '../support/scenes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const photo = (page: Page) => page.getByRole('img', { name: /, Original$/ });
const advanced = (page: Page) => page.getByRole('button', { name: 'Advanced', exact: true });
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 992;

async function open(page: Page): Promise<void> {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  // The photo is rendered again when zooming becomes available.
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await expect(photo(page)).toBeVisible();
  // The way back to the project is known after the photo.
  await expect(page.getByRole('navigation', { name: 'Where this image belongs' })).toBeVisible();
}

/** Rounded to pixels, because a new layout of the photo may shift it by a fraction. */
const boxOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  const { x, y, width, height } = box;
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
};

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  test(`PLAYGROUND-16 photo, paints and Apply are in view together at ${width} × ${height}`, async ({
    page,
  }) => {
    test.skip(!isWide(page), 'A phone has a layout of its own.');
    await page.setViewportSize({ width, height });
    await open(page);
    const paints = page.getByRole('radiogroup', { name: 'Wall color' }).getByRole('radio');
    await expect(paints).toHaveCount(10);
    for (const paint of await paints.all()) await expect(paint).toBeInViewport({ ratio: 1 });
    await expect(apply(page)).toBeInViewport({ ratio: 1 });
    await expect(photo(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The photo is the largest element.
    expect((await boxOf(photo(page))).width).toBeGreaterThan(500);
  });

  test(`every mode has all its settings and Apply in view at ${width} × ${height}`, async ({ page }) => {
    test.skip(!isWide(page), 'A phone has a layout of its own.');
    await page.setViewportSize({ width, height });
    await open(page);
    const size = await boxOf(photo(page));
    const modes = page.getByRole('radiogroup', { name: 'Kind of edit' }).getByRole('radio');
    await expect(modes).toHaveCount(20);
    for (const mode of await modes.all()) {
      await mode.click();
      await expect(mode).toBeChecked();
      await expect(apply(page)).toBeInViewport({ ratio: 1 });
      // The last of the settings, so all of them are in view.
      await expect(advanced(page)).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await boxOf(photo(page))).toEqual(size);
  });
}

test('Apply can be reached without scrolling, at every scroll position', async ({ page }) => {
  await open(page);
  await expect(apply(page)).toBeInViewport({ ratio: 1 });
  // Completely, except for a fraction of a pixel.
  await expect(photo(page)).toBeInViewport({ ratio: 0.99 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(apply(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('on phones the tools of a photo stand side by side', async ({ page }) => {
  test.skip(isWide(page), 'Beside the settings, name and tools share a row.');
  await open(page);
  const download = await boxOf(page.getByRole('link', { name: 'Download', exact: true }));
  const formats = await boxOf(page.getByRole('button', { name: 'Other sizes and formats' }));
  const share = await boxOf(page.getByRole('button', { name: 'Share', exact: true }));
  expect([formats.y, share.y]).toEqual([download.y, download.y]);
  // Four tools of 44 px with small gaps, from the left edge.
  expect(share.x + share.width - download.x).toBeLessThan(4 * 44 + 40);
});

test('the photo keeps its size when the marking toolbar appears and disappears', async ({ page }) => {
  test.skip(!isWide(page), 'On a phone the bar stands below the photo.');
  await open(page);
  const size = await boxOf(photo(page));
  await page.getByRole('button', { name: 'Correct the walls' }).click();
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect(done).toBeInViewport({ ratio: 1 });
  expect(await boxOf(photo(page))).toEqual(size);
  await expectAccessible(page);
  await done.click();
  expect(await boxOf(photo(page))).toEqual(size);
});

test('U-19 F fills the window with the photo, Escape ends it, and the focus returns', async ({ page }) => {
  await open(page);
  const before = await boxOf(photo(page));
  const download = page.getByRole('link', { name: 'Download' });
  await tabTo(page, download);
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await expect(apply(page)).toBeHidden();
  const full = await boxOf(photo(page));
  expect(full.width * full.height).toBeGreaterThan(before.width * before.height);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(apply(page)).toBeVisible();
  await expect(download).toBeFocused();
  expect(await boxOf(photo(page))).toEqual(before);
});

test('a mode is found by typing, by keyboard only', async ({ page }) => {
  test.skip(!isWide(page), 'A phone finds edits by name with the command palette.');
  await open(page);
  await tabTo(page, page.getByRole('searchbox', { name: 'Find an edit' }));
  await page.keyboard.type('tidy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Declutter', exact: true })).toBeChecked();
});

test('the photo stays at its place when the way back to the project appears', async ({ page }) => {
  await open(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/home-design\/images\/[\da-f-]+\/$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload();
  const card = page.locator('[class*=mainCard]');
  await expect(card).toBeVisible();
  await expect(photo(page)).toBeHidden();
  const { y } = await boxOf(card);
  held.resolve();
  await expect(page.getByRole('navigation', { name: 'Where this image belongs' })).toBeVisible();
  await expect(photo(page)).toBeVisible();
  expect((await boxOf(card)).y).toBe(y);
});
