import { openPlayground, uploadPhoto } from '../support/guest.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { scene } from '../support/scenes.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

type Page = import('@playwright/test').Page;

/** Time limit of one edit with its analysis, on a busy machine. */
const EDIT_MS = 180_000;
test.setTimeout(3 * EDIT_MS);

const mode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const apply = (page: Page) => page.getByRole('button', { name: 'Apply' });
const forecast = (page: Page) => page.getByRole('region', { name: 'On this photo' });
const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });
const designsLeft = (page: Page, left: number) => page.getByText(new RegExp(`${left} of 10 left this month`));

test('issue 19 point 9: a combined edit shows its forecast before it costs a design, and does that', async ({
  page,
}) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await mode(page, 'Style transfer').click();
  await expect(forecast(page).getByRole('listitem')).toHaveText(
    [
      /Will be done\. Wall color: Paints the walls\./,
      /Cannot be done here\. Furniture: Furniture stands there already.*Mark what goes/,
      /Will be done\. Light: Changes the light\./,
    ],
    { timeout: EDIT_MS },
  );
  await expect(
    page.getByText('On this photo: Wall color and light only. Cannot be done here: furniture.'),
  ).toBeVisible();
  await expect(designsLeft(page, 10)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await tabTo(page, apply(page));
  await page.keyboard.press('Enter');
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await page.getByRole('button', { name: 'Exit Comparison' }).click();
  await expect(page.getByRole('region', { name: 'What was done' }).getByRole('listitem')).toHaveText([
    /^Wall color: Walls painted in .+\.$/,
    /^Furniture: left out\. Furniture stands there already/,
    /^Light: Light set to .+\.$/,
  ]);
  await expect(designsLeft(page, 9)).toBeVisible();
  await expect(page.getByText('This edit was free', { exact: false })).toHaveCount(0);
  await expectAccessible(page);
});

// The test before shows the forecast on a phone, and `selecting` the things that would go.
test('issue 19 point 9: an impossible part leads to the tool that solves it', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await mode(page, 'Style transfer').click();
  const solve = forecast(page).getByRole('button', { name: 'Mark what goes' });
  await expect(solve).toBeVisible({ timeout: EDIT_MS });
  await press(page, solve);
  await expect(mode(page, 'Empty room')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Selecting on the photo' })).toBeVisible();
  // The found things are outlined on the photo, to be corrected.
  await expect(
    page.getByText(/We found \d+ things? to remove, but are not sure\. Tap what to keep/),
  ).toBeVisible({
    timeout: EDIT_MS,
  });
  await expect(page.getByText(/of the picture is selected\. Only this is removed\.$/)).toBeVisible({
    timeout: EDIT_MS,
  });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

// `long-work` shows a refusal on a phone.
test('issue 19 point 11: a refused edit is announced before, is not an error, and is free', {
  tag: '@one-width',
}, async ({ page }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('villa-terrace'));
  await mode(page, 'Redesign').click();
  await expect(forecast(page)).toContainText('This photo was taken outdoors', { timeout: EDIT_MS });
  await expect(page.getByText('Trying it costs nothing. 10 of 10 left this month.')).toBeVisible();
  await apply(page).click();
  const told = page.getByRole('alert').filter({ hasText: 'Not possible on this photo' });
  await expect(told).toContainText('This photo was taken outdoors', { timeout: EDIT_MS });
  await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  await told.getByRole('button', { name: 'See what can be done' }).click();
  await expect(mode(page, 'Redesign')).toBeChecked();
  await forecast(page).getByRole('button', { name: 'Mark the sky' }).click();
  await expect(mode(page, 'Sky')).toBeChecked();
  await expect(designsLeft(page, 10)).toBeVisible();
  await expectAccessible(page);
});

// The requests are the same at any width.
test('issue 19 point 11: an edit that was requested after the session was lost is made after a renewal', {
  tag: '@one-width',
}, async ({ page, context, complaints }) => {
  await openPlayground(page);
  await uploadPhoto(page, scene('scandinavian-living-room-1'));
  await mode(page, 'Lighting').click();
  await page.getByRole('radio', { name: /^Moody/ }).click();
  await context.clearCookies({ name: 'hd_session' });
  await apply(page).click();
  await expect(divider(page)).toBeVisible({ timeout: EDIT_MS });
  await expect(page.getByText('Failed to apply edit')).toHaveCount(0);
  expect(complaints.some((complaint) => complaint.includes('Unauthorized access'))).toBe(true);
  // The browser logs the requests that were refused before the renewal.
  complaints.length = 0;
});
