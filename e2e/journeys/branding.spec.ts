import { devices } from '@playwright/test';
import { becomeGuest, makeListingWithPhoto, makeProjectOfOne } from '../support/connection/world.ts';
import { cloth } from '../support/drawn-pictures.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

// `boards` opens a link on a phone.
test('a link opens with the logo, the name and the contact of its owner, and without those of the product', {
  tag: '@one-width',
}, async ({ page, browser }) => {
  const call = await becomeGuest(page);
  const project = await makeProjectOfOne(call, 'Elm Street');
  const { token } = await call('POST', `/projects/${project}/share_links/`, { permission: 'view' });
  const context = await browser.newContext({ ...devices['Desktop Chrome'], viewport: page.viewportSize() });
  const client = await context.newPage();
  const shared = `/app/share/board/${token}`;
  const heading = client.getByRole('heading', { name: 'Elm Street', level: 1 });
  const bar = (of = client) => of.getByRole('region', { name: 'Presented by' });

  await client.goto(new URL(shared, page.url()).href);
  await expect(heading).toBeVisible();
  await expect(bar()).toHaveCount(0);
  await expect(client.getByRole('banner')).toHaveCount(1);

  await page.goto('/app/settings?tab=branding');
  await expect(page.getByText('Add a name or a logo to see the preview.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(cloth('logo.png', 60, [400, 160]));
  await expect(page.getByRole('button', { name: 'Replace the logo' })).toBeVisible();
  // Only keys from here on.
  await tabTo(page, page.getByRole('textbox', { name: 'Business name' }));
  for (const typed of ['Maple Homes', 'Ana Reyes', '+1 555 010 2030', 'ana@maple.example', 'maple.example']) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press('Tab');
  }
  const color = page.getByRole('textbox', { name: 'Color' });
  await color.fill('#1f4d3a');
  await color.press('Enter');
  await expect(page.getByText('A full address, for example https://example.com')).toBeVisible();
  const website = page.getByRole('textbox', { name: 'Website' });
  await expect(website).toBeFocused();
  await website.fill('https://maple.example');
  await expect(bar(page)).toContainText('Maple Homes');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, page.getByRole('button', { name: 'Save branding' }));
  await expect(page.getByText('Branding saved')).toBeVisible();

  await client.reload();
  await expect(heading).toBeVisible();
  await expect(bar()).toContainText('Maple Homes');
  await expect(bar()).toHaveCSS('background-color', 'rgb(31, 77, 58)');
  await expect(bar().getByRole('link', { name: 'maple.example', exact: true })).toHaveAttribute(
    'href',
    'https://maple.example',
  );
  await expect
    .poll(() =>
      bar()
        .locator('img')
        .evaluate((logo: HTMLImageElement) => logo.naturalWidth),
    )
    .toBeGreaterThan(100);
  // No link leads into the product; the legally required ones stay.
  await expect(client.getByRole('banner')).toHaveCount(0);
  await expect(client.getByRole('navigation', { name: 'Footer' })).toHaveCount(0);
  await expect(client.getByRole('link', { name: 'Privacy' })).toBeVisible();
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);

  // The page of a listing has the branding too, with the contact of the listing.
  const listing = await makeListingWithPhoto(call, { title: 'Brick house' });
  const { link } = await call('POST', `/listings/${listing}/page/link/`, {});
  await client.goto(new URL(`/app/share/listing/${link.token}`, page.url()).href);
  await expect(client.getByRole('heading', { name: 'Brick house', level: 1 })).toBeVisible();
  await expect(bar()).toContainText('Maple Homes');
  await expect(bar().getByRole('link', { name: 'ana@maple.example' })).toHaveCount(0);
  await expect(client.getByRole('banner')).toHaveCount(0);
  await expectAccessible(client);
  await expectNoSidewaysScroll(client);
  await context.close();
});
