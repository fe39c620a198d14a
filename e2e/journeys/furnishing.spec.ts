import type { Page } from '@playwright/test';
import { cloth } from '../support/drawn-pictures.ts';
import { emptyRoom } from '../support/empty-room.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Two rooms are furnished, one after the other. */
const STAGING_MS = 110_000;
test.setTimeout(2 * STAGING_MS + 60_000);

const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });
const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const pieces = (page: Page) => page.getByText(/^Furniture: .*sofa/i);

test('EDITS-02 EDITS-09 EDITS-10 EDITS-54 API-054 an empty room is furnished, then the same furniture in another style', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await page.getByText('Furniture', { exact: true }).click();
  await page.getByRole('radio', { name: /^Scandinavian/ }).click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByLabel('Seed').fill('7');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await apply(page).click();
  await expect(page.getByText('Processing: Furniture: Scandinavian living room')).toBeVisible();
  await expect(page.getByText(/Rendering the furniture/).first()).toBeVisible({ timeout: STAGING_MS });
  await expect(divider(page)).toBeVisible({ timeout: STAGING_MS });
  await page.getByRole('button', { name: 'Exit Comparison' }).click();
  await expect(pieces(page)).toBeVisible();
  const placed = await pieces(page).textContent();
  await expect(page.getByText('480 × 320')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByText('Keep this one', { exact: true }).click();
  await page.getByRole('radio', { name: /^Luxury/ }).click();
  await page.getByLabel('Seed').fill('');
  await apply(page).click();
  await expect(page.getByText('Processing: Furniture: Luxury living room')).toBeVisible();
  await expect(
    page.getByRole('checkbox', { name: 'Tick Furniture: Luxury living room for comparison' }),
  ).toBeVisible({
    timeout: STAGING_MS,
  });
  await page.getByRole('button', { name: 'Exit Comparison' }).click();
  await expect(pieces(page)).toHaveText(placed ?? '');
  await expect(history(page).getByText(/of the picture changed/)).toHaveCount(2);
});

test('U-21 style, room and number of arrangements are chosen by keyboard, and furnishing is asked for and cancelled', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await tabTo(page, page.getByRole('radio', { name: 'Wall color', exact: true }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Furniture', exact: true })).toBeChecked();

  await tabTo(page, page.getByRole('radio', { name: /^Modern/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Minimalist/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Living room' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bedroom' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: '1', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Costs 2 designs\./)).toBeVisible();

  await press(page, apply(page));
  const cancel = history(page).getByRole('button', { name: 'Cancel Furniture: Minimalist bedroom' });
  await expect(cancel).toHaveCount(2);
  await press(page, cancel.first());
  await expect(cancel).toHaveCount(1);
  await press(page, cancel.first());
  await expect(cancel).toHaveCount(0);
  await expect(page.getByText(/Costs 2 designs\. 10 of 10 left this month\./)).toBeVisible();
});

test('EDITS-53 a picture that shows no room is refused with the reason', async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, cloth());
  await page.getByText('Furniture', { exact: true }).click();
  await apply(page).click();
  await expect(history(page).getByText(/^Failed: This does not look like a photo of a room\./)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(/10 of 10 left this month/)).toBeVisible();
});
