import { callAs, usedDesigns } from '../support/call-as.ts';
import { test } from '../support/listing-test.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from '../support/test.ts';

const NAME = 'Brick house with a garden';

test('U-01 an edit that the rules of a listing ban is announced before the click and refused by the server, until other rules are chosen', async ({
  page,
  pages,
}) => {
  test.slow();
  await page.goto('/app/listings');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Add Your First Listing' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Listings' });
  await adding.getByLabel('Web addresses').fill(`${pages.url}/elm-street-12`);
  await adding.getByRole('button', { name: 'Add Listings' }).click();
  const card = page.getByRole('article', { name: NAME });
  await expect(card.getByText('Completed')).toBeVisible();
  await card.getByRole('button', { name: /^Create project/i }).click();
  await expect(card.getByRole('link', { name: /^View project/i })).toBeVisible();

  const { json: listings } = await callAs<{ results: { id: string; project: string }[] }>(
    page,
    'GET',
    '/listings/',
  );
  const listing = listings.results[0];
  if (!listing) throw new Error('There is no listing');
  const images = async () =>
    (
      await callAs<{ results: { id: string; name: string }[] }>(
        page,
        'GET',
        `/images/?project=${listing.project}&ordering=created_at`,
      )
    ).json.results;
  await expect.poll(async () => (await images()).length).toBe(2);
  const [photo] = await images();
  const used = () => usedDesigns(page);
  expect(await used()).toBe(0);

  // The panel says so before the click.
  await page.goto(`/app/playground?imageId=${photo?.id}`);
  await page.getByRole('radio', { name: 'Sky', exact: true }).click();
  const note = page.getByText(
    "Not allowed by this listing's publishing rules (United States, general): The view outside must stay as it is.",
  );
  await expect(note).toBeVisible();
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toHaveAttribute('aria-disabled', 'true');
  await expect(apply).toHaveAccessibleDescription(/Not allowed by this listing's publishing rules/);
  await note.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('panel.png') });
  await page.getByRole('radio', { name: 'Wall color', exact: true }).click();
  await expect(page.getByText(/the picture will be labeled “Virtually staged”/)).toBeVisible();
  await expect(apply).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('radio', { name: 'Lighting', exact: true }).click();
  await expect(page.getByText(/publishing rules/)).toHaveCount(0);

  // The server refuses it too, and charges no design.
  const body = { image_id: photo?.id, args: {} };
  const refused = await callAs<{ code: string; detail: string }>(
    page,
    'POST',
    '/transformations/sky-replacement/',
    body,
  );
  expect([refused.status, refused.json.code]).toEqual([409, 'edit_banned_by_profile']);
  expect(refused.json.detail).toContain(NAME);
  expect(await used()).toBe(0);

  // The listing shows its rules and its obstacles.
  await page.goto(`/app/listings?listing=${listing.id}`);
  const details = page.getByRole('dialog', { name: NAME });
  const rules = details.getByLabel('Publishing rules');
  await expect(rules).toHaveValue('us-general');
  await expect(details.getByRole('heading', { name: /to resolve before publishing/ })).toBeVisible();
  await rules.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('details.png') });

  // Other rules allow another sky, with a label.
  await rules.selectOption({ label: 'MLS Now' });
  await expect(page.getByText('Publishing rules changed').first()).toBeVisible();
  await expect(details.getByText('MLS Now refuses branding on photos.')).toBeVisible();
  await page.goto(`/app/playground?imageId=${photo?.id}`);
  await page.getByRole('radio', { name: 'Sky', exact: true }).click();
  await expect(page.getByText(/publishing rules \(MLS Now\), the picture will be labeled/)).toBeVisible();
  await expect(apply).toHaveAttribute('aria-disabled', 'false');
  expect((await callAs(page, 'POST', '/transformations/sky-replacement/', body)).status).toBe(202);
});

test('U-01 a user writes own rules, which apply from then on', async ({ page, pages }) => {
  test.slow();
  await page.goto('/app/listings');
  await page.getByRole('button', { name: 'Continue as guest' }).last().click();
  await page.getByRole('button', { name: 'Add Your First Listing' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Listings' });
  await adding.getByLabel('Web addresses').fill(`${pages.url}/elm-street-12`);
  await adding.getByRole('button', { name: 'Add Listings' }).click();
  const card = page.getByRole('article', { name: NAME });
  await expect(card.getByText('Completed')).toBeVisible();
  await card.getByRole('link', { name: NAME, exact: true }).click();
  const details = page.getByRole('dialog', { name: NAME });
  await details.getByLabel('Publishing rules').selectOption({ label: 'My own' });
  await details.getByRole('button', { name: 'Edit your own rules' }).click();
  const form = details.getByRole('form', { name: 'Your own rules' });
  await form.getByLabel('Name', { exact: true }).fill('');
  await form.getByRole('button', { name: 'Save rules' }).click();
  await expect(form.getByText('Please give the rules a name.')).toBeVisible();
  await form.getByLabel('Name', { exact: true }).fill('Harbor agency');
  await form.getByLabel('View outside').selectOption({ label: 'Allowed with a label' });
  await form.getByLabel('Most pictures').fill('25');
  await form.getByRole('button', { name: 'Add a destination' }).click();
  const second = form.getByRole('group', { name: 'Pictures for destination 2' });
  await second.getByLabel('Where the pictures go').fill('Agency website');
  await second.getByLabel('Largest width (pixels)').fill('1600');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: test.info().outputPath('own-rules.png') });
  await form.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Your rules were saved').first()).toBeVisible();
  await expect(details.getByLabel('Publishing rules')).toContainText('Harbor agency');
  await expect(details.getByText(/at most 25 pictures/).first()).toBeVisible();
  await page.reload();
  await expect(details.getByText(/at most 25 pictures/).first()).toBeVisible();
  await expect(details.getByText('Pictures for Agency website')).toBeVisible();
  await expect(details.getByText(/^JPEG of at most 1,600 ×/)).toBeVisible();
});
