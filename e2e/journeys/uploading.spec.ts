import { cloth } from '../support/drawn-pictures.ts';
import { openPlayground } from '../support/guest.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const refused = (page: import('@playwright/test').Page) =>
  page.getByRole('alert').filter({ hasText: 'Validation Errors' });

// Which files are refused is the same at any width.
test('UPLOAD-20 UPLOAD-24 a file of another type is refused before it is sent', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(refused(page)).toContainText('Invalid format. Accepted: jpeg, jpg, png, webp');
  await expectAccessible(page);
});

test('a phone takes a photo for the playground with its camera; a desktop offers none', async ({
  page,
  hasTouch,
}) => {
  await openPlayground(page);
  await expect(page.getByRole('button', { name: 'Choose a photo to upload' })).toBeVisible();
  const camera = page.getByRole('button', { name: 'Take a photo' });
  if (!hasTouch) return expect(camera).toHaveCount(0);

  expect((await camera.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectAccessible(page);
  const opened = page.waitForEvent('filechooser');
  await camera.click();
  const chooser = await opened;
  expect([chooser.isMultiple(), await chooser.element().getAttribute('capture')]).toEqual([
    false,
    'environment',
  ]);
  await chooser.setFiles(STUDY);
  await expect(page).toHaveURL(/imageId=/);
});

test('UPLOAD-21 a file above the limit is refused before it is sent', { tag: '@one-width' }, async ({
  page,
}) => {
  await openPlayground(page);
  const buffer = Buffer.alloc(10 * 1024 * 1024 + 1);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer });
  await expect(refused(page)).toContainText('File size exceeds 10MB');
});

test('UPLOAD-30 UPLOAD-32 a damaged photo is refused by the server with its reason', {
  tag: '@one-width',
}, async ({ page, complaints }) => {
  await openPlayground(page);
  const { name, mimeType, buffer } = cloth();
  const half = { name, mimeType, buffer: buffer.subarray(0, buffer.length / 2) };
  await page.locator('input[type=file]').first().setInputFiles(half);
  await expect(page.getByText(/Upload failed/).first()).toContainText(
    'This photo is damaged or incomplete and cannot be read.',
  );
  await expectAccessible(page);
  // The browser logs the refusal.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  complaints.length = 0;
});

/** An empty new project of a guest. */
async function openProject(page: import('@playwright/test').Page, title: string) {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

test('25 photos chosen at once in any order are all uploaded, in the order of their names', {
  tag: '@one-width',
}, async ({ page }) => {
  await openProject(page, 'Many photos');
  const names = Array.from({ length: 25 }, (_, index) => `room ${index + 1}.png`);
  const scrambled = names.toSorted(
    (a, b) => ((a.length * 7 + a.charCodeAt(5)) % 5) - ((b.length * 7 + b.charCodeAt(5)) % 5),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(scrambled.map((name) => cloth(name)));
  await expect(page.getByRole('tab', { name: 'Images (25)' })).toBeVisible({ timeout: 180_000 });
  const shown = page.locator('section article');
  await expect(shown).toHaveCount(25);
  const labels = await shown.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(labels).toEqual(names);
});

test('UPLOAD-04 UPLOAD-05 UPLOAD-06 stopped uploads can be removed, cleared and sent later', async ({
  page,
}) => {
  await openProject(page, 'Stopped photos');
  await page.route('**/images/upload/', () => undefined);
  const photos = Array.from({ length: 3 }, (_, index) => cloth(`photo-${index}.png`));
  await page.locator('input[type=file]').first().setInputFiles(photos);
  await page.getByRole('button', { name: 'Stop all' }).click();
  await expect(page.getByRole('button', { name: 'Upload 3 Files' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove photo-1.png' }).click();
  await expect(page.getByRole('button', { name: 'Upload 2 Files' })).toBeEnabled();
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('list', { name: 'Photos to upload' })).toHaveCount(0);
});
