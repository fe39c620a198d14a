import { type Browser, expect, type Page } from '@playwright/test';
import type { CountedHand } from './counted-hand.ts';
import { button, clientChooses, furnish, LONG_MS, newProject, sharedBoard } from './parts.ts';

/** Photos of a house get one look; a room is furnished in three ways, a client chooses one, and the listing's JPEGs are saved. */
export async function agentsJourney(
  page: Page,
  browser: Browser,
  hand: CountedHand,
  photos: readonly string[],
): Promise<void> {
  await hand.step(`a project with ${photos.length} photos`, () =>
    newProject(page, hand, 'Elm Street 12', photos),
  );

  await hand.step('one look for all photos', async () => {
    await hand.click(button(page, 'Project actions'));
    await hand.click(page.getByRole('menuitem', { name: 'Apply to listing' }));
    await hand.click(button(page, `Apply to ${photos.length} photos`));
    await hand.wait(() => expect(button(page, /^Approve all/)).toBeEnabled({ timeout: LONG_MS }));
    await hand.wait(() =>
      expect(page.getByText(`${photos.length} of ${photos.length} done`)).toBeVisible({ timeout: LONG_MS }),
    );
    await hand.click(button(page, /^Approve all/));
    await hand.click(page.getByRole('link', { name: 'Back to the project' }));
  });

  await hand.step('a room is furnished in three ways', async () => {
    await hand.click(page.getByRole('link', { name: /^Edit / }).first());
    await furnish(page, hand, 3);
  });

  const address = await hand.step('a board on which the client chooses', async () => {
    for (let way = 0; way < 3; way++) {
      await hand.click(page.getByRole('checkbox', { name: /^Tick Staged/ }).nth(way));
    }
    await hand.click(button(page, 'New board (3)'));
    return sharedBoard(page, hand);
  });
  await hand.step('the client chooses', () => clientChooses(page, browser, hand, address));

  await hand.step('JPEGs for the listing', async () => {
    await hand.click(page.getByRole('link', { name: 'Elm Street 12' }).first());
    await hand.click(button(page, 'Project actions'));
    await hand.click(page.getByRole('menuitem', { name: 'Download pictures' }));
    const saved = page.waitForEvent('download', { timeout: LONG_MS });
    await hand.click(button(page, 'Download ZIP'));
    await hand.wait(async () => void (await (await saved).path()));
  });
}
