import type { Browser, BrowserContext, Page } from '@playwright/test';
import { becomeGuest, makeListingWithPhoto } from '../support/connection/world.ts';
import { press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const TITLE = 'Brick house with a garden';

/** A visitor without cookies: another browser profile with the same screen. */
async function openAsBuyer(browser: Browser, page: Page, url: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const buyer = await context.newPage();
  await buyer.goto(url);
  return [context, buyer];
}

// `every-page` checks the page for buyers on a narrow screen.
test('U-01 a listing gets a page for buyers: it is switched on, visited, sends a message, and is switched off', {
  tag: '@one-width',
}, async ({ page, browser }) => {
  test.slow();
  const call = await becomeGuest(page);
  await makeListingWithPhoto(call, { title: TITLE, isEdited: true });

  await page.goto('/app/listings');
  await page.getByRole('button', { name: `Actions for ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Page for buyers' }).click();
  const section = page.getByRole('region', { name: 'Page for buyers' });
  await expect(section.getByText('The page is off')).toBeVisible();
  await expect(section.getByText('Labeled “Virtually staged”')).toBeVisible();
  await press(page, section.getByRole('switch', { name: 'Exact address' }), 'Space');
  await expect(section.getByLabel('Shown in place of the address')).toBeVisible();
  await expectAccessible(page);

  // The preview, before the page is public.
  await press(page, section.getByRole('link', { name: 'Preview the page' }));
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('Springfield, IL', { exact: true })).toBeVisible();
  await expect(page.getByText('12 Elm Street')).toHaveCount(0);
  await expect(page.getByText(/Virtually staged/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, bar.getByRole('link', { name: 'Back to the listing' }));

  await press(page, section.getByRole('button', { name: 'Switch the page on' }));
  const link = section.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/\/app\/share\/listing\/[\w-]{43}$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [context, buyer] = await openAsBuyer(browser, page, await link.inputValue());
  const answered = await buyer.request.get(buyer.url());
  expect(answered.headers()['x-robots-tag']).toBe('noindex, nofollow');
  await expect(buyer.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(buyer.getByText('Springfield, IL', { exact: true })).toBeVisible();
  await expect(buyer.getByText('12 Elm Street')).toHaveCount(0);
  await expect(buyer.getByText('3 bedrooms')).toBeVisible();
  await expectAccessible(buyer);
  await expectNoSidewaysScroll(buyer);

  // Every picture by keys, and the room in the original photo.
  await buyer
    .getByRole('button', { name: /^Open Photo 1/ })
    .first()
    .press('Enter');
  await expect(buyer.getByRole('dialog', { name: 'Photos of the home' })).toBeVisible();
  await buyer.keyboard.press('ArrowRight');
  await buyer.keyboard.press('Escape');
  await expect(buyer.getByRole('dialog', { name: 'Photos of the home' })).toHaveCount(0);
  const slider = buyer.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuenow', '50');

  await buyer.getByRole('button', { name: 'Send a message' }).filter({ visible: true }).last().press('Enter');
  const form = buyer.getByRole('region', { name: 'Ask about this home' }).last();
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Novak');
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByLabel('Your message').fill('May I see it on Saturday?');
  await form.getByLabel('I accept the terms and conditions').check();
  await expectAccessible(buyer);
  await form.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(buyer.getByRole('heading', { name: 'Thank you, Ana' })).toBeVisible();

  await page.goto('/app/listings/messages');
  const message = page.getByRole('article', { name: 'Ana Novak' });
  await expect(message.getByText('May I see it on Saturday?')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await message.getByRole('link', { name: TITLE }).click();
  await expect(section.getByText('1 view by 1 visitor')).toBeVisible();
  await expect(section.getByRole('link', { name: '1 message' })).toBeVisible();
  await press(page, section.getByRole('button', { name: 'Switch off' }));
  await press(page, section.getByRole('button', { name: 'Switch off' }));
  await expect(section.getByText('The page is off')).toBeVisible();

  await buyer.reload();
  await expect(buyer.getByRole('heading', { level: 1, name: 'This page was switched off' })).toBeVisible();
  expect((await buyer.request.get(buyer.url())).status()).toBe(410);
  await expectAccessible(buyer);
  await context.close();
});
