import { expect, expectAccessible, test } from '../support/test.ts';

test('NAV-35 NAV-37 NAV-40 NAV-41 NAV-42 NAV-49 public pages have every entry, on narrow screens in the menu', async ({
  page,
  isMobile,
  viewport,
}) => {
  await page.goto('/');
  const narrow = isMobile || (viewport?.width ?? 0) < 900;
  if (narrow) await page.getByRole('button', { name: 'Open menu' }).click();
  const navigation = narrow
    ? page.getByRole('dialog').getByRole('navigation')
    : page.getByRole('banner').getByRole('navigation');

  await expect(navigation.getByRole('link', { name: 'Projects', exact: true })).toHaveAttribute(
    'href',
    '/app/projects',
  );
  await expect(navigation.getByRole('link', { name: 'Project', exact: true })).toHaveCount(0);
  await expect(navigation.getByRole('link', { name: 'Playground' })).toHaveAttribute(
    'href',
    '/app/playground',
  );
  await expect(navigation.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/#pricing');
  if (narrow) await expectAccessible(page);
  await navigation.getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL(/\/#features$/);
});

test('NAV-49 a menu opened at once stays open while the visitor becomes a guest', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) >= 900, 'Wide screens have no menu to open.');
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('button', { name: 'Continue as guest' }).click();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('PLAYGROUND-23 NAV-21 NAV-49 a menu stays open while a first visit to the playground starts the session', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) >= 900, 'Wide screens have no menu to open.');
  // The session starts only after the menu is open, even on a fast server.
  const opened = Promise.withResolvers<void>();
  await page.route('**/api/v1/auth/session', async (route) => {
    await opened.promise;
    await route.continue();
  });
  await page.goto('/app/playground');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  opened.resolve();
  await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByText('Welcome! Start with a room')).toBeAttached();
  await expect(menu).toBeVisible();
});

test('NAV-48 NAV-57 NAV-58 NAV-59 NAV-64 the sidebar remembers its width, and signing out leads home', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) < 900, 'Narrow screens have the menu instead of the sidebar.');
  await page.goto('/app/playground');
  await expect(page.getByText(/of 10 used/)).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
});
