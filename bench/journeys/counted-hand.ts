import type { Locator, Page } from '@playwright/test';

/** What a part of a journey took. */
export interface Step {
  what: string;
  clicks: number;
  /** Keys that were pressed, letters of names among them. */
  keys: number;
  /** Seconds until the page showed what the step leads to, edits left out. */
  seconds: number;
  /** Seconds in which edits or uploads were made. */
  waited: number;
}

/** A hand on mouse and keyboard that counts what it does. */
export interface CountedHand {
  click(target: Locator): Promise<void>;
  /** Types into the field that has the focus. */
  type(page: Page, text: string): Promise<void>;
  press(page: Page, key: string): Promise<void>;
  /** Two clicks: one opens the dialog of the system, one ends it. */
  chooseFiles(page: Page, files: readonly string[]): Promise<void>;
  /** Waits for work that the machine does, and counts the time apart. */
  wait(work: () => Promise<void>): Promise<void>;
  /** Counts what `act` does as one step. */
  step<T>(what: string, act: () => Promise<T>): Promise<T>;
  readonly steps: readonly Step[];
}

export function countedHand(): CountedHand {
  const steps: Step[] = [];
  let now: Step = { what: '', clicks: 0, keys: 0, seconds: 0, waited: 0 };
  const secondsSince = (begun: number) => (performance.now() - begun) / 1000;
  return {
    steps,
    async click(target) {
      await target.click();
      now.clicks++;
    },
    async type(page, text) {
      await page.keyboard.type(text);
      now.keys += text.length;
    },
    async press(page, key) {
      await page.keyboard.press(key);
      now.keys++;
    },
    async chooseFiles(page, files) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles([...files]);
      now.clicks += 2;
    },
    async wait(work) {
      const begun = performance.now();
      await work();
      now.waited += secondsSince(begun);
    },
    async step(what, act) {
      now = { what, clicks: 0, keys: 0, seconds: 0, waited: 0 };
      const begun = performance.now();
      const result = await act();
      steps.push({ ...now, seconds: secondsSince(begun) - now.waited });
      process.stderr.write(`${what}: ${now.clicks} clicks, ${now.keys} keys\n`);
      return result;
    },
  };
}
