import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { cloth } from '../support/drawn-pictures.ts';
import { movePicked, press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** A ZIP of a folder as people make it, with hidden files of the system and of other programs. */
function zipOf(name: string, photos: Readonly<Record<string, Uint8Array>>) {
  const buffer = zipSync({
    ...photos,
    '__MACOSX/Elm/._1.png': strToU8('of the system'),
    'Elm/floor plan.pdf': strToU8('%PDF'),
    '../../up.png': strToU8('outside'),
  });
  return { name, mimeType: 'application/zip', buffer: Buffer.from(buffer) };
}

const ELM = zipOf('12-elm-street.zip', {
  'Elm/photo 10.png': cloth('a.png', 170).buffer,
  'Elm/photo 2.png': cloth('b.png', 110).buffer,
  'Elm/photo 3.png': cloth('c.png', 140).buffer,
});

async function openListings(page: Page): Promise<void> {
  await page.goto('/app/listings');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await expect(page.getByRole('heading', { name: 'Property Listings', level: 1 })).toBeVisible();
}

/** Opens the dialog at the tab of photos. */
async function openPhotos(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Add (Listings|Your First Listing)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Listings' });
  await dialog.getByRole('tab', { name: 'Photos' }).click();
  await expect(dialog.getByRole('button', { name: 'choose files' })).toBeVisible();
  return dialog;
}

const chooser = (dialog: Locator) => dialog.locator('input[type=file]').first();

test('C-25 a ZIP of photos becomes a listing with a project, and skipped files are listed with the reason', async ({
  page,
}) => {
  test.slow();
  await openListings(page);
  const dialog = await openPhotos(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await chooser(dialog).setInputFiles(ELM);
  await expect(dialog.getByLabel(/^Title/)).toHaveValue('12 elm street');
  const rows = dialog.getByRole('list', { name: 'Photos to upload' }).getByRole('listitem');
  await expect(rows).toHaveText([/^photo 2\.png/, /^photo 3\.png/, /^photo 10\.png/]);
  await expect(dialog.getByText('3 files are left out')).toBeVisible();
  await expect(dialog.getByText('Its path leads outside the ZIP.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dialog.getByLabel('Address').fill('12 Elm Street, Springfield, IL 62704');
  await press(page, dialog.getByRole('button', { name: 'Add listing with 3 photos' }));
  await toast(page, 'Listing added with 3 photos');
  const card = page.getByRole('article', { name: '12 elm street' });
  await expect(card.getByText('Completed')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Picture of 12 elm street' })).toBeVisible();

  await card.getByRole('link', { name: '12 elm street', exact: true }).click();
  const details = page.getByRole('dialog', { name: '12 elm street' });
  await expect(details.getByText('Found in: Entered with the photos').first()).toBeVisible();
  await expect(details.getByText('12-elm-street.zip').first()).toBeVisible();
  await expect(details.getByRole('heading', { name: 'Pictures (3)' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(details).toBeHidden();

  // The order of the set: by keys, and by the handle.
  await card.getByRole('button', { name: 'Actions for 12 elm street' }).click();
  await page.getByRole('menuitem', { name: 'Publish photos' }).click();
  const photos = page.getByRole('list', { name: 'Photos', exact: true });
  const inOrder = (...names: string[]) =>
    expect(photos.getByRole('checkbox', { name: /^Publish / }))
      .toHaveCount(names.length)
      .then(() =>
        expect
          .poll(() => photos.getByRole('checkbox').evaluateAll((all) => all.map((box) => box.ariaLabel)))
          .toEqual(names.map((name) => `Publish ${name}`)),
      );
  await inOrder('photo 2', 'photo 3', 'photo 10');
  const handle = photos.getByRole('button', { name: 'Move photo 2', exact: true });
  await press(page, handle, 'Space');
  await expect(page.getByText('photo 2 picked up.')).toBeAttached();
  await movePicked(page, handle, 'ArrowDown', 'photo 2 is at place 2 of 3.');
  await page.keyboard.press('Space');
  await inOrder('photo 3', 'photo 2', 'photo 10');
  await expect(handle).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (test.info().project.name === 'desktop') {
    const last = photos.getByRole('button', { name: 'Move photo 10', exact: true });
    await last.hover();
    await page.mouse.down();
    const first = await photos.getByRole('listitem').first().boundingBox();
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 60, { steps: 12 });
    await page.mouse.up();
    await inOrder('photo 10', 'photo 3', 'photo 2');
    await page.reload();
    await inOrder('photo 10', 'photo 3', 'photo 2');
  }
  await page.goto('/app/listings');
  await card.getByRole('link', { name: 'View Project: 12 elm street' }).click();
  await expect(page.getByRole('tab', { name: 'Images (3)' })).toBeVisible();
});

test('C-25 a damaged photo is listed with its reason, and the listing is finished without it', {
  tag: '@one-width',
}, async ({ page, complaints }) => {
  test.slow();
  await openListings(page);
  const dialog = await openPhotos(page);
  const damaged = cloth('2.png', 140);
  await chooser(dialog).setInputFiles([
    cloth('1.png'),
    { ...damaged, buffer: damaged.buffer.subarray(0, damaged.buffer.length / 2) },
  ]);
  await dialog.getByLabel(/^Title/).fill('Mill house');
  await dialog.getByRole('button', { name: 'Add listing with 2 photos' }).click();
  await expect(dialog.getByRole('button', { name: 'Retry upload of 2.png' })).toBeVisible();
  await expect(dialog.getByText('1 of 2 uploaded, 1 failed')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Finish without the rest' }).click();
  await toast(page, 'Listing added with 1 photo');
  const card = page.getByRole('article', { name: 'Mill house' });
  await expect(card.getByText('Completed')).toBeVisible();
  // The browser logs the refused requests.
  expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  complaints.length = 0;
});

test('C-25 an upload that a reload interrupted lists the missing photos, continues, and adds no photo twice', {
  tag: '@one-width',
}, async ({ page, complaints }) => {
  test.slow();
  await openListings(page);
  const dialog = await openPhotos(page);
  await chooser(dialog).setInputFiles(ELM);
  // The second photo never arrives: the page is reloaded during its upload.
  let count = 0;
  await page.route('**/photos/', async (route) => {
    count += 1;
    if (count === 1) await route.continue();
  });
  await dialog.getByRole('button', { name: 'Add listing with 3 photos' }).click();
  await expect(dialog.getByText('1 of 3 uploaded')).toBeVisible();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await page.unroute('**/photos/');

  const card = page.getByRole('article', { name: '12 elm street' });
  await press(page, card.getByRole('button', { name: 'Go on sending photos of 12 elm street' }));
  const details = page.getByRole('dialog', { name: '12 elm street' });
  const missing = details.getByRole('region', { name: 'Photos that are missing' });
  await expect(missing.getByText('2 of 3 photos have not arrived.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await missing.locator('input[type=file]').first().setInputFiles(ELM);
  await toast(page, '2 photos added');
  await expect(missing).toBeHidden();
  await expect(details.getByRole('heading', { name: 'Pictures (3)' })).toBeVisible();
  await page.goBack();
  await expect(card.getByText('Completed')).toBeVisible();
  await card.getByRole('link', { name: 'View Project: 12 elm street' }).click();
  await expect(page.getByRole('tab', { name: 'Images (3)' })).toBeVisible();
  // The browser logs the interrupted requests.
  expect(complaints.filter((complaint) => !/Failed to fetch|ERR_|aborted/i.test(complaint))).toEqual([]);
  complaints.length = 0;
});
