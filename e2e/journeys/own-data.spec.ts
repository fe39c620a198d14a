import { readFile } from 'node:fs/promises';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('U-34 a guest downloads everything in the settings', async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  await page.goto('/app/settings');
  const link = page.getByRole('link', { name: 'Download everything' });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^home-design-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  // File names in a ZIP are not compressed.
  for (const name of ['README.txt', 'projects.json', 'photos.json', 'activity.json', 'missing-pictures.json'])
    expect(zip.includes(name), name).toBe(true);
  expect(zip.includes('/upload-'), 'the photo itself').toBe(true);
});
