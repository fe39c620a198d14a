import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const REDIRECTS = [
  ['NAV-13', '/app/projects/new', '/app/projects'],
  ['NAV-15', '/app/dashboard', '/app/projects'],
  ['C-05', '/projects', '/app/projects'],
  ['C-05 query and hash stay', '/playground?imageId=x#y', '/app/playground?imageId=x#y'],
] as const;

const CLEANED = [
  ['NAV-09', '/app//version_details', '/app/version_details'],
  ['NAV-10', '/app/version_details/', '/app/version_details'],
  ['NAV-10 query and hash stay', '/app/version_details/?a=1&b=//#top', '/app/version_details?a=1&b=//#top'],
  ['NAV-09 at the root', '//app///projects//', '/app/projects'],
] as const;

for (const [id, from, to] of REDIRECTS) {
  test(`${id} ${from} leads to ${to}`, async ({ page, complaints }) => {
    await page.goto(from);
    await expect.poll(() => new URL(page.url())).toMatchObject(partsOf(to));
    // The image of the address does not exist, and the browser logs the server's 404.
    complaints.length = 0;
  });
}

for (const [id, from, to] of CLEANED) {
  test(`${id} ${from} is rewritten to ${to}`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${from}`);
    await expect.poll(() => new URL(page.url())).toMatchObject(partsOf(to));
  });
}

for (const address of ['/nowhere', '/app/nowhere', '/application', '/app/boards/unknown/thing']) {
  test(`NAV-08 NAV-31 UTILITY-10 UTILITY-11 ${address} is not found, and the page links home`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('NAV-04 /app shows the landing page, as / does', async ({ page }) => {
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Spaces with AI');
});

test('NAV-06 UTILITY-01 UTILITY-02 UTILITY-03 UTILITY-04 UTILITY-05 UTILITY-06 CONST-14 CONST-15 the version page shows the real build', async ({
  page,
}) => {
  await page.goto('/app/version_details');
  await expect(page.getByText('1.0.45')).toBeVisible();
  await expect(page.getByText('production')).toBeVisible();
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\dT/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('NAV-49 NAV-63 NAV-64 ACCESS-40 ACCESS-42 signing out returns to the landing page and forgets the user', async ({
  page,
}, { project }) => {
  await page.goto('/app/playground');
  const isPhone = project.name === 'phone';
  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Account of Guest' }).click();
  const signOut = page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('"isAnonymous":true');
  await signOut.click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  const me = await page.request.get('/api/v1/auth/me');
  expect(await me.json()).toEqual({ isAuthenticated: false, user: null });
});

function partsOf(address: string): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash };
}
