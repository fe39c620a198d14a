import { cloth } from '../support/drawn-pictures.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('PROJECTS-02 PROJECTS-05 PROJECTS-06 PROJECTS-11 PROJECTS-12 PROJECTS-20 PROJECT-05 a guest makes a project, fills it and deletes it', async ({
  page,
}) => {
  await page.goto('/app/projects');
  await expect(page.getByText('Please sign in to access Home Design')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();

  await expect(page.getByText('Welcome to Home Design')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(dialog.getByText('Project title is required')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('Title').fill('Flat by the park');
  await dialog.getByLabel('Address').fill('Linden Street 4');
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/app\/projects\/[0-9a-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Flat by the park', level: 1 })).toBeVisible();
  await expect(page.getByText('No images in this project yet')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([cloth('one.png'), cloth('two.png')]);
  // On a fresh server the sample project's pictures are rendered at the same time.
  await expect(page.getByRole('link', { name: /one/ }).first()).toBeVisible({ timeout: 180_000 });
  await expect(page.getByRole('link', { name: /two/ }).first()).toBeVisible();
  // The first photo begins in the upper half of the first screen, on phones too, when the upload has closed.
  const first = page.getByRole('button', { name: /^View one/ });
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(370);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto('/app/projects');
  const card = page.getByRole('link', { name: /Flat by the park/ }).filter({ hasText: '2 images' });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await card.click();
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete project' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/projects$/);
  await expect(card).toHaveCount(0);
});

test('PROJECT-21 PROJECT-24 PROJECT-29 a guest opens the pictures of a project and downloads one', async ({
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
    .setInputFiles([cloth('one.png'), cloth('two.png')]);

  await page.getByRole('button', { name: /^View one/ }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Lightbox' });
  await expect(viewer.getByRole('button', { name: 'Open in New Window' })).toBeVisible();
  await expect(viewer.getByText(/one.* · Original/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await page.getByRole('button', { name: /^Variations of one/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Variations of one/ });
  await expect(dialog.getByRole('article', { name: 'Original' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Select' }).click();
  await dialog.getByRole('checkbox', { name: 'Select Original' }).check();
  await dialog.getByRole('button', { name: 'Download selected (1)' }).click();
  const zip = page.getByRole('dialog', { name: 'Download 1 picture' });
  await expect(zip.getByRole('radio', { name: /^MLS/ })).toBeVisible();
  // PLANS-37: guests are on Free, and see the note before they download.
  await expect(zip.getByText(/carries a small “Home Design” mark/)).toBeVisible();
  await expect(zip.getByRole('link', { name: 'See plans without it' })).toHaveAttribute('href', '/app/plans');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const saving = page.waitForEvent('download');
  await zip.getByRole('button', { name: 'Download ZIP' }).click();
  expect((await saving).suggestedFilename()).toBe('Loft.zip');
});

// `every-page` checks this page on a narrow screen.
test('PROJECT-02 a project that does not exist is not found', { tag: '@one-width' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/app/playground');
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  await page.goto('/app/projects/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Project Not Found')).toBeVisible();
  await expectAccessible(page);
  // The API answers 404, and the browser logs it.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
  complaints.length = 0;
});
