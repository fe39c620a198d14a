import type { Page } from '@playwright/test';
import { cloth } from '../support/drawn-pictures.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { startServer } from '../support/start-server.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

/** Twelve photos with one edit each, and a retry: more designs than a guest has. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ GUEST_DESIGNS_PER_MONTH: '100' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const PHOTOS = 12;
const cards = (page: Page) => page.getByRole('list', { name: 'Photos of this look' }).getByRole('listitem');

test('all photos of a listing get one look: one is left out first, one is tried again, all are approved', async ({
  page,
}) => {
  test.slow();
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByLabel('Title').fill('Elm Street 12');
  await page.getByRole('button', { name: 'Create Project' }).click();
  // Each is a little brighter and redder than the previous one.
  const photos = Array.from({ length: PHOTOS }, (_, i) => cloth(`room-${i + 1}.png`, 70 + 8 * i));
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await expect(page.getByRole('article')).toHaveCount(PHOTOS, { timeout: 120_000 });

  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Apply to listing' }).click();
  await expect(page.getByRole('heading', { name: 'Apply to listing', level: 1 })).toBeVisible();
  await expect(page.getByText('Takes 12 designs')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The planned light and the cost are shown before anything is charged.
  await press(page, page.getByRole('checkbox', { name: 'Match the light', exact: true }).first(), 'Space');
  await expect(page.getByText(/Takes (1[3-9]|2\d) designs/)).toBeVisible({ timeout: 180_000 });
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Match the light', exact: true }).first().press('Space');
  await page.getByRole('checkbox', { name: 'Include room-3.png' }).press('Space');
  await expect(page.getByText('Takes 11 designs')).toBeVisible();
  await tabTo(page, page.getByRole('combobox', { name: 'Light', exact: true }));
  await page.keyboard.type('Cool');
  await press(page, page.getByRole('button', { name: 'Apply to 11 photos' }));

  await expect(page).toHaveURL(/\/looks\/[0-9a-f-]{36}$/);
  await expect(cards(page)).toHaveCount(PHOTOS - 1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText('11 of 11 done')).toBeVisible({ timeout: 240_000 });

  // The address leads back to the page.
  await page.reload();
  await expect(cards(page)).toHaveCount(PHOTOS - 1);
  await page.getByRole('button', { name: 'Try again: room-2.png, with another seed' }).press('Enter');
  await expect(page.getByText(/attempt 2/)).toBeVisible({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Leave out room-4.png' }).focus();
  await page.keyboard.press('x');
  await expect(
    cards(page).filter({ hasText: 'room-4.png' }).getByText('Left out', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('11 of 11 done')).toBeVisible({ timeout: 180_000 });

  await press(page, page.getByRole('button', { name: 'Approve all (10)' }));
  await expect(cards(page).getByText('Approved', { exact: true })).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Back to the project' }).click();
  await expect(page.getByText(/· 2 versions$/)).toHaveCount(PHOTOS - 2);
  await expect(page.getByText(/· 3 versions$/)).toHaveCount(1);
});
