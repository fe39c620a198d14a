import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press } from '../support/keyboard.ts';
import { scene } from '../support/scenes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

type Page = import('@playwright/test').Page;

/** Time limit of one edit with its analysis, on a busy machine. */
const EDIT_MS = 180_000;
test.setTimeout(3 * EDIT_MS);

const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Suggestion, not charged' });
const history = (page: Page) => page.getByRole('region', { name: 'Version history' });
const designsLeft = (page: Page, left: number) => page.getByText(new RegExp(`${left} of 10 left this month`));

// What a result costs is the same at any width.
test('issue 16 point 7: a doubtful result is free until it is kept', { tag: '@one-width' }, async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('villa-terrace'));
  await mode(page, 'Object removal').click();
  await button(page, 'Mark by hand on the photo').click();
  const canvas = page.getByRole('application', { name: 'Mark on the photo' });
  // Waits until the photo stops moving, because the page may be scrolling to it.
  await canvas.hover();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The photo is not marked.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('1 mark on the photo.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(bar(page)).toContainText('Keeping it takes 1 design.', { timeout: EDIT_MS });
  await expect(designsLeft(page, 10)).toBeVisible();
  await expect(history(page).getByText(/^Suggestion, not charged · /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // It is still a suggestion after the page was left.
  await page.reload();
  await expect(bar(page)).toBeVisible();

  await press(page, button(page, 'Keep it'));
  await expect(page.getByText('Suggestion kept')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(designsLeft(page, 9)).toBeVisible();
  await expect(history(page).getByText(/^Suggestion, not charged · /)).toHaveCount(0);
});
