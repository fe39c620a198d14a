import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { becomeGuest, makeListingWithPhoto } from '../support/connection/world.ts';
import { cloth } from '../support/drawn-pictures.ts';
import { press } from '../support/keyboard.ts';
import { STUDY } from '../support/photos.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const ONE = 'Brick house with a garden';
const OTHER = 'House by the park';
const card = (page: Page, name: string) => page.getByRole('article', { name });
const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();
const banner = (page: Page) => page.getByRole('region', { name: 'Listings that look alike' });

/**
 * The same home from another table, with a differently written address, a project and a public page.
 * @returns its link
 */
async function makeOther(call: Awaited<ReturnType<typeof becomeGuest>>): Promise<string> {
  const rows = [
    'Title,UnparsedAddress,ListPrice,Currency,BedroomsTotal',
    `${OTHER},"12 ELM ST., Springfield, Illinois",455000,USD,4`,
  ];
  const table = { name: 'mls.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await call.upload('/listings/import_table/', 'file', [table]);
  const listing = (await call('GET', '/listings/')).results.find((each) => each.title === OTHER);
  if (!listing) throw new Error('The listing is not there.');
  const { project } = await call('POST', `/listings/${listing.id}/create_project/`, {});
  const study = { name: 'office.webp', mimeType: 'image/webp', buffer: await readFile(STUDY) };
  await call.upload(`/projects/${project.id}/upload_images/`, 'files', [study, cloth('garden.png', 150)]);
  const { link } = await call('POST', `/listings/${listing.id}/page/link/`, {});
  return link.token;
}

test('C-25 a home that was imported twice is suggested for merging, merged without loss, and separated again', async ({
  page,
  browser,
}) => {
  test.slow();
  const call = await becomeGuest(page);
  await makeListingWithPhoto(call, { title: ONE });
  const token = await makeOther(call);

  await page.goto('/app/listings');
  await expect(card(page, OTHER)).toBeVisible();
  await expect(banner(page)).toContainText('looks like the same property as');
  await expect(banner(page)).toContainText('Why: same address.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await press(page, banner(page).getByRole('button', { name: /^Merge/ }));
  const dialog = page.getByRole('dialog', { name: 'Merge two listings' });
  const price = dialog.getByRole('radiogroup', { name: 'Price' });
  await expect(price.getByRole('radio', { name: /\$455,000/ })).toBeChecked();
  await price.getByRole('radio', { name: /\$450,000/ }).check();
  await dialog.getByRole('radiogroup', { name: 'Title' }).getByRole('radio', { name: ONE }).check();
  // Either listing can stay; a swap keeps the chosen facts.
  const keepOther = (name: string) => dialog.getByRole('button', { name: `Keep the other one: “${name}”` });
  await press(page, keepOther(OTHER));
  await expect(keepOther(ONE)).toBeFocused();
  await expect(price.getByRole('radio', { name: /\$450,000.*of the other one/ })).toBeChecked();
  await expectAccessible(page);
  await press(page, keepOther(ONE));
  await expect(price.getByRole('radio', { name: /\$450,000.*of the one that stays/ })).toBeChecked();
  await expect(dialog.getByText('Nothing is deleted. You can undo this')).toBeVisible();
  await expect(dialog.getByText('The link to the other page for buyers keeps working')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, dialog.getByRole('button', { name: 'Merge', exact: true }));

  await toast(page, 'Listings merged');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, ONE)).toContainText('$450,000');
  await expect(card(page, ONE)).toContainText('4 beds');
  await expect(banner(page)).toBeHidden();

  // The link of the buyers still works.
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const buyer = await context.newPage();
  await buyer.goto(new URL(`/app/share/listing/${token}`, page.url()).href);
  await expect(buyer.getByRole('heading', { level: 1, name: ONE })).toBeVisible();
  await context.close();

  await card(page, ONE).getByRole('link', { name: ONE, exact: true }).click();
  const details = page.getByRole('dialog', { name: ONE });
  const merged = details.getByRole('region', { name: 'Merged listings' });
  await expect(merged.getByText('mls.csv')).toBeVisible();
  await expect(merged.getByText(/^Taken from it: .*Bedrooms/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await press(page, merged.getByRole('button', { name: `Undo the merge of “${OTHER}”` }));
  await toast(page, 'Both listings are back');
  await expect(merged).toBeHidden();

  // The pair is suggested again, but no longer after both are kept.
  const offer = details.getByRole('region', { name: 'Listings that look alike' });
  await expect(offer).toContainText('Looks like the same property as 12 ELM ST., Springfield, Illinois.');
  await press(page, offer.getByRole('button', { name: /^Keep both/ }));
  await toast(page, 'Both listings are kept');
  await expect(offer).toBeHidden();
  await page.goto('/app/listings');
  await expect(card(page, OTHER)).toContainText('$455,000');
  await expect(card(page, ONE)).toContainText('3 beds');
  await expect(banner(page)).toBeHidden();
});
