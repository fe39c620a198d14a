import type { Page } from '@playwright/test';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { scene } from '../support/scenes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Time limit of one edit with its analysis, on a busy machine. */
const EDIT_MS = 180_000;
test.setTimeout(3 * EDIT_MS);

const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });
const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });

test('EDITS-05 EDITS-16 EDITS-40 a house gets another sky, and its version names the change', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('brick-house-in-winter'));
  await mode(page, 'Sky').click();
  await page.getByRole('radio', { name: /^Sunset/ }).click();
  await expect(page.getByText('Changes: what is seen outside.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page).click();
  await expect(page.getByText('Processing: Sunset sky')).toBeVisible();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText(/of the picture changed · View$/)).toBeVisible();
  await page.getByRole('button', { name: 'Exit Comparison' }).click();
  await expect(page.getByText('Kind of change: View')).toBeVisible();
  await expect(page.getByText('This view change is not allowed in many listings.')).toBeVisible();
  await expectAccessible(page);
});

test('wallpaper is put up in a color of choice, and its version names the change', async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await mode(page, 'Wallpaper & panels').click();
  await page.getByRole('radio', { name: 'Botanical' }).click();
  await page.getByLabel('Color', { exact: true }).selectOption({ label: 'Sage' });
  await page.getByText('Large', { exact: true }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page).click();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText('Botanical wallpaper in sage')).toBeVisible();
  await expect(history(page).getByText(/of the picture changed · Surfaces$/)).toBeVisible();
});

test('a new floor is laid, and its version names the change', async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await mode(page, 'Floor').click();
  await page.getByRole('radio', { name: 'Marble tiles' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page).click();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText('Marble floor')).toBeVisible();
  await expect(history(page).getByText(/of the picture changed · Surfaces$/)).toBeVisible();
});

test('EDITS-07 EDITS-18 U-21 a room is emptied by keyboard only', async ({ page }) => {
  await openPlayground(page);
  // Bed, chest and stools in front of plain walls; the window beside them belongs to the room.
  await uploadPhoto(page, scene('minimalist-bedroom-9'));
  await tabTo(page, mode(page, 'Wall color'));
  for (const next of [
    'Wallpaper & panels',
    'Floor',
    'Lighting',
    'Sky',
    'Window view',
    'Object removal',
    'Empty room',
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect(mode(page, next)).toBeChecked();
  }
  await tabTo(page, page.getByRole('radio', { name: /^Living room/ }));
  const bedroom = page.getByRole('radio', { name: /^Bedroom/ });
  for (let step = 0; step < 4 && !(await bedroom.isChecked()); step++) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(bedroom).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, apply(page));
  await expect(page.getByText('Processing: Empty bedroom')).toBeVisible();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText(/of the picture changed · Movable things$/)).toBeVisible();
});

test('EDITS-53 an impossible edit is refused with a reason, and is free', async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await mode(page, 'Declutter').click();
  await apply(page).click();
  await expect(history(page).getByText(/^Not possible: We found no small things to remove\./)).toBeVisible({
    timeout: EDIT_MS,
  });
  await expect(page.getByText(/10 of 10 left this month/)).toBeVisible();
});
