import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { boardAct } from '../support/board-acts.ts';
import { cloth } from '../support/drawn-pictures.ts';
import { movePicked, press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

/** A board of two pictures, made by its owner from a new project. */
async function makeBoard(page: Page): Promise<void> {
  await page.goto('/app/projects');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: /^(Create Your First|New) Project$/ }).click();
  await page.getByLabel('Title').fill('Elm Street');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([cloth('one.png'), cloth('two.png')]);

  await page.getByRole('button', { name: 'Create New Board' }).click();
  await page.getByRole('checkbox', { name: /^Select one/ }).press('Space');
  await page.getByRole('checkbox', { name: /^Select two/ }).press('Space');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Create Board (2)' }).click();
}

/** A visitor without cookies: another browser profile with the same screen. */
async function openAsStranger(browser: Browser, page: Page, url: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: page.viewportSize() });
  const stranger = await context.newPage();
  await stranger.goto(url);
  return [context, stranger];
}

/** Columns of the picture grid on screens of increasing width. */
async function columnsByWidth(page: Page): Promise<number[]> {
  const grid = page.getByRole('list', { name: 'Pictures' });
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  const columns: number[] = [];
  for (const width of [639, 640, 1024, 1280]) {
    await page.setViewportSize({ ...before, width });
    columns.push(await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length));
  }
  await page.setViewportSize(before);
  return columns;
}

test('NAV-28 NAV-29 WIZARD-01 WIZARD-09 WIZARD-15 BOARD-13 BOARD-32 SHARE-02 SHARE-25 SHARE-35 SHARE-51 SHARE-52 SHARE-54 U-28 U-31 a board is made and shared, a visitor sees it and adds a photo, and its link is revoked', async ({
  page,
  browser,
  complaints,
}) => {
  // Two browsers, and axe checks every page.
  test.slow();
  await makeBoard(page);
  const wizard = page.getByRole('dialog', { name: 'Create Board' });
  await wizard.getByLabel('Board name').fill('Client choice');
  await wizard.getByLabel('Description').fill('Two cloths');
  await expectAccessible(page);
  await press(page, wizard.getByRole('button', { name: 'Next' }));
  await expect(wizard.getByRole('heading', { name: 'Client choice' })).toBeVisible();
  await press(page, wizard.getByRole('button', { name: 'Create Board' }));
  await press(page, wizard.getByRole('button', { name: 'Generate Link: View and Upload' }));
  const url = await wizard.getByRole('textbox').inputValue();
  expect(new URL(url).pathname).toMatch(/^\/app\/share\/board\/[\w-]+$/);
  await expectAccessible(page);
  await press(page, wizard.getByRole('button', { name: 'Finish' }));
  await expect(page.getByRole('tab', { name: 'Boards (2)' })).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('article', { name: 'Client choice' });
  await expect(card.getByText('Shared')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Client choice' }).click();

  await page.getByRole('tab', { name: 'Share Settings' }).click();
  await page.getByRole('button', { name: 'Link settings' }).click();
  await page.getByRole('switch', { name: /wait for my approval/ }).press('Space');
  await expect(page.getByRole('switch', { name: /wait for my approval/ })).toBeChecked();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code that opens the shared board' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const [context, stranger] = await openAsStranger(browser, page, url);
  await expect(stranger.getByRole('heading', { name: 'Client choice', level: 1 })).toBeVisible();
  await expect(stranger.getByText('Can Upload')).toBeVisible();
  await expect(stranger.getByText('Drop photos here, or')).toBeVisible();
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);
  expect(await columnsByWidth(stranger)).toEqual([1, 2, 3, 4]);
  const picture = stranger.getByRole('article').first();
  await press(stranger, picture.getByRole('button', { name: /^View/ }));
  await expect(stranger.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
  await stranger.keyboard.press('Escape');
  const saving = stranger.waitForEvent('download');
  await press(stranger, picture.getByRole('link', { name: /^Download/ }));
  expect((await saving).suggestedFilename()).toMatch(/\.png$/);
  await press(stranger, picture.getByRole('button', { name: /^Like/ }));
  await expect(picture.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
  await stranger.getByLabel('Your name').fill('Kim');
  await stranger.locator('input[type=file]').first().setInputFiles(cloth('from-kim.png'));
  await stranger.getByRole('button', { name: 'Upload 1 Files' }).click();
  await expect(stranger.getByText('The owner decides when other visitors see them.')).toBeVisible();
  await expect(stranger.getByRole('article')).toHaveCount(2);

  await page.reload();
  await expect(page.getByText('1 photo waits for you')).toBeVisible();
  await expect(page.getByText(/Liked by/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: /^Show from-kim/ }));
  await expect(page.getByText('Shown to visitors')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('article')).toHaveCount(3);

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(page.getByText('Link revoked')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('This board link is invalid or has expired.')).toBeVisible();
  await expectAccessible(stranger);
  await context.close();
  expect(complaints).toEqual([]);
});

test('NAV-16 NAV-18 NAV-19 BOARD-50 C-15 BOARDS-36 the order of a board is changed by keys alone, and the board is deleted', async ({
  page,
}) => {
  await makeBoard(page);
  await page.getByLabel('Board name').fill('Order');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create Board', exact: true }).click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('article', { name: 'Order' }).getByRole('link', { name: 'Order' }).click();
  // The list of boards also has two articles.
  await expect(page.getByRole('heading', { name: 'Order', level: 1 })).toBeVisible();
  const names = () => page.getByRole('article').evaluateAll((all) => all.map((each) => each.ariaLabel));
  await expect(page.getByRole('article')).toHaveCount(2);
  const [first, second] = await names();

  await page.getByRole('link', { name: 'Edit Board' }).click();
  await expect(page).toHaveURL(/\/app\/boards\/[0-9a-f-]{36}\/edit$/);
  const handle = page.getByRole('button', { name: `Move ${first}`, exact: true });
  await press(page, handle, 'Space');
  const forward = (page.viewportSize()?.width ?? 0) < 640 ? 'ArrowDown' : 'ArrowRight';
  await movePicked(page, handle, forward, `${first} is now at place 2 of 2.`);
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL(/\/app\/boards\/[0-9a-f-]{36}$/);
  await expect.poll(names).toEqual([second, first]);
  await expectAccessible(page);

  const board = page.url();
  await page.goto('/app/boards');
  await expect(page.getByRole('article', { name: 'Order' })).toBeVisible();
  await page.goto(board);

  await (await boardAct(page, 'Delete Board')).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/tab=boards/);
  await expect(page.getByText('Board deleted successfully')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Order' })).toHaveCount(0);
});
