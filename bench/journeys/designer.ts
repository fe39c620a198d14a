import { type Browser, expect, type Page } from '@playwright/test';
import type { CountedHand } from './counted-hand.ts';
import { button, clientChooses, furnish, newProject, sharedBoard, untilVersions } from './parts.ts';

/** A designer furnishes one room in several ways, rearranges the first, and presents all of them to a client. */
export async function designersJourney(
  page: Page,
  browser: Browser,
  hand: CountedHand,
  photo: string,
  variants: number,
): Promise<void> {
  await hand.step('a project with the room', () => newProject(page, hand, 'Living room', [photo]));

  await hand.step(`${variants} variants`, async () => {
    await hand.click(page.getByRole('link', { name: /^Edit / }).first());
    await furnish(page, hand, variants);
  });

  await hand.step('one is rearranged', async () => {
    await hand.click(button(page, 'Rearrange'));
    const shapes = page.getByRole('radiogroup', { name: /^Swap / }).getByRole('radio', { checked: false });
    await hand.wait(() => expect(shapes.first()).toBeVisible({ timeout: 180_000 }));
    await hand.click(shapes.first());
    await hand.click(button(page, 'Turn right'));
    await hand.click(button(page, 'Render again'));
    await untilVersions(page, hand, variants + 2);
  });

  const address = await hand.step('all are presented on a board on which the client chooses', async () => {
    await hand.click(button(page, `New board (${variants + 1})`));
    return sharedBoard(page, hand);
  });

  await hand.step('the client chooses', () => clientChooses(page, browser, hand, address));
}
