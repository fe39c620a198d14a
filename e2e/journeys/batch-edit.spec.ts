import { cloth } from '../support/drawn-pictures.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('one action edits many photos, is stopped in the middle by keyboard, and the project comes back after Undo', async ({
  page,
}) => {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByLabel('Title').fill('Loft');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(['one.png', 'two.png', 'three.png'].map((name) => cloth(name)));
  // On a fresh server the sample project's pictures are rendered at the same time.
  await expect(page.getByRole('article')).toHaveCount(3, { timeout: 180_000 });

  await press(page, page.getByRole('button', { name: 'Select photos' }));
  await press(page, page.getByRole('button', { name: 'Select all' }));
  await expect(page.getByText('3 photos selected')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await press(page, page.getByRole('button', { name: 'Edit 3 photos' }));
  const dialog = page.getByRole('dialog', { name: 'Edit 3 photos' });
  await expect(dialog.getByText(/Takes 3 designs/)).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('combobox', { name: 'Light' }));
  await page.keyboard.type('Moody');
  await press(page, dialog.getByRole('button', { name: 'Edit 3 photos' }));

  const panel = page.getByRole('region', { name: /Editing 3 photos|photos edited/ });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  // At 0 percent the progress bar is not visible, so it only has to be attached.
  await expect(panel.getByRole('progressbar', { name: 'Progress of all photos' })).toBeAttached();
  await expectNoSidewaysScroll(page);

  await expect(panel.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 180_000 });
  const stop = panel.getByRole('button', { name: 'Stop the rest' });
  // A fast machine may have finished all edits by now, or finishes the last one meanwhile.
  await stop.press('Enter', { timeout: 2_000 }).catch(() => undefined);
  await expect(panel.getByRole('heading', { name: /photos edited/ })).toBeVisible({ timeout: 180_000 });
  await expectAccessible(page);
  // Finished edits have a version, and canceled ones have none.
  const done = await panel.getByText('Done', { exact: true }).count();
  await expect(page.getByText(/· 2 versions$/)).toHaveCount(done);
  await expect(page.getByText(/· 1 version$/)).toHaveCount(3 - done);
  await press(page, panel.getByRole('button', { name: 'Close' }));

  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/projects$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  const card = page.getByRole('link', { name: /Loft/ }).filter({ hasText: '3 images' });
  await expect(card).toBeVisible();
  await expectAccessible(page);
});

// Tabs tell each other the same at any width.
test('U-37 a change in one tab shows in another', { tag: '@one-width' }, async ({ page, context }) => {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await expect(page.getByText('Welcome to Home Design')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/app/projects');
  await other.getByRole('button', { name: 'Create Your First Project' }).click();
  await other.getByLabel('Title').fill('Barn');
  await other.getByRole('button', { name: 'Create Project' }).click();
  await expect(other.getByRole('heading', { name: 'Barn', level: 1 })).toBeVisible();

  await page.bringToFront();
  await expect(page.getByRole('link', { name: /Barn/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /Barn/ }).first().click();
  await page.getByRole('button', { name: 'Rename Barn' }).click();
  await page.getByRole('textbox', { name: 'Project title' }).fill('Old barn');
  await page.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: 'Old barn', level: 1 })).toBeVisible();
});
