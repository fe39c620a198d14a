import type { Page, TestInfo } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 900;

/** A guest with one project. */
async function becomeGuestWith(page: Page, title: string): Promise<void> {
  await page.goto('/app/projects');
  await page.getByRole('main').getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByLabel('Title').fill(title);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

async function askToSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: isNarrow(page) ? 'Open menu' : /^Account of/ }).click();
  await page.getByRole(isNarrow(page) ? 'button' : 'menuitem', { name: 'Sign Out' }).click();
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out of this guest session?' });

/** Saves a screenshot if screenshots are turned on. */
async function picture(page: Page, { project }: TestInfo, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  const size = page.viewportSize();
  for (const width of project.name === 'phone' ? [360] : [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}

test('issue 13 item 5: a guest is warned before signing out, and continues where they left off', async ({
  page,
}, info) => {
  await becomeGuestWith(page, 'Harbor flat');

  // The dialog only asks, and the guest can stay.
  await askToSignOut(page);
  await expect(question(page)).toContainText('This guest session has 1 project.');
  await expect(question(page).getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, 'warning');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Harbor flat', level: 1 })).toBeVisible();

  // Signed out, with a way back.
  await askToSignOut(page);
  await question(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const proceed = page.getByRole('button', { name: 'Continue where you left off' });
  await expect(proceed).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, info, 'offer');

  // The offer is there after a reload, and on pages that ask to sign in.
  await page.goto('/app/boards');
  await expect(
    page.getByRole('heading', { name: 'Please sign in to access your boards', level: 1 }),
  ).toBeVisible();
  await expect(proceed).toBeVisible();
  await expectAccessible(page);
  await picture(page, info, 'boards');
  await page.reload();
  await proceed.click();
  await expect(page).toHaveURL(/\/app\/projects/);
  // The boards, which name the project too, stay in view until the projects are loaded.
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /Harbor flat/ })).toBeVisible();

  // After a reload the guest still has everything, and the way back is used up.
  await page.reload();
  await expect(page.getByRole('link', { name: /Harbor flat/ })).toBeVisible();
  expect(await (await page.request.get('/api/v1/auth/guest-return')).json()).toMatchObject({ offer: null });
});

test('issue 13 item 5: on a shared computer nothing is kept', async ({ page }) => {
  await becomeGuestWith(page, 'Attic');
  await askToSignOut(page);
  await question(page).getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByRole('button', { name: 'Continue where you left off' })).toBeHidden();

  await becomeGuestWith(page, 'Cellar');
  await askToSignOut(page);
  await question(page)
    .getByRole('checkbox', { name: /continue on this browser/ })
    .uncheck();
  await expect(question(page)).toContainText('You will not be able to open 1 project again.');
  await question(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await (await page.request.get('/api/v1/auth/guest-return')).json()).toMatchObject({ offer: null });
});

test('issue 13 item 11: a user who was signed out in another tab can sign in again', async ({
  page,
  context,
}) => {
  await becomeGuestWith(page, 'Porch');
  const other = await context.newPage();
  await other.goto('/app/projects');
  await expect(other.getByRole('link', { name: /Porch/ })).toBeVisible();
  await askToSignOut(other);
  await question(other).getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'You are signed out', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  // The other tab would start a session of the same guest. The browser would then log an error at the next token
  // renewal of this page.
  await other.close();
  await page.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(page.getByRole('link', { name: /Porch/ })).toBeVisible();
});

test('U-32 a guest whose removal was canceled sees a notice after arriving, and dismisses it', async ({
  page,
}, info) => {
  const calledOffRemoval = {
    unusedSince: '2026-06-01T10:00:00.000Z',
    plannedFor: '2026-08-30T10:00:00.000Z',
  };
  // The test cannot wait 76 days, so it adds this field to the server's answer.
  await page.route('**/api/v1/auth/session', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    await route.fulfill({ response: answer, json: { ...json, user: { ...json.user, calledOffRemoval } } });
  });
  const notice = page.getByRole('region', { name: 'Your guest projects are kept' });
  await page.goto('/app/playground');
  await expect(notice).toBeVisible();
  await picture(page, info, 'kept-playground');
  await page.goto('/app/projects');
  await expect(notice).toContainText('because they had not been used since');
  await expect(notice.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await picture(page, info, 'kept-projects');
  await notice.getByRole('button', { name: 'Got it' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
