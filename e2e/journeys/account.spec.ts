import type { Locator, Page } from '@playwright/test';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** Follows a link of the sidebar, or of the menu on narrow screens, by keyboard. */
async function follow(page: Page, name: string): Promise<void> {
  if (isNarrow(page)) await press(page, page.getByRole('button', { name: 'Open menu' }));
  const within: Locator = isNarrow(page)
    ? page.getByRole('dialog').getByRole('navigation')
    : page.getByRole('complementary').getByRole('navigation');
  await press(page, within.getByRole('link', { name, exact: true }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Moves to a tab with the arrow keys. */
async function chooseTab(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name, exact: true });
  for (let step = 0; step < 3; step++) {
    if (await tab.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('NAV-05 NAV-34 NAV-24 NAV-55 NAV-56 PROFILE-01 PROFILE-13 SETTINGS-22 a guest looks at profile and settings, and changes a mail switch, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByRole('heading', { name: 'Sign In Required', level: 1 })).toBeVisible();
  await expectGood(page);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Continue as guest' }));

  await expect(page.getByText('0 / 10 designs')).toBeVisible();
  await expect(page.getByText('10 designs remaining this month')).toBeVisible();
  await expect(page.getByText('Guest Account')).toBeVisible();
  await expectGood(page);
  await chooseTab(page, 'Design Activity');
  await expect(page.getByText('No design activity yet')).toBeVisible();
  await expect(page).toHaveURL(/\?tab=activity$/);
  await expectGood(page);

  await follow(page, 'Settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expectGood(page);
  await chooseTab(page, 'Notifications');
  const updates = page.getByRole('switch', { name: 'Project updates' });
  await expect(updates).toBeChecked();
  await expectGood(page);
  await press(page, updates, 'Space');
  await expect(updates).not.toBeChecked();
  await press(page, page.getByRole('button', { name: 'Save Settings' }));
  await expect(page.getByText('Your preferences have been updated successfully.')).toBeVisible();
  await page.reload();
  await expect(updates).not.toBeChecked();

  // In another browser only the server's value would remain; here both are equal.
  const kept = await page.evaluate(() => localStorage.getItem('home-design-preferences'));
  expect(JSON.parse(kept ?? '')).toMatchObject({ projectNotifications: false, marketingEmails: false });
  await chooseTab(page, 'Account');
  await expect(page.getByText(/^guest_[\w-]{8}$/)).toBeVisible();
  await expectGood(page);

  await follow(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Go to Dashboard' }));
  await expect(page).toHaveURL(/\/app\/projects$/);
});

test('NAV-60 NAV-61 NAV-62 the header leads to settings and profile', async ({ page }) => {
  test.skip(isNarrow(page), 'Narrow screens have the menu instead.');
  await page.goto('/app/playground');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/app\/settings$/);
  await header.getByRole('button', { name: /^Account of/ }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/app\/profile$/);
  await expect(page.getByText('0 / 10 designs')).toBeVisible();
});

// Links in mails lead to the same page at any width, which `every-page` checks on a narrow screen.
test('RFC 8058 the link in a mail opens a page that asks first, without signing in', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/app/unsubscribe/token.of-a-mail');
  await expect(page.getByRole('heading', { name: 'Stop these emails?', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Stop these emails' }));
  await expectGood(page);
});

// As above.
test('U-33 the link for the newsletter opens a page that asks first, without signing in', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/app/newsletter/token.of-a-mail');
  await expect(page.getByRole('heading', { name: 'Get the newsletter?', level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Yes, send me the newsletter' }));
  await expectGood(page);
});

// `every-page` checks the settings on a narrow screen.
test('SETTINGS-06 SETTINGS-26 SETTINGS-29 SETTINGS-30 C-28 a guest requests the deletion of the account, sees it as planned, and cancels it', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.goto('/app/playground');
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  await follow(page, 'Settings');
  await press(page, page.getByRole('button', { name: 'Delete Account' }));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const field = dialog.getByRole('textbox');
  await expect(field).toBeVisible();
  await expectGood(page);
  const name = /guest_\S+/.exec(await dialog.innerText())?.[0] ?? '';
  await tabTo(page, field);
  await page.keyboard.type('guest_');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect confirmation')).toBeVisible();
  await field.fill(name);
  await press(page, dialog.getByRole('button', { name: 'Delete Account' }));
  await expect(page.getByText('Your account will be deleted within 24 hours.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Your account will be deleted. Deletion starts on /)).toBeVisible();
  await expectGood(page);
  await press(page, page.getByRole('button', { name: 'Keep my account' }));
  await expect(page.getByText('Your account is kept')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeVisible();
});
