import type { Page } from '@playwright/test';
import { emptyRoom } from '../support/empty-room.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** A room is furnished twice. */
const STAGING_MS = 180_000;
test.setTimeout(3 * STAGING_MS + 60_000);

const LABEL = 'Preview. The final picture follows.';
const preview = (page: Page) => page.getByTestId('running-preview');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

/** Where the picture of an element is on the screen. */
const place = async (page: Page, selector: string) => page.locator(selector).first().boundingBox();

test('PLAYGROUND-12 PLAYGROUND-13 U-21 a staging shows a preview at once, which ends with the result or with the edit', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await page.getByText('Furniture', { exact: true }).click();
  await apply(page).click();

  await expect(preview(page)).toBeVisible({ timeout: STAGING_MS });
  await expect(page.getByText(LABEL, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'the photo shows a preview' })).toBeAttached();
  // It lies exactly over the photo, which has the shape of the result.
  expect(await place(page, '[data-testid="running-preview"]')).toEqual(
    await place(page, 'main fieldset img'),
  );
  const shown = (await preview(page).getAttribute('src'))!;
  expect((await page.request.get(shown)).headers()['content-type']).toBe('image/webp');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await expect(page.getByRole('slider', { name: /^Divider between/ })).toBeVisible({ timeout: STAGING_MS });
  await expect(preview(page)).toHaveCount(0);
  expect((await page.request.get(shown)).status()).toBe(404);

  // Another arrangement is shown over the one that it replaces, until it is canceled.
  await press(page, page.getByRole('button', { name: 'Exit Comparison' }));
  await apply(page).click();
  await expect(preview(page)).toBeVisible({ timeout: STAGING_MS });
  const canceled = (await preview(page).getAttribute('src'))!;
  await page
    .getByRole('button', { name: /^Cancel / })
    .first()
    .click();
  await expect(preview(page)).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(canceled)).status()).toBe(404);
  await expect(page.getByText(LABEL, { exact: true })).toHaveCount(0);
});
