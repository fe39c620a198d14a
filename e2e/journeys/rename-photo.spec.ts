import { becomeGuest, makeProjectOfOne } from '../support/connection-world.ts';
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
