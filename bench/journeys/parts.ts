import { type Browser, expect, type Page } from '@playwright/test';
import type { CountedHand } from './counted-hand.ts';

/** Edits of many photos take minutes on a busy machine. */
export const LONG_MS = 900_000;

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const versions = (page: Page) =>
  page.getByRole('region', { name: 'Version history' }).getByRole('checkbox', { name: /^Tick / });

/** Makes a project and puts photos into it. */
export async function newProject(
  page: Page,
  hand: CountedHand,
  title: string,
  photos: readonly string[],
): Promise<void> {
  await page.goto('/app/projects');
  await hand.click(button(page, /^(Create Your First|New) Project$/));
  await page.getByRole('dialog').getByLabel('Title').waitFor();
  await hand.type(page, title);
  await hand.press(page, 'Enter');
  await hand.chooseFiles(page, photos);
  await hand.wait(() =>
    expect(page.getByRole('tab', { name: `Images (${photos.length})` })).toBeVisible({ timeout: LONG_MS }),
  );
}

/** Waits until the photo of the playground has this many finished versions. */
export const untilVersions = (page: Page, hand: CountedHand, count: number): Promise<void> =>
  hand.wait(() => expect(versions(page)).toHaveCount(count, { timeout: LONG_MS }));

/** Furnishes the photo of the playground in several ways, and waits for all of them. */
export async function furnish(page: Page, hand: CountedHand, ways: number): Promise<void> {
  await versions(page).first().waitFor();
  const before = await versions(page).count();
  await hand.click(page.getByText('Furniture', { exact: true }).first());
  await hand.click(page.getByText(String(ways), { exact: true }).first());
  await hand.click(button(page, 'Apply'));
  await untilVersions(page, hand, before + ways);
}

/**
 * Goes through the dialog of a new board of which the visitors choose a picture, with the suggested name.
 * @returns the address of its link, which is in the clipboard
 */
export async function sharedBoard(page: Page, hand: CountedHand): Promise<string> {
  const wizard = page.getByRole('dialog', { name: 'Create Board' });
  await expect(wizard.getByRole('switch', { name: 'Visitors choose one of these pictures' })).toBeChecked();
  await hand.click(wizard.getByRole('button', { name: 'Next' }));
  await hand.click(wizard.getByRole('button', { name: 'Create and copy link' }));
  const address = await wizard.getByRole('textbox').inputValue();
  await hand.click(wizard.getByRole('button', { name: 'Finish' }));
  return address;
}

/** A client opens the link of a board in a browser of their own, and chooses the first picture. */
export async function clientChooses(
  page: Page,
  browser: Browser,
  hand: CountedHand,
  address: string,
): Promise<void> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const client = await context.newPage();
  await client.goto(address);
  await hand.click(button(client, /^Choose /).first());
  await client
    .getByText(/^Your choice has arrived/)
    .first()
    .waitFor();
  await context.close();
}
