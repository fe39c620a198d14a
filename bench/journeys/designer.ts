import { expect, type Page } from '@playwright/test';
import type { CountedHand } from './counted-hand.ts';
import { button, furnish, LONG_MS, paint } from './parts.ts';

const PAINTS = ['Navy', 'Sage', 'Terracotta', 'Warm white', 'Gray', 'Beige'];

/** One room gets ten variants, of which one is rearranged. */
export async function designersJourney(page: Page, hand: CountedHand, photo: string): Promise<void> {
  await page.goto('/app/playground');
  await hand.step('the photo of a room', async () => {
    await hand.chooseFiles(page, [photo]);
    await hand.wait(() => expect(page.getByText(/^\d+ × \d+$/)).toBeVisible({ timeout: LONG_MS }));
  });
  await hand.step('four arrangements of furniture', () => furnish(page, hand, 4));
  await hand.step('six colors of the walls', async () => {
    await leaveComparison(page, hand);
    await hand.click(page.getByText('Wall color', { exact: true }).first());
    for (const color of PAINTS) await paint(page, hand, color);
  });
  await hand.step('the furniture is rearranged', async () => {
    await leaveComparison(page, hand);
    await hand.click(page.getByRole('button', { name: /^Staged/ }).first());
    await hand.click(button(page, 'Rearrange'));
    const stage = page.getByRole('application', { name: 'Arrangement on the photo' });
    await hand.wait(() => stage.waitFor({ timeout: LONG_MS }));
    await hand.drag(page, stage.locator('polygon').last(), [60, 20]);
    await hand.click(button(page, 'Render again'));
    await hand.wait(() => expect(button(page, 'Exit Comparison')).toBeVisible({ timeout: LONG_MS }));
  });
}

async function leaveComparison(page: Page, hand: CountedHand): Promise<void> {
  const exit = button(page, 'Exit Comparison');
  if (await exit.isVisible()) await hand.click(exit);
}
