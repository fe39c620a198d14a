import type { Locator, Page } from '@playwright/test';

const MAX_STEPS = 150;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // The radios of a segmented control are focusable, but hidden under their labels.
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with the Tab key.`);
}

/** Moves the focus to an element and presses it, by keys. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
