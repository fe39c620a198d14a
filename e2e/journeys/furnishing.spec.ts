import type { Page } from '@playwright/test';
import { cloth } from '../support/drawn-pictures.ts';
import { EMPTY_ROOM_SIZE, emptyRoom } from '../support/empty-room.ts';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { arrowTo, press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** A room is furnished, and rendered again. */
const STAGING_MS = 110_000;
test.setTimeout(2 * STAGING_MS + 60_000);

const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });
const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const pieces = (page: Page) => page.locator('p', { hasText: /^Furniture: .*sofa/i });

test('EDITS-02 EDITS-09 EDITS-10 EDITS-54 API-054 U-21 an empty room is furnished; its pieces are moved, turned, swapped by pictures, duplicated, locked, aligned and removed with keys', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await page.getByText('Furniture', { exact: true }).click();
  await page.getByRole('radio', { name: /^Scandinavian/ }).click();
  await page.getByRole('button', { name: 'Advanced' }).click();
  await page.getByLabel('Seed').fill('7');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await apply(page).click();
  await expect(page.getByText('Processing: Staged in Scandinavian style')).toBeVisible();
  await expect(page.getByText(/Rendering the furniture/).first()).toBeVisible({ timeout: STAGING_MS });
  await expect(divider(page)).toBeVisible({ timeout: STAGING_MS });
  await press(page, page.getByRole('button', { name: 'Exit Comparison' }));
  await expect(pieces(page)).toBeVisible();
  await expect(page.getByText(`${EMPTY_ROOM_SIZE.width} × ${EMPTY_ROOM_SIZE.height}`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const piece = page.waitForResponse((response) => response.url().includes('/piece_sprites/'));
  await press(page, page.getByRole('button', { name: 'Rearrange' }));
  expect((await (await piece).json()).results).toHaveLength(1);
  await rearrange(page);
  await press(page, page.getByRole('button', { name: 'Render again' }));
  await expect(history(page).getByRole('checkbox')).toHaveCount(3, { timeout: STAGING_MS });
  await expect(divider(page)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Exit Comparison' }));
  // Both are made from the photo of the empty room.
  await expect(history(page).getByText('Made from Original')).toHaveCount(1);
  await expect(history(page).getByText(/of the picture changed/)).toHaveCount(2);
});

/** Changes an arrangement with keys, and expects an announcement of every step. */
async function rearrange(page: Page): Promise<void> {
  const photo = page.getByRole('application', { name: 'Arrangement on the photo' });
  await expect(photo).toBeVisible({ timeout: 180_000 });
  // Render again is the only large button.
  await expect(apply(page)).toBeHidden();
  await swapByPicture(page);
  await tabTo(page, photo);
  for (const [key, says] of [
    ['ArrowRight', / m away/],
    ['r', / turned to \d+°$/],
    ['PageDown', / chosen$/],
    ['Control+d', / duplicated$/],
    ['l', / locked$/],
    ['Delete', / is locked\. Unlock it to change it\.$/],
    ['l', / unlocked$/],
    ['Delete', / removed$/],
    ['Control+z', /^Step undone$/],
    ['Delete', / removed$/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('status').filter({ hasText: says }).first()).toBeAttached();
  }
  await alignTwo(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Swaps the chosen piece for the next one in the row of pictures. */
async function swapByPicture(page: Page): Promise<void> {
  const shapes = page.getByRole('radiogroup', { name: /^Swap / }).getByRole('radio');
  await expect
    .poll(() =>
      shapes
        .first()
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth),
    )
    .toBeGreaterThan(0);
  await tabTo(page, page.getByRole('radiogroup', { name: /^Swap / }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Now: /)).toBeAttached();
}

/** Chooses two pieces in the list, and aligns them. */
async function alignTwo(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('tab', { name: 'Swap' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const unticked = page.getByRole('checkbox', { name: /^Choose .* too$/, checked: false });
  await press(page, unticked.first(), 'Space');
  await press(page, page.getByRole('button', { name: 'Align' }));
  await arrowTo(page, page.getByRole('menuitem', { name: 'Left edges' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 pieces aligned')).toBeAttached();
}

test('U-21 style, room and number of arrangements are chosen by keyboard, and furnishing is requested and canceled', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, await emptyRoom(page));
  await tabTo(page, page.getByRole('radio', { name: 'Wall color', exact: true }));
  for (const next of ['Outdoor space', 'Concept', 'Furniture']) {
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: next, exact: true })).toBeChecked();
  }

  await tabTo(page, page.getByRole('radio', { name: /^Modern/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Minimalist/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Living room' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bedroom' })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: '1', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/Costs 2 designs\./)).toBeVisible();

  await press(page, apply(page));
  const cancel = history(page).getByRole('button', { name: 'Cancel Staged in minimalist style' });
  await expect(cancel).toHaveCount(2);
  await press(page, cancel.first());
  await expect(cancel).toHaveCount(1);
  await press(page, cancel.first());
  await expect(cancel).toHaveCount(0);
  await expect(page.getByText(/Costs 2 designs\. 10 of 10 left this month\./)).toBeVisible();
});

// The engine refuses it at any width; how a phone shows a refusal is in `long-work`.
test('EDITS-53 a picture without a room is refused with the reason', { tag: '@one-width' }, async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, cloth());
  await page.getByText('Furniture', { exact: true }).click();
  await apply(page).click();
  await expect(
    history(page).getByText(/^Not possible: This does not look like a photo of a room\./),
  ).toBeVisible({
    timeout: 180_000,
  });
  await expect(page.getByText(/10 of 10 left this month/)).toBeVisible();
});
