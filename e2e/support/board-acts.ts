import type { Locator, Page } from '@playwright/test';

/** The button of an action on the page of a board. Where the action is in the menu, opens the menu first. */
export async function boardAct(page: Page, name: string): Promise<Locator> {
  const more = page.getByRole('button', { name: /^Actions for / });
  await more.waitFor();
  const button = page.getByRole('button', { name, exact: true });
  if (await button.isVisible()) return button;
  await more.click();
  return page.getByRole('menuitem', { name, exact: true });
}
