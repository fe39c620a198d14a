import type { Browser, Page } from '@playwright/test';

/**
 * How long a choice in the style selector takes until its picture is complete on the page, milliseconds. Every choice is
 * made once before: its picture is composed, and in the browser's cache.
 */
export async function timeChoices(browser: Browser, origin: string): Promise<readonly number[]> {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
  try {
    await page.goto('/');
    await page.getByText('How it works').first().scrollIntoViewIfNeeded();
    const colors = page.getByRole('radiogroup', { name: 'Wall color' }).getByRole('radio');
    await colors.first().waitFor({ state: 'attached' });
    const count = await colors.count();
    for (let at = count - 1; at >= 0; at--) await choose(page, at);
    const times: number[] = [];
    for (let at = 1; at < count; at++) times.push(await choose(page, at));
    return times;
  } finally {
    await page.close();
  }
}

/** Chooses a wall color; resolves with the time until the picture shown is another one, and complete. */
const choose = (page: Page, at: number): Promise<number> =>
  page.evaluate(async (index) => {
    const group = document.querySelector('[role="radiogroup"][aria-label="Wall color"]');
    const chip = group?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[index];
    if (!chip) throw new Error('There is no such wall color.');
    if (chip.checked) return 0;
    const shown = () => {
      const image = document.querySelector<HTMLImageElement>('img[alt^="A living room:"]');
      return image?.complete ? image.currentSrc : '';
    };
    const before = shown();
    const start = performance.now();
    chip.click();
    while (shown() === before || shown() === '') {
      if (performance.now() - start > 30_000) throw new Error('The picture of the choice did not come.');
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  }, at);
