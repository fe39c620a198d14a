import { press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const CARDS = 'article';

test('GALLERY-01 LANDING-25 NAV-22 a visitor finds, opens, likes, shares and saves a design, by keyboard alone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await press(page, page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }));
  await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
  await expect(page.locator(CARDS).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // GALLERY-02 GALLERY-03 GALLERY-75: search, then filter.
  await tabTo(page, page.getByRole('searchbox', { name: 'Search designs' }));
  await page.keyboard.type('brick');
  await press(page, page.getByRole('button', { name: 'Search', exact: true }));
  await expect(page.getByRole('status').filter({ hasText: /^3 designs$/ })).toBeVisible();
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  if ((await filters.getAttribute('aria-expanded')) === 'false') await press(page, filters);
  await tabTo(page, page.getByRole('combobox', { name: 'Category' }));
  await page.keyboard.type('Industrial');
  await expect(page.getByRole('button', { name: 'Remove category Industrial' })).toBeVisible();
  await expect(page.locator(CARDS)).toHaveCount(2);
  await expectAccessible(page);

  // GALLERY-29 GALLERY-30 GALLERY-31: all facts of a design.
  const card = page.getByRole('button', { name: 'Open Brick loft, lit low and warm' });
  await press(page, card);
  const dialog = page.getByRole('dialog', { name: 'Brick loft, lit low and warm' });
  await expect(dialog.getByText('Only the light was changed', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('slider')).toBeVisible();
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Next picture' }));
  await expect(dialog.getByText('By day · 2 of 2')).toBeVisible();

  // GALLERY-42 GALLERY-76 GALLERY-78: liked once.
  await press(page, dialog.getByRole('button', { name: 'Like', exact: true }));
  await expect(dialog.getByRole('list', { name: 'Statistics' })).toContainText('1 like');
  await press(page, dialog.getByRole('button', { name: 'Liked' }));
  await expect(dialog.getByRole('list', { name: 'Statistics' })).toContainText('1 like');

  // GALLERY-43 GALLERY-79: the address opens the design for another visitor, who has not liked it.
  await press(page, dialog.getByRole('button', { name: 'Share' }));
  await expect(page.getByText('Link Copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url.startsWith(`${baseURL}/app/gallery?item=`)).toBe(true);
  const other = await browser.newPage();
  await other.goto(url);
  const opened = other.getByRole('dialog', { name: 'Brick loft, lit low and warm' });
  await expect(opened.getByRole('list', { name: 'Statistics' })).toContainText('1 like');
  await expect(opened.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  await other.close();

  // GALLERY-44: saved under the name of the picture.
  const saved = page.waitForEvent('download');
  await press(page, dialog.getByRole('link', { name: 'Download' }));
  expect((await saved).suggestedFilename()).toBe('brick-loft-lit-low-and-warm-by-day.webp');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Like Brick loft, lit low and warm: 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('GALLERY-10 GALLERY-15 GALLERY-17 GALLERY-33 GALLERY-45 GALLERY-82 GALLERY-85 scrolling loads all designs, in one to six columns', async ({
  page,
  viewport,
}) => {
  const narrow = (viewport?.width ?? 0) < 900;
  await page.goto('/gallery');
  await expect(page.locator(CARDS)).toHaveCount(20);
  const columns = () =>
    page
      .getByRole('list', { name: 'Designs' })
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  const widths: [width: number, columns: number][] = narrow
    ? [[360, 1]]
    : [
        [600, 2],
        [1000, 3],
        [1440, 4],
        [1700, 5],
        [1920, 6],
      ];
  for (const [width, wanted] of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `${width} pixels`).toBe(wanted);
    await expectNoSidewaysScroll(page);
  }

  await page.locator(CARDS).last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4_000);
  await expect(page.locator(CARDS)).toHaveCount(23);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  const names = await page
    .locator(CARDS)
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(new Set(names).size).toBe(23);

  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.locator(CARDS)).toHaveCount(23);
  await expectNoSidewaysScroll(page);

  // The contact button leads to the form below.
  await page.getByRole('button', { name: 'Open Farmhouse kitchen with a long table' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Contact' }).click();
  await expect(page.getByRole('region', { name: /free 30-minute consultation/ })).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
});
