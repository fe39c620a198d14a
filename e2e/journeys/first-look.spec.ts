import type { Page } from '@playwright/test';
import { emptyRoom } from '../support/empty-room.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** A room is furnished. */
const STAGING_MS = 180_000;
test.setTimeout(2 * STAGING_MS + 60_000);

const LABEL = 'Preview. The final picture follows.';
const preview = (page: Page) => page.getByTestId('running-preview');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

/** Where the picture of an element is on the screen. */
const place = async (page: Page, selector: string) => page.locator(selector).first().boundingBox();

test('PLAYGROUND-12 PLAYGROUND-13 U-21 a staging shows a preview at once, which ends with the result', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await page.getByText('Furniture', { exact: true }).click();
  await apply(page).click();
  await expect(page.getByText(/^Processing: /)).toBeVisible();
  // A small room is furnished quickly: its result is held back, so that the preview stays.
  const released = Promise.withResolvers<void>();
  await page.route(/\/images\/[^/]+\/versions\/$/, async (route) => {
    await released.promise;
    await route.continue();
  });

  await expect(preview(page)).toBeVisible({ timeout: STAGING_MS });
  await expect(page.getByText(LABEL, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'the photo shows a preview' })).toBeAttached();
  // It lies exactly over the photo, which has the shape of the result.
  expect(await place(page, '[data-testid="running-preview"]')).toEqual(
    await place(page, 'main fieldset img'),
  );
  const shown = (await preview(page).getAttribute('src'))!;
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  released.resolve();
  await expect(page.getByRole('slider', { name: /^Divider between/ })).toBeVisible({ timeout: STAGING_MS });
  await expect(preview(page)).toHaveCount(0);
  expect((await page.request.get(shown)).status()).toBe(404);
});
