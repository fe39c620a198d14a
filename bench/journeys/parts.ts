import { expect, type Page } from '@playwright/test';
import type { CountedHand } from './counted-hand.ts';

/** Edits of many photos take minutes on a busy machine. */
export const LONG_MS = 900_000;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const versions = (page: Page) =>
  page.getByRole('region', { name: 'Version history' }).getByRole('checkbox', { name: /^Tick / });

/** Furnishes the photo of the playground in several ways, and waits for all of them. */
export async function furnish(page: Page, hand: CountedHand, ways: number): Promise<void> {
  await versions(page).first().waitFor();
  const before = await versions(page).count();
  await hand.click(page.getByText('Furniture', { exact: true }).first());
  await hand.click(page.getByText(String(ways), { exact: true }).first());
  await hand.click(button(page, 'Apply'));
  await hand.wait(() => expect(versions(page)).toHaveCount(before + ways, { timeout: LONG_MS }));
}

/** Goes through the dialog of a new board of which the visitors choose a picture. @returns the address of its link */
export async function sharedBoard(page: Page, hand: CountedHand, name: string): Promise<string> {
  const wizard = page.getByRole('dialog', { name: 'Create Board' });
  await wizard.getByLabel('Board name').waitFor();
  await hand.type(page, name);
  await hand.click(wizard.getByRole('switch', { name: 'Visitors choose one of these pictures' }));
  await hand.click(wizard.getByRole('button', { name: 'Next' }));
  await hand.click(wizard.getByRole('button', { name: 'Create Board' }));
  await hand.click(wizard.getByRole('button', { name: 'Generate Link: View Only' }));
  const address = await wizard.getByRole('textbox').inputValue();
  await hand.click(wizard.getByRole('button', { name: 'Finish' }));
  return address;
}
