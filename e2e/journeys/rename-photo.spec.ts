import { becomeGuest, makeProjectOfOne } from '../support/connection/world.ts';
import { press } from '../support/keyboard.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

test('U-04 a photo is renamed by keyboard, from the menu of its card', async ({ page }) => {
  const project = await makeProjectOfOne(await becomeGuest(page), 'Elm Street');
  await page.goto(`/app/projects/${project}`);
  await press(page, page.getByRole('button', { name: 'Actions for one.png' }));
  await page.getByRole('menuitem', { name: 'Rename photo' }).press('Enter');
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('one.png');
  await expectAccessible(page);
  await field.fill('Kitchen, south');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Photo renamed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Actions for Kitchen, south' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('U-04 a photo is renamed in place, in the project and in the playground, by keyboard', async ({
  page,
}) => {
  const project = await makeProjectOfOne(await becomeGuest(page), 'Elm Street');
  await page.goto(`/app/projects/${project}`);
  await press(page, page.getByRole('button', { name: 'Rename one.png' }));
  const field = page.getByRole('textbox', { name: 'Name of the photo' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('Kitchen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Kitchen', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename Kitchen' })).toBeFocused();

  await page.getByRole('link', { name: 'Kitchen', exact: true }).click();
  await press(page, page.getByRole('button', { name: 'Rename Kitchen' }));
  await expect(field).toHaveValue('Kitchen');
  await field.fill('Attic');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await press(page, page.getByRole('button', { name: 'Rename Kitchen' }));
  await field.fill('Kitchen, south');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Kitchen, south' })).toBeVisible();
  // A drawing of cloth shows no room, and the answer says so.
  await press(page, page.getByRole('button', { name: 'Rename Kitchen, south' }));
  await press(page, page.getByRole('button', { name: 'Suggest a name from the photo' }));
  // The engine looks at the photo, behind whatever edits the machine is at.
  await expect(page.getByText('The photo does not show which room it is')).toBeVisible({
    timeout: 180_000,
  });
  await expect(field).toHaveValue('Kitchen, south');
});
