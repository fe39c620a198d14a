import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The rules of WCAG 2.2 A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Axe lists everything that passed, too, unless violations alone are wanted. */
const OPTIONS: axe.RunOptions = { resultTypes: ['violations'] };
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Violation = Pick<axe.Result, 'id' | 'help'> & { readonly targets: readonly string[] };

/** The violations that axe finds on the present page. @param within selects the part that is checked. */
export async function runAxe(page: Page, within?: string): Promise<Violation[]> {
  return page.frames().length === 1 ? runOnce(page, within) : runInFrames(page, within);
}

/**
 * Loads axe once per page and runs it once. The builder loads and runs it for every check, in a form that is twice as
 * long, which takes more than twice the computing.
 */
async function runOnce(page: Page, within?: string): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ within, options }) => {
      const { run } = Reflect.get(window, 'axe') as typeof axe;
      const { violations } = await run(within ? { include: [[within]] } : document, options);
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        targets: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { within, options: { ...OPTIONS, runOnly: { type: 'tag' as const, values: TAGS } } },
  );
}

/** The builder joins the results of all frames in a blank page. */
async function runInFrames(page: Page, within?: string): Promise<Violation[]> {
  const builder = new AxeBuilder({ page }).options(OPTIONS).withTags(TAGS);
  if (within) builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    targets: nodes.map(({ target }) => target.join(' ')),
  }));
}
