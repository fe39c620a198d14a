import { press, tabTo } from '../support/keyboard.ts';
import { givePlan } from '../support/operator.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const SETTINGS = '/app/settings?tab=account';
const PROJECTS = '/api/v1/home-design/projects/';

test('PLANS-34 a user on Business makes an API key by keyboard, a program uses it, and it is revoked', async ({
  page,
  playwright,
  server,
}) => {
  await page.goto(SETTINGS);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Continue as guest' }));
  await expect(page.getByText('API access is part of the Business plan.')).toBeVisible();
  await expectAccessible(page);
  await givePlan(server, page, 'business');
  await page.reload();
  await expect(page.getByText('You have no API keys.')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Create API key' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Nightly import');
  await press(page, dialog.getByRole('checkbox', { name: 'Edit' }), 'Space');
  await press(page, dialog.getByRole('button', { name: 'Create API key' }));
  const shown = dialog.getByLabel('API key');
  await expect(shown).toHaveValue(/^hd_[\w-]{43}$/);
  await expectAccessible(page);
  const key = await shown.inputValue();
  await press(page, dialog.getByRole('button', { name: 'Done' }));
  await expect(page.getByText('Nightly import')).toBeVisible();
  await expect(page.getByText(/never used, ends on/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A program elsewhere: it has the key, but no cookies of this browser.
  const program = await playwright.request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const made = await program.post(PROJECTS, { data: { title: 'Sent by a program' } });
  expect(made.status()).toBe(201);
  const links = await program.get('/api/v1/home-design/share-links/');
  expect([links.status(), (await links.json()).code]).toEqual([403, 'api_key_scope_missing']);
  await page.goto('/app/projects');
  await expect(page.getByText('Sent by a program').first()).toBeVisible();

  await page.goto(SETTINGS);
  await expect(page.getByText(/used just now/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Revoke the key Nightly import' }));
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Revoke', exact: true }));
  await expect(page.getByText('You have no API keys.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Create API key' }));
  const refused = await program.get(PROJECTS);
  expect([refused.status(), (await refused.json()).code]).toEqual([401, 'api_key_invalid']);
  await program.dispose();
});
