import { cloth } from '../support/drawn-pictures.ts';
import { movePicked } from '../support/keyboard.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

type Page = import('@playwright/test').Page;

/** A project of a guest with three photos. */
async function openPhotos(page: Page) {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Elm Street');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { name: 'Elm Street', level: 1 })).toBeVisible();
  const photos = ['a.png', 'b.png', 'c.png'].map((name) => cloth(name));
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await expect(page.getByRole('tab', { name: 'Images (3)' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Photos to upload' })).toHaveCount(0);
}
const names = (page: Page) =>
  page
    .locator('section article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

async function deletePhoto(page: Page, name: string) {
  await page.getByRole('button', { name: 'Select photos' }).click();
  await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Delete the selected photos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 photo deleted').last()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toHaveCount(0);
}

test('photos are reordered by keys, and the order stays', { tag: '@one-width' }, async ({ page }) => {
  await openPhotos(page);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: /c\.png.*place 3 of 3/ }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('c.png picked up.')).toBeAttached();
  await movePicked(page, page.locator('[aria-pressed="true"]'), 'ArrowLeft', 'c.png is at place 2 of 3.');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /c\.png.*place 2 of 3/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Images (3)' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual(['a.png', 'c.png', 'b.png']);
});

// The place of a photo is the same at any width.
test('U-03 a deleted photo comes back by Undo, at its place', { tag: '@one-width' }, async ({ page }) => {
  await openPhotos(page);
  await deletePhoto(page, 'b.png');
  await expect.poll(() => names(page)).toEqual(['a.png', 'c.png']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['a.png', 'b.png', 'c.png']);
});

test('issue 19 point 11: a toast lies over the lightbox, and its button works there', async ({ page }) => {
  await openPhotos(page);
  await deletePhoto(page, 'b.png');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.getByRole('button', { name: 'View c.png, Original' }).press('Enter');
  // The toast stays while the pointer is over it, however long the large view takes to come. On phones it moves then.
  await expect(async () => {
    await undo.hover();
    await expect(page.getByRole('dialog', { name: 'Lightbox' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await undo.click();
  // On phones the toast lies over Close as long as the pointer is over the toast.
  await page.keyboard.press('Escape');
  await expect.poll(() => names(page)).toEqual(['a.png', 'b.png', 'c.png']);
});

// `projects` opens the same menu and the large view on a phone.
test('U-03 a photo moves to another project, from the menu of its card and from the lightbox, and back by Undo', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPhotos(page);
  const elmStreet = page.url();
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'New Project' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Oak Avenue');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { name: 'Oak Avenue', level: 1 })).toBeVisible();
  await page.goto(elmStreet);
  const dialog = page.getByRole('dialog', { name: 'Move 1 photo to another project' });

  await page.getByRole('button', { name: 'Actions for b.png' }).click();
  await page.getByRole('menuitem', { name: 'Move to project' }).click();
  await dialog.getByRole('radio', { name: 'Oak Avenue' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => names(page)).toEqual(['a.png', 'c.png']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toEqual(['a.png', 'b.png', 'c.png']);

  await page.getByRole('button', { name: 'View c.png, Original' }).click();
  await page.getByRole('button', { name: 'Move to project' }).click();
  await dialog.getByRole('radio', { name: 'Oak Avenue' }).check();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => names(page)).toEqual(['a.png', 'b.png']);
});

// `every-page` checks the bin on a narrow screen.
test('U-03 the bin restores a photo, and is emptied after naming the numbers', { tag: '@one-width' }, async ({
  page,
}) => {
  await openPhotos(page);
  await deletePhoto(page, 'b.png');
  await deletePhoto(page, 'c.png');
  await page.goto('/app/bin');
  await expect(page.getByRole('heading', { name: 'Bin', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Deleted things' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Restore b.png' }).click();
  await expect(page.getByText('b.png restored')).toBeVisible();
  await page.getByRole('button', { name: 'Empty now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Empty the bin?' });
  await expect(dialog).toContainText('1 photo will be deleted for good.');
  await dialog.getByRole('button', { name: 'Empty the bin' }).click();
  await expect(page.getByText('The bin is empty', { exact: true })).toBeVisible();
});
