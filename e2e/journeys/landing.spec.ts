import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** A picture is composed on its first request. */
const MADE = { timeout: 180_000 };
const DEFAULT = /\/styled-room\.jpg$/;

const room = (page: Page): Locator => page.getByAltText(/^A living room: /);
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).click();
/** The width of the file that a picture shows, or 0 before it has come. */
const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

async function openSelector(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'One room, your choice' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('radiogroup', { name: 'Style' })).toBeVisible();
}

test('LANDING-05 LANDING-08 LANDING-12 LANDING-13 a visitor styles the living room', async ({ page }) => {
  test.setTimeout(150_000);
  await openSelector(page);
  await choose(page, 'Style', 'Industrial');
  await choose(page, 'Lighting', 'Warm light');
  await choose(page, 'Wall color', 'Navy blue');
  const name = /living_room_industrial_warm_light_navy_blue_with_watermark\.jpg/;
  await expect(room(page)).toHaveAttribute('src', name, MADE);
  await expect.poll(() => widthOf(room(page))).toBe(1280);
  await page.getByRole('switch', { name: 'Remove Watermark' }).click();
  await expect(room(page)).toHaveAttribute('src', /navy_blue_no_watermark\.jpg/, MADE);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('LANDING-26 the room changes by itself until the visitor chooses', { tag: '@one-width' }, async ({
  page,
}) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSelector(page);
  await expect(room(page)).toHaveAttribute('src', /living_room_(?!modern)/, MADE);
  await page.getByRole('button', { name: 'Stop the pictures' }).first().click();
  await expect(page.getByRole('button', { name: 'Let the pictures change by themselves' })).toBeVisible();
});

test('LANDING-38 LANDING-40 ERRORS-27 the page works when the manifest or pictures fail', {
  tag: '@one-width',
}, async ({ page, complaints }) => {
  await page.route('**/styled-manifest/', (route) => route.fulfill({ status: 500 }));
  await page.route('**/styled-rooms/**', (route) => route.abort());
  const fallback = page.waitForResponse('**/styled-manifest.json');
  await openSelector(page);
  expect((await fallback).status()).toBe(200);
  await choose(page, 'Style', 'Bohemian');
  await expect(page.getByRole('radio', { name: 'Bohemian' })).toBeChecked();
  await expect(room(page)).toHaveAttribute('src', DEFAULT);
  await expect.poll(() => widthOf(room(page))).toBe(1280);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The failures that this test caused.
  complaints.length = 0;
});

test('NAV-02 NAV-03 NAV-25 NAV-26 NAV-27 UTILITY-07 UTILITY-08 UTILITY-09 the demo pages show real pictures and counts', async ({
  page,
}) => {
  test.setTimeout(150_000);
  for (const address of ['/hero-demo', '/app/hero-demo']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 2, name: 'Example gallery' })).toBeVisible();
    await expect(page.getByRole('slider', { name: /^Divider between/ })).toBeVisible();
  }
  await room(page).first().scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(room(page).first()), MADE).toBe(1280);
  for (const address of ['/onboarding-demo', '/app/onboarding-demo']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'See how it works' })).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Style' })).toBeVisible();
  }
  await page.goto('/generated-images');
  await expect(page).toHaveURL(/\/app\/generated-images$/);
  await expect(page.getByText(/^\d+ of 768$/)).toBeVisible();
  await expectAccessible(page);
});
