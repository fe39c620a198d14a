import type { Page } from '@playwright/test';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { tabTo } from '../support/keyboard.ts';
import { scene } from '../support/scenes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Time limit of one edit with its analysis, on a busy machine. */
const EDIT_MS = 180_000;
test.setTimeout(4 * EDIT_MS);

const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });
const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const canvas = (page: Page) => page.getByRole('application', { name: 'Select on the photo' });
const selected = (page: Page) => page.getByText(/of the picture is selected/);

async function open(page: Page): Promise<void> {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
}

/** Taps a point of the photo, in shares of it. The engine reads the photo before the first tap. */
async function tap(page: Page, [x, y]: [number, number]): Promise<void> {
  await expect(page.getByText(/^Tap to select, and tap again/)).toBeVisible({ timeout: EDIT_MS });
  await canvas(page).hover();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('Nothing can be selected.');
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

test('EDITS-54 one tap selects a wall, and only this wall is painted', async ({ page }) => {
  await open(page);
  await button(page, 'Select the walls').click();
  await tap(page, [0.44, 0.42]);
  await expect(selected(page)).toBeVisible();
  // The sticky header must not cover part of the photo.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page).click();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText(/of the picture changed · Surfaces$/)).toBeVisible();

  // A painted photo is corrected: the tool starts with the walls that the edit finds, and a tap takes only its part away.
  await button(page, 'Select the walls').click();
  await expect(selected(page)).toBeVisible({ timeout: EDIT_MS });
  const share = async () => Number.parseFloat((await selected(page).textContent()) ?? '');
  const found = await share();
  await tap(page, [0.44, 0.42]);
  await expect.poll(share).toBeLessThan(found);
  expect(await share()).toBeGreaterThan(0);
});

// A phone's tap is that of the test before.
test('OBJECTS-14 one tap selects a thing, which is removed', { tag: '@one-width' }, async ({ page }) => {
  await open(page);
  await mode(page, 'Object removal').click();
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Select on the photo').click();
  await tap(page, [0.154, 0.403]);
  await expect(selected(page)).toBeVisible();
  // The sticky header must not cover part of the photo.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await apply(page).click();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText(/of the picture changed · Movable things$/)).toBeVisible();
});

test('a selection is made, changed and undone by keys alone', async ({ page }) => {
  await open(page);
  await button(page, 'Select the walls').press('Enter');
  await expect(page.getByText(/^Tap to select, and tap again/)).toBeVisible({ timeout: EDIT_MS });
  await tabTo(page, canvas(page));
  for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(selected(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(selected(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(selected(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(selected(page)).toBeHidden();
});

test('EDITS-41 the things that a room would lose are shown, and one is kept, before anything is charged', async ({
  page,
}) => {
  await open(page);
  await mode(page, 'Empty room').click();
  await button(page, 'Choose what to remove').click();
  const goes = page.getByRole('group', { name: 'Will be removed', exact: true });
  await expect(goes).toBeVisible({ timeout: EDIT_MS });
  const things = goes.getByRole('checkbox');
  await expect.poll(() => things.count()).toBeGreaterThan(1);
  for (const thing of await things.all()) await expect(thing).toBeChecked();
  await expect(page.getByText(/things will be removed\. Tap what to keep/)).toBeVisible();
  // The sticky header must not cover part of the photo.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const share = async () => Number.parseFloat((await selected(page).textContent()) ?? '');
  await expect.poll(share).toBeGreaterThan(0);
  const whole = await share();
  await things.first().press('Space');
  await expect(things.first()).not.toBeChecked();
  await expect.poll(share).toBeLessThan(whole);
  await expect(history(page).getByText('Empty')).toHaveCount(0);
  await apply(page).click();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(history(page).getByText(/of the picture changed · Movable things$/)).toBeVisible();
});
