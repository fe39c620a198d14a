import { emptyRoom } from '../support/empty-room.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Two photos are furnished. */
const STAGING_MS = 110_000;
test.setTimeout(2 * STAGING_MS + 120_000);

test('another photo of a room gets the same furniture, by two places marked in both', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await page.getByText('Furniture', { exact: true }).click();
  await page.getByRole('radio', { name: /^Scandinavian/ }).click();
  const divider = page.getByRole('slider', { name: /^Divider between/ });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(divider).toBeVisible({ timeout: STAGING_MS });

  await openPlayground(page);
  await uploadPhoto(page, { ...(await emptyRoom(page, { from: 0.12 })), name: 'other-side.png' });
  await page.getByText('Furniture', { exact: true }).click();
  await press(page, page.getByRole('button', { name: 'Same furniture as another photo' }));
  const furnished = page.getByRole('list', { name: 'Which photo shows the furniture?' });
  await expect(furnished).toBeVisible();
  // The settings make room for the photos.
  await expect(page.getByRole('button', { name: 'Apply' })).toBeHidden();
  await expectAccessible(page);
  await press(page, furnished.getByRole('button', { name: /Staged in Scandinavian style/ }).first());

  const mark = page.getByRole('button', { name: 'Mark 1 in “other-side.png”' });
  await expect(mark).toBeVisible({ timeout: 120_000 });
  await mark.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Mark 1: \d+ % from the left, \d+ % from the top$/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^\d+ of \d+ pieces are in this photo\.$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: 'Place the furniture' }));

  await expect(page.getByRole('application', { name: 'Arrangement on the photo' })).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Render', exact: true }));
  await expect(divider).toBeVisible({ timeout: STAGING_MS });
  await press(page, page.getByRole('button', { name: 'Exit Comparison' }));
  await expect(page.locator('p', { hasText: /^Furniture: .*sofa/i })).toBeVisible();
});
