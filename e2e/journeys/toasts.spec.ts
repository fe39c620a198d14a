import type { Locator } from '@playwright/test';
import { becomeGuest, makeProjectOfOne } from '../support/connection/world.ts';
import { expect, test } from '../support/test.ts';

test('a toast lies at the foot of a phone, and covers neither the title nor Add Images', async ({
  page,
  viewport,
}) => {
  test.skip((viewport?.width ?? 0) >= 768, 'In wide windows toasts lie over the header.');
  const project = await makeProjectOfOne(await becomeGuest(page), 'Elm Street');
  await page.goto(`/app/projects/${project}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Rename photo' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Kitchen');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('alert').filter({ hasText: 'Photo renamed' });
  // The toast stays while the pointer is over it.
  await toast.hover();
  await expect(toast.getByText('Photo renamed')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const foot = viewport?.height ?? 0;
  await expect.poll(async () => foot - (await bottomOf(toast))).toBeLessThan(20);
  const top = (await toast.boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const button = page.getByRole('button', { name: 'Add Images' });
  // There is room for the other two toasts.
  expect(top - (await bottomOf(button))).toBeGreaterThan(2 * (foot - top));
});

async function bottomOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box === null ? 0 : box.y + box.height;
}
