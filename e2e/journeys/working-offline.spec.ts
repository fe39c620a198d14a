import type { Locator, Page } from '@playwright/test';
import { boardAct } from '../support/board-acts.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { STUDY } from '../support/photos.ts';
import { expect, testWithServer as test } from '../support/test.ts';

const divider = (page: Page): Locator => page.getByRole('slider', { name: /^Divider between/ });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const apply = (page: Page): Locator => button(page, 'Apply');
/** Every sentence in view that says the connection is lost. */
const told = (page: Page): Locator => page.getByText(/offline|network error/i).filter({ visible: true });
const EDIT_MS = 180_000;

test('ERRORS-14 issue 19: an edit without a connection keeps its settings and marks, and Retry makes it when the connection is back', async ({
  page,
  context,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  await page.getByRole('radio', { name: 'Object removal', exact: true }).click();
  await button(page, 'Mark by hand on the photo').click();
  const photo = page.getByRole('application', { name: 'Mark on the photo' });
  await photo.hover();
  const box = await photo.boundingBox();
  if (!box) throw new Error('The photo is not marked.');
  // Around the picture on the wall.
  await page.mouse.move(box.x + 0.47 * box.width, box.y + 0.27 * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.64 * box.width, box.y + 0.5 * box.height, { steps: 5 });
  await page.mouse.up();
  const marks = page.getByText('1 mark on the photo.');
  await expect(marks).toBeVisible();

  await context.setOffline(true);
  await expect(told(page)).toHaveText(['You are offline. Trying again …']);
  await apply(page).click();
  await expect(told(page)).toHaveText(['You are offline']);
  await expect(page.getByText('What you entered is kept.')).toBeVisible();
  await expect(marks).toBeVisible();
  // It is low, so that it covers little of a phone.
  const toast = await page.getByRole('alert').filter({ hasText: 'You are offline' }).boundingBox();
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect(toast?.height).toBeLessThan(isPhone ? 60 : 90);
  // A second try has no second message.
  await apply(page).click();
  await expect(told(page)).toHaveText(['You are offline']);

  await context.setOffline(false);
  await expect(page.getByText('Back online').filter({ visible: true })).toHaveCount(1);
  await expect(marks).toBeVisible();
  await button(page, 'Retry').click();
  await expect(page.getByText(/^Processing: /).first()).toBeVisible();
  await expect(button(page, 'Retry')).toHaveCount(0);
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
});

test('issue 19: an edit goes on while the connection is cut, and its result appears afterwards', {
  tag: '@one-width',
}, async ({ page, context }) => {
  await openPlayground(page);
  await uploadPhoto(page, STUDY);
  await page.getByRole('radio', { name: 'Sage' }).click();
  await apply(page).click();
  await expect(page.getByText('Processing: Sage walls').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^The edit goes on\./).first()).toBeVisible();
  await button(page, 'Cancel Sage walls').first().click();
  await expect(page.getByText('The edit could not be canceled')).toBeVisible();
  await expect(page.getByText('Processing: Sage walls').first()).toBeVisible();
  await context.setOffline(false);
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
});

test('U-10 issue 19: a photo that could not be sent stays in the list and is sent by Retry, and a board keeps its pictures in view', {
  tag: '@one-width',
}, async ({ page, context }) => {
  await openPlayground(page);
  const files = page.locator('input[type=file]').first();
  await files.waitFor({ state: 'attached' });
  await context.setOffline(true);
  await files.setInputFiles(STUDY);
  await expect(page.getByText('Not uploaded yet. Press Retry when the connection is back.')).toBeVisible();
  await expect(told(page)).toHaveText(['You are offline. Trying again …']);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Retry upload of / }).click();
  await expect(page).toHaveURL(/imageId=/);
  await expect(page.getByText(/^\d+ × \d+$/)).toBeVisible();

  await button(page, 'Add to Board').click();
  await page.getByLabel('Name of a new board').fill('Elm Street');
  await button(page, 'Create Board').click();
  await expect(page.getByText('Added to “Elm Street”')).toBeVisible();
  await page.goto('/app/boards');
  await page.getByRole('link', { name: 'Elm Street' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Elm Street' })).toBeVisible();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await context.setOffline(true);
  await expect(told(page)).toHaveText(['You are offline. Trying again …']);
  await expect(picture).toBeVisible();
  // The code of a dialog that was not opened before waits for the connection, which is told once.
  await (await boardAct(page, 'PDF')).click();
  await expect(page.getByText('This part appears when the connection is back.')).toBeVisible();
  await expect(told(page)).toHaveText(['You are offline. Trying again …']);
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Save the board as a PDF' })).toBeVisible();
  await page.keyboard.press('Escape');

  await (await boardAct(page, 'Delete Board')).click();
  await expect(page.getByRole('dialog', { name: 'Delete “Elm Street”?' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(told(page)).toHaveText(['You are offline']);
  await context.setOffline(false);
  await button(page, 'Retry').click();
  await expect(page.getByText('Board deleted successfully')).toBeVisible();
});
