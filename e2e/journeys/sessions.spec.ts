import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const PAGE = '/app/sessions';

/** Signs in by the stand-in for Google. */
async function signIn(page: Page, code: string, email: string): Promise<void> {
  await page.goto(PAGE);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }));
  await page.getByLabel('Name').fill('Ida Holm');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where you are signed in', level: 1 })).toBeVisible();
  await expect(page.getByText('This browser')).toBeVisible();
}

test('S6 a user sees all sessions, and signs out another one', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  // Other journeys sign in on the same server.
  const email = `${randomUUID()}@example.com`;
  await signIn(other, server.signInCode, email);
  await signIn(page, server.signInCode, email);
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await press(page, page.getByRole('button', { name: /^Sign out of / }));
  const dialog = page.getByRole('dialog', { name: /^Sign out of .*\?$/ });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();

  // The remaining tokens of that browser no longer work.
  await other.reload();
  await expect(other.getByRole('heading', { name: 'You are not signed in here', level: 1 })).toBeVisible();
  await expectAccessible(other);
  await elsewhere.close();
  await expect(page.getByText('You are not signed in anywhere else.')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('U-26 a session that ends during typing loses nothing: signing in leads back to the page and the typed text', async ({
  page,
  browser,
  server,
  complaints,
}) => {
  const email = `${randomUUID()}@example.com`;
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await signIn(page, server.signInCode, email);
  await signIn(other, server.signInCode, email);
  await page.goto('/app/projects');
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  const open = () => press(page, page.getByRole('button', { name: 'Create Your First Project' }));
  await open();
  await dialog.getByLabel('Title').fill('Bright loft by the lake');

  await press(other, other.getByRole('button', { name: /^Sign out of / }));
  await press(other, other.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }));
  await expect(other.getByText('You are not signed in anywhere else.')).toBeVisible();
  await elsewhere.close();
  await dialog.getByLabel('Title').press('Enter');

  await expect(page.getByRole('heading', { name: 'Please sign in to access Home Design' })).toBeVisible();
  await expectAccessible(page);
  // The browser logs the expected refusals.
  complaints.length = 0;
  await press(page, page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }));
  await page.getByLabel('Name').fill('Ida Holm');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Code').fill(server.signInCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/projects$/);
  await open();
  await expect(dialog.getByLabel('Title')).toHaveValue('Bright loft by the lake');
  await dialog.getByLabel('Title').press('Enter');
  await expect(page.getByRole('heading', { name: 'Bright loft by the lake', level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});
