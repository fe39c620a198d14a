import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { givePlan } from '../operator.ts';
import { expect as expectSoon, testWithServer as test } from '../test.ts';
import { type ConnectionUnderTest, holdConnection } from './connection.ts';
import { makeWorld, type World } from './world.ts';

// A page load may have to wait for the rate limit of sign-ins.
export const expect = expectSoon.configure({ timeout: 70_000 });
export const AWAY = 'The server cannot be reached. Trying again …';
/** In the message of a toast whose title says what failed; in title and message of another. */
export const KEPT = /The server cannot be reached(\. )?What you entered is kept\./;
const NEVER = ['This page could not be shown', 'This part could not be shown.'];

/** One page for all tests of a file, with a guest's world and a connection that tests cut. */
export class Visit {
  readonly context: BrowserContext;
  readonly connection: ConnectionUnderTest;
  readonly page: Page;
  readonly world: World;

  constructor(context: BrowserContext, connection: ConnectionUnderTest, page: Page, world: World) {
    this.context = context;
    this.connection = connection;
    this.page = page;
    this.world = world;
  }

  /** Navigates inside the app, like its own links. */
  go(address: string): Promise<void> {
    return this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  /** Loads an address without interception. */
  async load(address: string): Promise<void> {
    await this.connection.release();
    await this.page.goto(address);
  }

  banner() {
    return this.page.locator('[data-away]');
  }

  async expectSomething(): Promise<void> {
    const text = (await this.page.locator('body').innerText()).trim();
    expect(text.length, 'a blank page').toBeGreaterThan(40);
    for (const sentence of NEVER) await expect(this.page.getByText(sentence)).toHaveCount(0);
  }

  /**
   * Cuts the connection while no request is under way, and fires the browser's offline event, because an idle page
   * sends no request. A late answer would count as a sign of life.
   */
  async cutAtRest(): Promise<void> {
    const answers = { message: 'requests without an answer', intervals: [50] };
    await expect.poll(() => this.connection.unanswered(), answers).toBe(0);
    await this.connection.cut();
    // A busy server may answer an old request after the cut: the page then believes the connection, until it is told again.
    await expect(async () => {
      await this.page.evaluate(() => {
        dispatchEvent(new Event('offline'));
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      await expect(this.banner()).toContainText(AWAY, { timeout: 10_000 });
    }).toPass({ timeout: 70_000 });
  }

  async comeBack(): Promise<void> {
    this.connection.restore();
    // The page would notice at its next retry; the online event makes it do so now.
    await this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** The same, and fails unless the page says so. It looks inside the page, because the sentence stays for 3 s only. */
  async comeBackAndSaySo(): Promise<void> {
    const told = this.page.waitForFunction(() =>
      [...document.querySelectorAll('[role=status]')].some((each) => each.textContent === 'Back online'),
    );
    await this.comeBack();
    await told;
  }
}

/**
 * Makes the page of a test file before its tests, and restores the connection before each.
 * @returns the visit, for use inside tests
 */
export function visitForFile(): () => Visit {
  let context: BrowserContext | undefined;
  let visit: Visit;
  test.beforeAll(async ({ browser, server }) => {
    test.setTimeout(180_000); // the setup includes one edit of a photo
    context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
    });
    const connection = await holdConnection(context);
    const page = await context.newPage();
    visit = new Visit(context, connection, page, await makeWorld(page));
    // The plan with API access.
    await givePlan(server, page, 'business');
  });
  test.afterAll(() => context?.close());
  test.beforeEach(() => visit.connection.restore());
  return () => visit;
}

/** Collects what tests see of each row: before, during and after. Writes it to bench/, if wanted. */
export function table(title: string, file: string): (row: string, what: string) => void {
  const seen = new Map<string, string[]>();
  test.afterAll(() => {
    if (!process.env.CONNECTION_TABLE) return;
    const rows = [...seen].map(([row, cells]) => `| \`${row}\` | ${cells.join(' | ')} |`);
    const text = [
      `# The connection cut on every ${title}`,
      '',
      `Written by \`CONNECTION_TABLE=1 npm run test:browser -- ${file}.spec\` from what that run saw. Before: nothing comes`,
      `through from the moment the ${title} is asked for. During: ${
        title === 'page' ? 'the first file comes, nothing after it' : 'when it sends'
      }. After: the last request has been answered.`,
      '',
      `| ${title} | before | during | after |`,
      '|---|---|---|---|',
      ...rows,
      '',
    ];
    writeFileSync(fileURLToPath(new URL(`../../../bench/${file}.md`, import.meta.url)), text.join('\n'));
  });
  return (row, what) => void seen.set(row, [...(seen.get(row) ?? []), what]);
}
