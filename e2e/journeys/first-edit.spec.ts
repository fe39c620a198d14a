import { readFile, stat } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const divider = (page: Page): Locator => page.getByRole('slider', { name: /^Divider between/ });

test('ACCESS-01 LANDING-16 EDITS-03 PLAYGROUND-14 PLAYGROUND-15 PLAYGROUND-39 CONST-35 a visitor repaints a wall and downloads it, by mouse', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Your Spaces with AI');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Try It Now - No Signup!' }).first().click();
  await expect(page).toHaveURL(/\/app\/playground$/);
  await expect(page.getByRole('heading', { name: 'Playground', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.locator('input[type=file]').first().setInputFiles(STUDY);
  await expect(page).toHaveURL(/imageId=/);
  await expect(page.getByText(/^\d+ × \d+$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Sage' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Processing').first()).toBeVisible();
  await expect(divider(page)).toBeVisible({ timeout: 180_000 });
  await expect(page.getByText(/of the picture changed/).first()).toBeVisible();
  const history = await page.getByRole('region', { name: 'Version history' }).boundingBox();
  expect(history?.height).toBe(400);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await moveDividerByMouse(page);
  await page.getByText('Side by side').click();
  await expect(divider(page)).toBeHidden();
  await page.getByRole('button', { name: 'Exit Comparison' }).click();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await expectPicture(await download);
});

// The saved file is the same at any width, and the first edit is made on a phone too.
test('U-01 U-17 a result is saved for the web with a label that says it was altered, and with the original photo', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  await page.getByRole('radio', { name: 'Sage' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(divider(page)).toBeVisible({ timeout: 180_000 });
  await page.getByRole('button', { name: 'Exit Comparison' }).click();

  const dialog = page.getByRole('dialog', { name: 'Download pictures' });
  await page.getByRole('button', { name: 'Other sizes and formats' }).click();
  await dialog.getByRole('radio', { name: /^Web/ }).check();
  await dialog.getByRole('checkbox', { name: /Virtually staged/ }).check();
  await expectAccessible(page);
  const picture = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download picture' }).click();
  expect((await picture).suggestedFilename()).toMatch(/^mid-century-office.* - .*Sage.*\.jpg$/i);
  const jpeg = await readFile(await (await picture).path());
  expect([...jpeg.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);

  // The dialog starts with the last choices.
  await page.getByRole('button', { name: 'Other sizes and formats' }).click();
  await expect(dialog.getByRole('radio', { name: /^Web/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /original photo/ }).check();
  const zip = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download ZIP' }).click();
  const names = Object.keys(unzipSync(await readFile(await (await zip).path())));
  expect(names).toHaveLength(3);
  expect(names[0]).toMatch(/^01 mid-century-office.* - as photographed\.jpg$/);
});

test('U-21 the same by keyboard only', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Try It Now - No Signup!' }).first());
  await expect(page).toHaveURL(/\/app\/playground$/);

  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: 'Choose a photo to upload' }));
  await (await chooser).setFiles(STUDY);
  await expect(page).toHaveURL(/imageId=/);
  const photo = page.getByRole('region', { name: /^mid-century-office.*, Original$/ });
  await expect(photo).toBeFocused();

  await tabTo(page, page.getByRole('radio', { name: 'White' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Beige' })).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Apply' }));
  await expect(divider(page)).toBeVisible({ timeout: 180_000 });

  // Tab and Enter lead from Apply past history and navigation to the result.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the photo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(divider(page)).toBeFocused();
  const before = Number(await divider(page).getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(async () => Number(await divider(page).getAttribute('aria-valuenow')))
    .toBeGreaterThan(before);

  await press(page, page.getByRole('button', { name: 'Exit Comparison' }));
  await expect(page.getByRole('region', { name: /^mid-century-office.*, Beige walls$/ })).toBeFocused();
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('link', { name: 'Download' }));
  await expectPicture(await download);
});

async function moveDividerByMouse(page: Page): Promise<void> {
  const before = Number(await divider(page).getAttribute('aria-valuenow'));
  const box = await divider(page).boundingBox();
  if (!box) throw new Error('The divider is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => Number(await divider(page).getAttribute('aria-valuenow')))
    .toBeLessThan(before);
}

async function expectPicture(download: {
  path(): Promise<string>;
  suggestedFilename(): string;
}): Promise<void> {
  expect(download.suggestedFilename()).toMatch(/^mid-century-office.*\.png$/i);
  expect((await stat(await download.path())).size).toBeGreaterThan(50_000);
}
