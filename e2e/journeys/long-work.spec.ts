import type { Page } from '@playwright/test';
import { cloth } from '../support/drawn-pictures.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

test('PLAYGROUND-12 PLAYGROUND-13 a running edit is still shown after a reload', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  await page.getByRole('radio', { name: 'Sage' }).click();
  await apply(page).click();
  await expect(page.getByText('Processing').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Tick / })).toHaveCount(2, {
    timeout: 180_000,
  });
  await expect(page.getByText('Processing')).toHaveCount(0);
});

// The queue is the same at any width; a phone's list of edits is walked by the next test.
test('JOBS-15 canceling a waiting edit does not disturb the running one', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  for (const color of ['Sage', 'Blue', 'Navy']) {
    await page.getByRole('radio', { name: color, exact: true }).click();
    await apply(page).click();
    await expect(apply(page)).toBeEnabled();
  }
  // Edits run one by one, so the last one waits.
  const cancel = page.getByRole('button', { name: /^Cancel .*navy/i }).first();
  await cancel.click();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Tick / })).toHaveCount(3, {
    timeout: 180_000,
  });
});

test('PLAYGROUND-40 JOBS-10 JOBS-16 a photo without walls fails with the reason, and Retry tries again', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, cloth());
  await page.getByRole('radio', { name: 'Sage' }).click();
  await apply(page).click();
  const retry = page.getByRole('button', { name: /^Retry/ });
  await expect(retry.first()).toBeVisible({ timeout: 180_000 });
  await expect(
    history(page)
      .or(page.locator('main'))
      .getByText(/Not possible: .*walls?/i)
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await retry.first().click();
  await expect(page.getByText('Processing').first()).toBeVisible();
  await expect(page.getByText(/Not possible: .*walls?/i).first()).toBeVisible({ timeout: 180_000 });
});
