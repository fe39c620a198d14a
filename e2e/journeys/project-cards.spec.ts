import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { press, tabTo } from '../support/keyboard.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const card = (page: Page): Locator => page.getByRole('button', { name: /^View mid-century-office/ }).first();
/** The original picture, which is on the page only on request. */
const before = (button: Locator): Locator => button.locator('[data-shown] img');

test('PROJECT-21 PROJECT-23 U-19 a project shows the edited photo, which is compared by mouse, touch and keys, and saved', async ({
  page,
  hasTouch,
}) => {
  test.slow();
  await makeProject(page);
  await press(page, page.getByRole('link', { name: /^Edit mid-century-office.*, Original$/ }));
  await expect(page).toHaveURL(/imageId=.*versionId=/);
  await page.getByRole('radio', { name: 'Sage' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('slider', { name: /^Divider between/ })).toBeVisible({ timeout: 150_000 });

  await page.goto('/app/projects');
  const project = page.getByRole('link', { name: /Study/ }).filter({ hasText: '1 image' });
  await expect(project.getByText(/Sage/)).toBeVisible();
  await project.click();
  const edited = card(page);
  await expect(edited).toHaveAccessibleName(/Sage walls$/);
  await expect(edited.getByText(/Sage/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit mid-century-office.*Sage walls$/ })).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(before(edited)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  if (hasTouch) await holdsOriginal(page, edited);
  else await dividesByMouse(page, edited);
  await tabTo(page, edited);
  await page.keyboard.press('b');
  await expect(before(edited)).toBeVisible();
  await page.keyboard.press('b');
  await expect(before(edited)).toHaveCount(0);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText(/Show the original photo/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await edited.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Lightbox' });
  await expect(viewer.getByText(/Sage/).first()).toBeVisible();
  await page.keyboard.press('c');
  const divider = viewer.getByRole('slider', { name: /^Divider between Before: Original/ });
  await expect(divider).toBeVisible();
  await expectAccessible(page);
  const at = Number(await divider.getAttribute('aria-valuenow'));
  await tabTo(page, divider);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await divider.getAttribute('aria-valuenow'))).toBeGreaterThan(at);
  await page.keyboard.press('c');
  await expect(divider).toHaveCount(0);
  for (const [name, file] of [
    ['Download this version', /Sage.*\.png$/],
    ['Download original', /as photographed\.webp$/],
  ] as const) {
    const saving = page.waitForEvent('download');
    await viewer.getByRole('link', { name }).click();
    expect((await saving).suggestedFilename()).toMatch(file);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await press(page, page.getByRole('button', { name: 'Project actions' }));
  await page.getByRole('menuitem', { name: 'Download pictures' }).press('Enter');
  const zip = page.getByRole('dialog', { name: 'Download pictures' });
  await expect(zip.getByRole('radio', { name: /^Full size/ })).toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await zip.getByRole('radio', { name: /^Custom/ }).check();
  await zip.getByLabel('Longest side, in pixels').fill('400');
  const saving = page.waitForEvent('download');
  await zip.getByRole('button', { name: 'Download ZIP' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Study.zip');
  const files = unzipSync(await readFile(await saved.path()));
  expect(Object.keys(files)).toEqual(['01 mid-century-office - Sage walls.jpg', 'pictures.json']);
  const list = JSON.parse(strFromU8(files['pictures.json'] ?? new Uint8Array()));
  expect(list.pictures).toMatchObject([{ edited: true, width: 400 }]);
});

async function makeProject(page: Page): Promise<void> {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Create Your First Project' }).click();
  await page.getByLabel('Title').fill('Study');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await page.locator('input[type=file]').first().setInputFiles(STUDY);
  await expect(page.getByRole('article', { name: /^mid-century-office/ })).toBeVisible({ timeout: 180_000 });
}

async function dividesByMouse(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
  await expect(before(button)).toBeVisible();
  const divider = () =>
    button
      .locator('span')
      .first()
      .evaluate((frame) => (frame as HTMLElement).style.getPropertyValue('--divider'));
  await expect.poll(async () => Number.parseFloat(await divider())).toBeCloseTo(30, 0);
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
  await expect.poll(async () => Number.parseFloat(await divider())).toBeCloseTo(80, 0);
  await page.mouse.move(0, 0);
  await expect(before(button)).toHaveCount(0);
}

async function holdsOriginal(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The card is not on the page.');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(before(button)).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(before(button)).toHaveCount(0);
  // Releasing a held picture does not open it.
  await expect(page.getByRole('dialog', { name: 'Lightbox' })).toHaveCount(0);
}
