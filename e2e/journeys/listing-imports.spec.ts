import { test } from '../support/listing-test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

test('LISTINGS-58 API-119 addresses from one request are one import, which shows the reason of each failure and retries them together', async ({
  page,
  pages,
}) => {
  await page.goto('/app/listings');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Add Your First Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Listings' });
  const addresses = [`${pages.url}/elm-street-12`, `${pages.url}/private/oak-lane-4`, 'ftp://homes.example/'];
  await dialog.getByLabel('Web addresses').fill(addresses.join('\n'));
  await dialog.getByRole('button', { name: 'Add Listings' }).click();
  await expect(page.getByText('2 listings added').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Imports' }).click();
  await expect(page.getByRole('heading', { name: 'Imports', level: 1 })).toBeVisible();
  const card = page.getByRole('article', { name: '3 web addresses' });
  await expect(card.getByText('Finished')).toBeVisible();
  await expect(card.getByText('1 of 3 read · 2 failed')).toBeVisible();
  await card.getByRole('button', { name: 'Show each one' }).click();
  const rows = card.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Completed');
  await expect(rows.nth(1)).toContainText('The site asks programs not to open this page.');
  await expect(rows.nth(2)).toContainText('Not added');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await card.getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect(page.getByText('Reading 1 listing again').first()).toBeVisible();
  await expect(card.getByRole('button', { name: 'Retry failed (1)' })).toBeVisible();
  await card.getByRole('link', { name: 'Brick house with a garden' }).click();
  await expect(page.getByRole('dialog', { name: 'Brick house with a garden' })).toBeVisible();
});
