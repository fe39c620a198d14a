import type { Locator, Page } from '@playwright/test';
import { arrowTo, press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const UUID_PAGE = /\/app\/projects\/[0-9a-f-]{36}$/;
const IDA = { name: 'Ida Holm', email: 'ida@example.com' };

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** Opens the menu with the entries of the account, by keyboard. */
async function openAccountMenu(page: Page): Promise<Locator> {
  if (!isNarrow(page)) {
    await press(page, page.getByRole('button', { name: /^Account of/ }));
    return page.getByRole('menu');
  }
  await press(page, page.getByRole('button', { name: 'Open menu' }));
  return page.getByRole('dialog');
}
const entryOf = (menu: Locator, name: string | RegExp) =>
  menu.getByRole('menuitem', { name }).or(menu.getByRole('button', { name }));

/** Presses an entry with keys: arrows in menus, Tab in dialogs. */
async function choose(page: Page, menu: Locator, name: string | RegExp): Promise<void> {
  const entry = entryOf(menu, name);
  if (isNarrow(page)) return press(page, entry);
  await arrowTo(page, entry);
  await page.keyboard.press('Enter');
}

async function becomeGuestWith(page: Page, title: string): Promise<string> {
  await page.goto('/app/projects');
  await press(page, page.getByRole('main').getByRole('button', { name: 'Continue as guest' }));
  await press(page, page.getByRole('button', { name: 'Create Your First Project' }));
  await tabTo(page, page.getByLabel('Title'));
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(UUID_PAGE);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  return page.url();
}

async function upgrade(page: Page): Promise<void> {
  const menu = await openAccountMenu(page);
  await choose(page, menu, /^Upgrade to Google Account/);
  await expect(page.getByRole('heading', { name: 'Development sign-in: this is not Google' })).toBeVisible();
}

/** Fills in the form of the stand-in for Google, by keyboard. */
async function signInAs(page: Page, { name, email }: typeof IDA, code: string): Promise<void> {
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Code', code],
  ] as const) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

/** The account's name replaces the guest's. */
async function expectSignedInAs(page: Page, name: string): Promise<void> {
  const menu = await openAccountMenu(page);
  if (isNarrow(page)) await expect(page.getByRole('dialog', { name })).toBeVisible();
  else await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  await expect(entryOf(menu, 'Sign Out')).toBeVisible();
  await expect(entryOf(menu, /^Upgrade/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

async function signOut(page: Page): Promise<void> {
  await choose(page, await openAccountMenu(page), 'Sign Out');
  await expect(page).toHaveURL(/\/$/);
}

test('ACCESS-02 ACCESS-03 ACCESS-04 ACCESS-36 ACCESS-37 ACCESS-38 ACCESS-48 ACCESS-49 NAV-44 NAV-46 NAV-47 PROJECTS-03 U-27 a guest becomes a Google account, signs in to it again, and adds the things of a second guest', async ({
  page,
  server,
  complaints,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/auth\/(session|convert)$/.exec(new URL(request.url()).pathname) ?? [];
    if (call) told.push(call);
  });

  // The first guest becomes an account, and stays on the same page.
  const first = await becomeGuestWith(page, 'First flat');
  told.length = 0;
  await upgrade(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await signInAs(page, IDA, 'AAAA-AAAA');
  await expect(page.getByRole('alert')).toHaveText('This is not the code of this start.');
  await expectAccessible(page);
  // The server answers the page with 400, and the browser logs it.
  expect(complaints.splice(0).filter((text) => !/status of 400/.test(text))).toEqual([]);
  await page.getByLabel('Code').fill('');
  await tabTo(page, page.getByLabel('Code'));
  await page.keyboard.type(server.signInCode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first);
  await expect(page.getByRole('heading', { name: 'First flat', level: 1 })).toBeVisible();
  await expect.poll(() => told.at(-1)).toBe('convert');
  await expectSignedInAs(page, IDA.name);
  if (!isNarrow(page)) await expect(page.getByText('0 of 100 used')).toBeVisible();
  await page.reload();
  await expectSignedInAs(page, IDA.name);

  // Signed out and in again: the same address opens.
  await signOut(page);
  if (!isNarrow(page)) await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.goto('/app/projects?sort=title');
  await expectAccessible(page);
  told.length = 0;
  await press(page, page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }));
  await expect(page.getByText(IDA.email)).toHaveCount(0);
  await signInAs(page, IDA, server.signInCode);
  await expect(page).toHaveURL(/\/app\/projects\?sort=title$/);
  await expect(page.getByRole('link', { name: /First flat/ })).toBeVisible();
  expect(told).toEqual(['session']);

  // A second guest joins the same account, which then has the things of both.
  await signOut(page);
  const second = await becomeGuestWith(page, 'Second flat');
  await upgrade(page);
  await expectAccessible(page);
  await expect(page.getByText(IDA.email)).toHaveCount(0);
  await signInAs(page, IDA, server.signInCode);
  await expect(page).toHaveURL(second);
  await expect.poll(() => told.at(-1)).toBe('convert');
  await expect(page.getByRole('heading', { name: 'Second flat', level: 1 })).toBeVisible();
  await expectSignedInAs(page, IDA.name);
  await page.goto('/app/projects');
  await expect(page.getByRole('link', { name: /First flat/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Second flat/ })).toBeVisible();
});

test('ERRORS-16 ERRORS-18 a canceled sign-in keeps the former state, and shows a message', async ({
  page,
  complaints,
}) => {
  await page.goto('/app/projects');
  await page.getByRole('main').getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Sign in failed')).toBeVisible();
  await expect(page.getByText('You did not finish signing in with Google.')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Continue as guest' }).click();
  await expect(page.getByRole('button', { name: 'Create Your First Project' })).toBeVisible();
  await upgrade(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Account conversion failed')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /New Project|Create Your First Project/ }).first(),
  ).toBeVisible();
  // Only the expected refusals were logged.
  const others = complaints.splice(0).filter((text) => !/google\/finish|You did not finish/.test(text));
  expect(others).toEqual([]);
});
