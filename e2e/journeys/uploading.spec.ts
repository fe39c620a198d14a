import { cloth } from '../support/drawn-pictures.ts';
import { openPlayground } from '../support/guest.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const refused = (page: import('@playwright/test').Page) =>
  page.getByRole('alert').filter({ hasText: 'Validation Errors' });

test('UPLOAD-20 UPLOAD-24 a file of another type is refused before it is sent', async ({ page }) => {
  await openPlayground(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(refused(page)).toContainText('Invalid format. Accepted: jpeg, jpg, png, webp');
  await expectAccessible(page);
});

test('UPLOAD-21 a file above the limit is refused before it is sent', async ({ page }) => {
  await openPlayground(page);
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
  await page.locator('input[type=file]').setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer });
  await expect(refused(page)).toContainText('File size exceeds 10MB');
});

test('UPLOAD-30 UPLOAD-32 a damaged photo is refused by the server with its reason', async ({
  page,
  complaints,
}) => {
  await openPlayground(page);
  const { name, mimeType, buffer } = cloth();
  const half = { name, mimeType, buffer: buffer.subarray(0, buffer.length / 2) };
  await page.locator('input[type=file]').setInputFiles(half);
  await expect(page.getByText(/Upload failed/).first()).toContainText(
    'This photo is damaged or incomplete and cannot be read.',
  );
  await expectAccessible(page);
  // The browser logs the refusal itself.
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  complaints.length = 0;
});

test('UPLOAD-04 UPLOAD-05 UPLOAD-06 UPLOAD-23 photos of a project are listed, removed and limited', async ({
  page,
}) => {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Many photos');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { name: 'Many photos', level: 1 })).toBeVisible();

  const photos = Array.from({ length: 3 }, (_, index) => cloth(`photo-${index}.png`));
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await expect(page.getByRole('button', { name: 'Upload 3 Files' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove photo-1.png' }).click();
  await expect(page.getByRole('button', { name: 'Upload 2 Files' })).toBeEnabled();

  const more = Array.from({ length: 9 }, (_, index) => cloth(`more-${index}.png`));
  await page.locator('input[type=file]').first().setInputFiles(more);
  await expect(refused(page)).toContainText('Maximum 10 files allowed');

  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('list', { name: 'Photos to upload' })).toHaveCount(0);
});
