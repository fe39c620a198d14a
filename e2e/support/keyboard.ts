import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STEPS = 150;

/** Presses Tab until the element has the focus. */
export const tabTo = (page: Page, target: Locator) => keyTo(page, target, 'Tab');

/** Moves the focus to an element and presses it, by keys. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/**
 * Presses the down arrow until an entry of an open menu has the focus. A menu takes the focus shortly after it appears,
 * and ignores keys before that.
 */
export const arrowTo = (page: Page, entry: Locator) => keyTo(page, entry, 'ArrowDown');

/**
 * Moves what was picked up from a sortable list by one place. The library of these lists listens for keys a moment after it says
 * that something was picked up, and ignores keys while the page scrolls to it.
 */
export async function movePicked(
  page: Page,
  handle: Locator,
  key: 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  announced: string,
): Promise<void> {
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(announced)).toBeAttached({ timeout: 5_000 });
  }).toPass();
}

async function keyTo(page: Page, target: Locator, key: 'Tab' | 'ArrowDown'): Promise<void> {
  // The radios of a segmented control are focusable, but hidden under their labels.
  await target.waitFor({ state: 'attached' });
  for (let step = 0; step < MAX_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} cannot be reached with the key ${key}.`);
}
