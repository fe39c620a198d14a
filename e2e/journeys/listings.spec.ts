import type { Page } from '@playwright/test';
import { resoRecord } from '../../packages/server/src/test/outside/reso-stand-in.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { test } from '../support/listing-test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

const NAME = 'Brick house with a garden';
const card = (page: Page, name: string | RegExp = NAME) => page.getByRole('article', { name });
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** The button that opens the dialog, with and without listings. */
const add = (page: Page) => page.getByRole('button', { name: /^Add (Listings|Your First Listing)$/ });

/** Opens the page as a new guest. */
async function openListings(page: Page): Promise<void> {
  await page.goto('/app/listings');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await expect(page.getByRole('heading', { name: 'Property Listings', level: 1 })).toBeVisible();
}

async function importPages(page: Page, ...addresses: string[]): Promise<void> {
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add Listings' });
  await dialog.getByLabel('Web addresses').fill(addresses.join('\n\n'));
  await dialog.getByRole('button', { name: 'Add Listings' }).click();
}

// A phone has the same cards; the list layout below is checked there too.
test('NAV-20 LISTINGS-12 LISTINGS-15 LISTINGS-19 LISTINGS-32 LISTINGS-33 LISTINGS-34 LISTINGS-35 LISTINGS-36 LISTINGS-37 LISTINGS-60 LISTINGS-61 LISTINGS-63 LISTINGS-70 LISTINGS-71 a page becomes a listing, gets a project with its pictures, and goes into the archive and back', {
  tag: '@one-width',
}, async ({ page, pages }) => {
  test.slow();
  await openListings(page);
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Your First Listing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Listings' });
  await dialog.getByLabel('Web addresses').fill(`${pages.url}/elm-street-12\n\n`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Listings' }).click();
  await toast(page, '1 listing added');

  await expect(card(page).getByText('Completed')).toBeVisible();
  for (const fact of ['$450,000', '3 beds', '2 baths', '1,850 sq ft'])
    await expect(card(page).getByText(fact)).toBeVisible();
  await expect(card(page).getByRole('img', { name: `Picture of ${NAME}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await card(page).getByRole('link', { name: NAME, exact: true }).click();
  const details = page.getByRole('dialog', { name: NAME });
  await expect(details.getByText(/^Found in: JSON-LD/).first()).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Pictures (2)' })).toBeVisible();
  await expect(page).toHaveURL(/\?listing=/);
  await expectAccessible(page);
  await page.goBack();
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: `Feature ${NAME}` }).click();
  await expect(card(page).getByText('Featured')).toBeVisible();
  await page.getByRole('tab', { name: 'Featured' }).click();
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: `Create Project: ${NAME}` }).click();
  await toast(page, 'Project created');
  await page.getByRole('tab', { name: 'With Projects' }).click();
  await expect(card(page)).toBeVisible();
  // Pictures arrive one by one; the progress bar disappears with the last one.
  await expect(card(page).getByText('Completed')).toBeVisible();
  await expect(card(page).getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('link', { name: `View Project: ${NAME}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Images (2)' })).toBeVisible();

  await page.goto('/app/listings');
  await page.getByRole('button', { name: `Archive ${NAME}` }).click();
  await toast(page, 'Listing archived');
  await expect(page.getByRole('heading', { name: 'No listings found' })).toBeVisible();
  await page.getByRole('tab', { name: 'Archived' }).click();
  await page.getByRole('button', { name: `Unarchive ${NAME}` }).click();
  await toast(page, 'Listing unarchived');
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(card(page)).toBeVisible();
});

test('LISTINGS-09 LISTINGS-16 LISTINGS-18 LISTINGS-79 C-25 unreadable pages show the reason, and are filtered, read again and deleted by keyboard alone', async ({
  page,
  pages,
}) => {
  await openListings(page);
  await press(page, page.getByRole('button', { name: 'Add Your First Listing' }));
  const box = page.getByLabel('Web addresses');
  await expect(box).toBeFocused();
  await page.keyboard.type(`${pages.url}/private/oak-lane-4`);
  await page.keyboard.press('Enter');
  await page.keyboard.type('http://127.0.0.1:9/inner');
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Add Listings' }));
  await toast(page, '2 listings added');

  const refused = card(page, /oak-lane-4/);
  const inner = card(page, '127.0.0.1:9/inner');
  await expect(refused.getByText(/^The site asks programs not to open this page\./)).toBeVisible();
  await expect(inner.getByText(/^This address does not belong to a public website/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await press(page, page.getByRole('checkbox', { name: 'Select 127.0.0.1:9/inner' }), 'Space');
  await press(page, page.getByRole('button', { name: 'Refresh (1)' }));
  await toast(page, 'Reading 1 listing again');
  await expect(inner.getByText('Failed')).toBeVisible();

  await tabTo(page, page.getByRole('combobox', { name: 'Status' }));
  await page.getByRole('combobox', { name: 'Status' }).selectOption('completed');
  await expect(page.getByRole('heading', { name: 'No listing matches' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('completed');
  await press(page, page.getByRole('button', { name: 'Clear filters' }));
  await expect(inner).toBeVisible();

  await press(page, page.getByRole('button', { name: 'Actions for 127.0.0.1:9/inner' }));
  await page.getByRole('menuitem', { name: 'Delete listing' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete “127.0.0.1:9/inner”?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Delete' }));
  await toast(page, 'Listing deleted');
  await expect(inner).toHaveCount(0);
  // The focus moves to the card that took its place.
  await expect(refused.getByRole('link').first()).toBeFocused();
});

test('LISTINGS-11 the list layout is remembered, and typed text survives a reload', async ({ page }) => {
  await openListings(page);
  await importPages(page, 'http://127.0.0.1:9/a', 'http://127.0.0.1:9/b');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await add(page).click();
  await page.getByLabel('Web addresses').fill('https://homes.example/unfinished');
  await page.reload();
  await expect(page.getByRole('article').first()).toHaveAttribute('data-layout', 'list');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await add(page).click();
  await expect(page.getByLabel('Web addresses')).toHaveValue('https://homes.example/unfinished');
});

// An address leads to the same page at any width.
test('NAV-20 /listings leads to /app/listings', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/listings?tab=archived');
  await expect(page).toHaveURL(/\/app\/listings\?tab=archived$/);
});

// What an import finds is the same at any width.
test('C-25 properties of the MLS are found, chosen, and become listings with photos', {
  tag: '@one-width',
}, async ({ page, pages, mls }) => {
  const house = (key: string, more = {}) =>
    resoRecord(key, {
      PostalCode: '04101',
      Media: ['one', 'two'].map((name, at) => ({ MediaURL: `${pages.url}/${name}.png`, Order: at + 1 })),
      ...more,
    });
  mls.records = [house('12'), house('14', { ListPrice: 389_000 }), house('16', { PostalCode: '04102' })];
  await openListings(page);
  await add(page).click();
  const dialog = page.getByRole('dialog', { name: 'Add Listings' });
  await dialog.getByRole('tab', { name: 'Harbor MLS' }).click();
  await dialog.getByLabel('Postal code').fill('04101');
  await dialog.getByLabel('Postal code').press('Enter');
  await expect(dialog.getByText('2 properties')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('checkbox', { name: /^14 Quay Street/ }).check();
  await dialog.getByRole('button', { name: 'Add 1 listing' }).click();
  await toast(page, '1 listing added');

  const listing = card(page, /^14 Quay Street/);
  await expect(listing.getByText('Completed')).toBeVisible();
  await expect(listing.getByText('$389,000')).toBeVisible();
  await expect(listing.getByRole('img', { name: /^Picture of 14 Quay Street/ })).toBeVisible();

  await add(page).click();
  await dialog.getByRole('tab', { name: 'Harbor MLS' }).click();
  await dialog.getByLabel('MLS numbers').fill('MLS-14');
  await dialog.getByRole('button', { name: 'Search' }).click();
  await expect(dialog.getByText('In your listings')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: /^14 Quay Street/ })).toBeDisabled();
});
