import type { Locator, Page } from '@playwright/test';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
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
const canvas = (page: Page) => page.getByRole('application', { name: 'Mark on the photo' });
const sofa = (page: Page) => page.getByRole('checkbox', { name: /^Sofa \(\d\)$/ });

async function open(page: Page): Promise<void> {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
}

/** Draws from one point of the photo to another; points are shares of it. */
async function draw(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  // Waits until the photo stops moving, because the page may be scrolling to it.
  await canvas(page).hover();
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('The photo is not marked.');
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 5 });
  await page.mouse.up();
}

// A thing is chosen like a wall, which `selecting` does by a tap on a phone.
test('EDITS-01 OBJECTS-02 OBJECTS-03 OBJECTS-11 OBJECTS-14 a sofa is found, chosen on the photo and removed', {
  tag: '@one-width',
}, async ({ page }) => {
  await open(page);
  await mode(page, 'Object removal').click();
  await expect(page.getByText('First choose or mark what to remove.')).toBeVisible();
  await button(page, 'Find objects').click();
  await expect(sofa(page)).toBeVisible({ timeout: EDIT_MS });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page
    .locator('button > span', { hasText: /^Sofa( \d)?$/ })
    .first()
    .click();
  await expect(sofa(page)).toBeChecked();
  await apply(page).click();
  await expect(page.getByText('Processing: Sofa removed')).toBeVisible();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(button(page, 'Find objects')).toBeVisible();
  await expect(history(page).getByText(/of the picture changed · Movable things$/)).toBeVisible();
});

test('undetected things are marked by a rectangle and a brush, and the marks are undone', async ({
  page,
}) => {
  await open(page);
  await mode(page, 'Object removal').click();
  await button(page, 'Mark by hand on the photo').click();
  await expect(canvas(page)).toBeInViewport();
  await draw(page, [0.1, 0.1], [0.2, 0.3]);
  await expect(page.getByText('1 mark on the photo.')).toBeVisible();
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'false');
  await page.getByText('Brush', { exact: true }).click();
  await draw(page, [0.4, 0.2], [0.5, 0.25]);
  await expect(page.getByText('2 marks on the photo.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, 'Undo').click();
  await expect(page.getByText('1 mark on the photo.')).toBeVisible();
  await button(page, 'Clear').click();
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'true');
});

test('EDITS-54 U-21 a wall is unmarked by keyboard only, and the paint is made again from the original', async ({
  page,
}) => {
  await open(page);
  await press(page, apply(page));
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  const whole = await changedShare(history(page));

  await press(page, button(page, 'Correct the walls'));
  await expect(page.getByText('Tap a surface to switch it on or off.')).toBeVisible({ timeout: EDIT_MS });
  await expect(page.getByText(/Applying starts again from “Original”/)).toBeVisible();
  await tabTo(page, canvas(page));
  // The cross starts in the middle; the wall is above the sofa.
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Surface off, /)).toBeAttached();
  await expectAccessible(page);
  await press(page, apply(page));
  await expect(history(page).getByText(/of the picture changed · Surfaces$/)).toHaveCount(2, {
    timeout: EDIT_MS,
  });
  expect(await changedShare(history(page))).toBeLessThan(whole);
});

/** The share of the picture that the newest version changed, in percent. */
async function changedShare(list: Locator): Promise<number> {
  const text = await list
    .getByText(/of the picture changed/)
    .first()
    .textContent();
  return Number(/(\d+)% of the picture/.exec(text ?? '')?.[1] ?? Number.NaN);
}
