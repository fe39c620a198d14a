import type { Page } from '@playwright/test';
import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { scene } from '../support/scenes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** Time limit of one edit with its analysis, on a busy machine. */
const EDIT_MS = 180_000;
test.setTimeout(4 * EDIT_MS);

const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });
const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const paint = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const preview = (page: Page) => page.getByTestId('edit-preview');
const isPreview = (page: Page) => page.getByText('The photo shows a preview. Apply paints it.');

/** The share of the preview's opaque pixels, and their mean of blue minus red. */
const look = (page: Page) =>
  preview(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    let [count, blueness] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0) continue;
      count += 1;
      blueness += data[at + 2]! - data[at]!;
    }
    return { share: count / (width * height), blueness: blueness / count };
  });

test('EDITS-54 a guest previews the walls in a paint, switches to another one at once, and then paints them', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await paint(page, 'Navy').click();
  await expect(preview(page)).toHaveAttribute('data-preview', '#2B3A57 0.8', { timeout: EDIT_MS });
  await expect(isPreview(page)).toBeVisible();
  const navy = await look(page);
  expect(navy.share).toBeGreaterThan(0.1);
  expect(navy.blueness).toBeGreaterThan(20);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await paint(page, 'Cream').click();
  await expect(preview(page)).toHaveAttribute('data-preview', '#F1E6CC 0.8');
  // On a phone the preview stays in sight too while the user tries paints.
  await expect(preview(page)).toBeInViewport({ ratio: 0.9 });
  expect((await look(page)).blueness).toBeLessThan(0);

  // Walls marked by hand end the preview.
  await page.getByRole('button', { name: 'Correct the walls' }).click();
  await expect(preview(page)).toBeHidden();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(preview(page)).toBeVisible();

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(divider(page)).toBeInViewport({ timeout: EDIT_MS });
  await expect(history(page).getByText(/of the picture changed · Surfaces$/)).toBeVisible();
  await expect(preview(page)).toBeHidden();

  // Another paint is previewed on the painted version, not in the comparison.
  await paint(page, 'Charcoal').click();
  await expect(divider(page)).toBeHidden();
  await expect(preview(page)).toHaveAttribute('data-preview', '#45484C 0.8', { timeout: EDIT_MS });
});

test('a guest compares lights on thumbnails, previews one and follows a slider by keys alone, and then applies it', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await tabTo(page, page.getByRole('radio', { name: 'Wall color', exact: true }));
  await lightByKeys(page);
  await expect(page.getByTestId('light-thumbnail')).toHaveCount(9);
  await expect(preview(page)).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await tabTo(page, page.getByRole('radio', { name: /^Golden hour/ }));
  await page.keyboard.press('ArrowLeft');
  await expect(preview(page)).toHaveAttribute('data-preview', 'twilight 1.2 1.1 0 0.8');
  await expect(page.getByText('The photo shows a preview. Apply changes the light.')).toBeVisible();
  const twilight = await look(page);
  expect(twilight.share).toBe(1);
  await tabTo(page, page.getByRole('slider', { name: 'Warmth' }));
  await page.keyboard.press('End');
  await expect(preview(page)).toHaveAttribute('data-preview', 'twilight 1.2 1.1 1 0.8');
  expect((await look(page)).blueness).toBeLessThan(twilight.blueness);
  await expectAccessible(page);

  // A preview costs nothing.
  await expect(page.getByText(/10 of 10 left this month/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Apply' }));
  await expect(divider(page)).toBeInViewport({ timeout: EDIT_MS });
  await expect(preview(page)).toBeHidden();
});

// The test of paints compares pictures on a phone.
test('a guest compares skies on pictures of a house, and sees examples for a room', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('brick-house-in-winter'));
  await page.getByRole('radio', { name: 'Sky', exact: true }).click();
  const cards = page.getByRole('radiogroup', { name: 'Sky' });
  const height = await cards.evaluate((element) => element.clientHeight);
  const pictures = page.getByTestId('sky-thumbnail');
  await expect(pictures).toHaveCount(6, { timeout: EDIT_MS });
  const seen = await pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).map(({ naturalWidth, src }) => ({ naturalWidth, src })),
  );
  expect(seen.map(({ naturalWidth }) => naturalWidth)).toEqual(Array(6).fill(384));
  expect(new Set(seen.map(({ src }) => src)).size).toBe(6);
  // Nothing moved when the pictures came.
  expect(await cards.evaluate((element) => element.clientHeight)).toBe(height);
  await tabTo(page, page.getByRole('radio', { name: /^Blue sky/ }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Clear blue/ })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(/10 of 10 left this month/)).toBeVisible();

  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await page.getByRole('radio', { name: 'Sky', exact: true }).click();
  await expect(page.getByText(/^No open sky was found in this photo/)).toBeVisible({ timeout: EDIT_MS });
  await expect(page.getByTestId('sky-sample')).toHaveCount(6);
  await expect(pictures).toHaveCount(0);
  await expectAccessible(page);
});

/** Chooses lighting from the wall color by arrow keys. */
async function lightByKeys(page: Page): Promise<void> {
  for (const next of ['Wallpaper & panels', 'Floor', 'Lighting']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: next, exact: true })).toBeChecked();
  }
}
