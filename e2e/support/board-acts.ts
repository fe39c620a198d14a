import type { Locator, Page } from '@playwright/test';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const menu = (page: Page): Locator => page.getByRole('button', { name: /^Actions for / });

/** What an action on the page of a board begins with: its button, or the menu where that is its place. */
export const boardActStart = (page: Page, name: string): Locator => button(page, name).or(menu(page)).first();

/** The button of an action on the page of a board. Where the action is in the menu, opens the menu first. */
export async function boardAct(page: Page, name: string): Promise<Locator> {
  await boardActStart(page, name).waitFor();
  if (await button(page, name).isVisible()) return button(page, name);
  await menu(page).click();
  return page.getByRole('menuitem', { name, exact: true });
}
