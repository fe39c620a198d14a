import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callAs, usedDesigns } from '../support/call-as.ts';
import { cloth } from '../support/drawn-pictures.ts';
import { press } from '../support/keyboard.ts';
import { test } from '../support/listing-test.ts';
import { STUDY } from '../support/photos.ts';
import type { PropertyPages } from '../support/property-pages.ts';
import { openSet, readCredentials, sha256, sizeOfJpeg } from '../support/published-set.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

const HOMES = 20;
const PHOTOS = 12;
/** The limits of the default rules. */
const [MAX_WIDTH, MAX_HEIGHT, MAX_BYTES] = [2048, 1536, 3_000_000];
const LABEL = 'Virtually staged';

// What is published is the same at any width; `every-page` checks the pages on a narrow screen.
test('U-01 U-06 from a table of properties to a set for publishing: one look, a banned edit refused before the charge, labels, originals, manifest and credentials', {
  tag: '@one-width',
}, async ({ page, pages }) => {
  test.slow();
  await page.goto('/app/listings');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await putPhotos(page, pages);

  // A table of twenty properties; the first one has photos.
  await page.getByRole('button', { name: 'Add Your First Listing' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Listings' });
  await adding.getByRole('tab', { name: 'Table' }).click();
  const table = { name: 'homes.csv', mimeType: 'text/csv', buffer: tableOfHomes(pages) };
  await adding.locator('input[type=file]').setInputFiles(table);
  await adding.getByRole('button', { name: `Add ${HOMES} listings` }).click();
  await expect(page.getByText(`${HOMES} listings added`).first()).toBeVisible();
  const card = page.getByRole('article', { name: 'Elm Street 1', exact: true });
  await card.getByRole('button', { name: 'Create Project: Elm Street 1' }).click();
  await expect(card.getByRole('link', { name: 'View Project: Elm Street 1' })).toBeVisible();
  const images = await photosOf(page);

  // One look for all of them.
  await card.getByRole('link', { name: 'View Project: Elm Street 1' }).click();
  await page.getByRole('button', { name: 'Project actions' }).click();
  await page.getByRole('menuitem', { name: 'Apply to listing' }).click();
  await page.getByRole('combobox', { name: 'Light', exact: true }).selectOption({ label: 'Cool light' });
  await press(page, page.getByRole('button', { name: `Apply to ${PHOTOS} photos` }));
  await expect(page.getByText(`${PHOTOS} of ${PHOTOS} done`)).toBeVisible({ timeout: 240_000 });
  await press(page, page.getByRole('button', { name: `Approve all (${PHOTOS})` }));
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(PHOTOS);

  // A banned edit is refused before it costs a design; one that needs a label is made.
  const room = images[0]?.id;
  const before = await usedDesigns(page);
  const body = { image_id: room, args: {} };
  const banned = await callAs<{ code: string }>(page, 'POST', '/transformations/sky-replacement/', body);
  expect([banned.status, banned.json.code]).toEqual([409, 'edit_banned_by_profile']);
  expect(await usedDesigns(page)).toBe(before);
  const made = await callAs<{ job_id: string }>(page, 'POST', '/transformations/wall-color/', {
    image_id: room,
    args: { color: 'sage' },
  });
  expect(made.status).toBe(202);
  const statusNow = async () =>
    (await callAs<{ status: string }>(page, 'GET', `/edit-jobs/${made.json.job_id}/status/`)).json.status;
  await expect.poll(statusNow, { timeout: 120_000 }).toMatch(/succeeded|completed/);

  // The plan, opened from the menu of the listing.
  await page.goto('/app/listings');
  await card.getByRole('button', { name: 'Actions for Elm Street 1' }).click();
  await page.getByRole('menuitem', { name: 'Publish photos' }).click();
  await expect(page.getByRole('heading', { name: 'Publish photos: Elm Street 1', level: 1 })).toBeVisible();
  const photos = page.getByRole('list', { name: 'Photos', exact: true });
  const first = photos.getByRole('listitem').first();
  const version = first.getByRole('combobox', { name: /^Version of / });
  await version.selectOption({ label: await wallsOf(version) });
  await expect(first.getByText('01-photo-1-edited.jpg')).toBeVisible();
  await expect(first.getByText(`Label on the picture: “${LABEL}”`)).toBeVisible();
  await expect(first.getByText('02-photo-1-original.jpg')).toBeVisible();
  const caption = first.getByLabel(/^Caption of /);
  await caption.fill('Study with a view');
  await caption.press('Enter');
  await expect(first.getByText(`Study with a view. ${LABEL}.`)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Move Photo 12 one place earlier' }));
  await expect(page.getByRole('combobox', { name: 'Place of Photo 12' })).toHaveValue('10');
  await expect(page.getByRole('button', { name: 'Move Photo 12 one place earlier' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Publish Photo 11' }).press('Space');
  await expect(
    page.getByText(`Makes ${PHOTOS} pictures, and a manifest as JSON, CSV and PDF.`),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('plan.png'), fullPage: true });

  // Makes the set by one button.
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  const sets = page.getByRole('list', { name: 'Finished sets' });
  await expect(sets.getByText('Finished', { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(sets.getByText(/Up to date/)).toBeVisible();
  await sets.getByRole('button', { name: 'Show each picture' }).press('Enter');
  await expect(sets.getByRole('link', { name: /^Open / })).toHaveCount(PHOTOS);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('set.png'), fullPage: true });

  const saving = page.waitForEvent('download');
  await sets.getByRole('button', { name: /^Download ZIP/ }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('Elm Street 1 - us-general.zip');
  const set = openSet(await readFile(await download.path()));
  const { manifest } = set;

  // Every file matches the manifest, in each of its three forms.
  expect(set.names).toEqual([
    ...manifest.pictures.map(({ file }) => file),
    'manifest.json',
    'manifest.csv',
    'manifest.pdf',
  ]);
  expect(manifest.pictures).toHaveLength(PHOTOS);
  expect(manifest.profile.id).toBe('us-general');
  for (const picture of manifest.pictures) {
    const jpeg = set.read(picture.file);
    expect(sha256(jpeg)).toBe(picture.sha256);
    expect(jpeg.length).toBe(picture.bytes);
    expect(jpeg.length).toBeLessThanOrEqual(MAX_BYTES);
    expect(sizeOfJpeg(jpeg)).toEqual({ width: picture.width, height: picture.height });
    expect(picture.width).toBeLessThanOrEqual(MAX_WIDTH);
    expect(picture.height).toBeLessThanOrEqual(MAX_HEIGHT);
    for (const form of [set.csv, set.pdf]) {
      expect(form).toContain(picture.sha256);
      expect(form).toContain(picture.file);
    }
    await expectProvenance(manifest.provenance.method, picture.content_credentials, jpeg, picture.edits);
  }
  await expect(
    sets.getByText(
      manifest.provenance.method === 'c2pa'
        ? 'Signed and read back: valid, signer not trusted'
        : 'XMP only, unsigned',
    ),
  ).toHaveCount(PHOTOS);

  // The altered picture has its label, and the original beside it.
  const [staged, original, other] = manifest.pictures;
  expect(staged).toMatchObject({ state: 'edited', label: LABEL, caption: `Study with a view. ${LABEL}.` });
  expect(staged?.edits.some((edit) => edit.class === 'surfaces')).toBe(true);
  expect(original).toMatchObject({ state: 'original', label: null, edits: [] });
  expect(other).toMatchObject({ state: 'edited', label: null });
  expect(other?.edits.map((edit) => edit.class)).toEqual(['light only']);
  const plain = await version.inputValue();
  const changed = await changes(page, plain, set.read(staged?.file ?? ''));
  expect(changed.above).toBeLessThan(8);
  expect(changed.atTheFoot).toBeGreaterThan(3 * changed.above + 10);

  // Making the same set again returns the same one.
  await expect(page.getByText(/^Nothing has changed since the latest set like this/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
});

/** The table in the format of agency exports. */
function tableOfHomes({ url }: PropertyPages): Buffer {
  const photos = Array.from({ length: PHOTOS }, (_, i) => `${url}/homes/${i + 1}.jpg`).join(' ');
  const rows = Array.from({ length: HOMES }, (_, i) =>
    [`Elm Street ${i + 1}`, `"${i + 1} Elm Street, Springfield"`, 450_000 + i, i === 0 ? photos : ''].join(
      ',',
    ),
  );
  return Buffer.from(['Title,Address,ListPrice,PhotoURLs', ...rows].join('\n'));
}

/** Serves photos on a website: a study first, in the size that portals require, and cloths. */
async function putPhotos(page: Page, pages: PropertyPages): Promise<void> {
  const study = (await readFile(STUDY)).toString('base64');
  const larger = await page.evaluate(async (content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    const canvas = new OffscreenCanvas(1200, Math.round((1200 * picture.height) / picture.width));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    return Array.from(new Uint8Array(await jpeg.arrayBuffer()));
  }, study);
  pages.put('/homes/1.jpg', 'image/jpeg', Buffer.from(larger));
  for (let place = 2; place <= PHOTOS; place++)
    pages.put(`/homes/${place}.jpg`, 'image/png', cloth('', 70 + 8 * place, [1200, 800]).buffer);
}

/** The photos of the only listing with a project, once all have arrived. */
async function photosOf(page: Page): Promise<{ id: string }[]> {
  const { json } = await callAs<{ results: { project: string | null }[] }>(
    page,
    'GET',
    '/listings/?has_project=true',
  );
  const read = async () =>
    (
      await callAs<{ results: { id: string; name: string }[] }>(
        page,
        'GET',
        `/images/?project=${json.results[0]?.project}&ordering=created_at`,
      )
    ).json.results;
  await expect.poll(async () => (await read()).length, { timeout: 180_000 }).toBe(PHOTOS);
  return (await read()).toSorted((one, other) => place(one.name) - place(other.name));
}

const place = (name: string): number => Number(/\d+/.exec(name)?.[0]);

/** The version with other walls among the available ones. */
async function wallsOf(version: ReturnType<Page['getByRole']>): Promise<string> {
  const labels = await version.locator('option').allTextContents();
  const walls = labels.at(-1);
  if (labels.length !== 3 || walls === undefined) throw new Error(`There are ${labels.join(', ')}`);
  return walls;
}

/** How a picture declares its origin: signed if possible, otherwise only in its metadata. */
async function expectProvenance(
  method: 'c2pa' | 'xmp',
  readBack: string | null,
  jpeg: Uint8Array,
  edits: readonly { class: string }[],
): Promise<void> {
  const text = Buffer.from(jpeg).toString('latin1');
  const isLight = edits.every((edit) => edit.class === 'light only');
  const said = isLight ? 'algorithmicallyEnhanced' : 'compositeSynthetic';
  if (edits.length > 0) expect(text).toContain(`digitalsourcetype/${said}`);
  if (method === 'xmp') {
    expect(readBack).toBeNull();
    if (edits.length === 0) expect(text).not.toContain('digitalsourcetype');
    return;
  }
  expect(readBack).toBe('valid');
  expect(await readCredentials(jpeg)).toBe('Valid');
}

/** The difference between a published picture and its version, in the area of the label and above it: 0 to 255. */
function changes(
  page: Page,
  version: string,
  jpeg: Uint8Array,
): Promise<{ above: number; atTheFoot: number }> {
  return page.evaluate(
    async ({ address, content }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const blobs = [await (await fetch(address)).blob(), new Blob([bytes], { type: 'image/jpeg' })];
      const [plain, labeled] = await Promise.all(
        blobs.map(async (blob) => {
          const picture = await createImageBitmap(blob);
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const context = canvas.getContext('2d');
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, picture.width, picture.height);
        }),
      );
      if (!plain || !labeled || plain.width !== labeled.width || plain.height !== labeled.height)
        throw new Error('The pictures cannot be compared.');
      const mean = (from: number, to: number): number => {
        let sum = 0;
        const [start, end] = [from, to].map((part) => Math.round(part * plain.height) * plain.width * 4);
        for (let at = start ?? 0; at < (end ?? 0); at++)
          sum += Math.abs((plain.data[at] ?? 0) - (labeled.data[at] ?? 0));
        return sum / ((end ?? 0) - (start ?? 0));
      };
      return { above: mean(0, 0.8), atTheFoot: mean(0.95, 1) };
    },
    {
      address: `/api/v1/home-design/versions/${version}/files/original/`,
      content: Buffer.from(jpeg).toString('base64'),
    },
  );
}
