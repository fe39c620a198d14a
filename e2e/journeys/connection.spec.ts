import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { type ConnectionUnderTest, holdConnection } from '../support/connection.ts';
import { DIALOGS } from '../support/connection-dialogs.ts';
import { NOT_WALKED } from '../support/connection-not-walked.ts';
import { PAGES } from '../support/connection-pages.ts';
import { makeWorld, type World } from '../support/connection-world.ts';
import { givePlan } from '../support/operator.ts';
import { expect as expectSoon, testWithServer as test } from '../support/test.ts';

// A page load may have to wait for the rate limit of sign-ins.
const expect = expectSoon.configure({ timeout: 70_000 });
const SOURCES = fileURLToPath(new URL('../../packages/web/src/', import.meta.url));
const AWAY = 'The server cannot be reached. Trying again …';
const KEPT = 'The server cannot be reached. What you entered is kept.';
const NEVER = ['This page could not be shown', 'This part could not be shown.'];

// One page runs all rows, and each trace would contain the requests of all earlier rows.
test.use({ trace: 'off' });

let context: BrowserContext;
let page: Page;
let connection: ConnectionUnderTest;
let world: World;

test.beforeAll(async ({ browser, server }) => {
  test.setTimeout(180_000); // the setup includes one edit of a photo
  context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  connection = await holdConnection(context);
  page = await context.newPage();
  world = await makeWorld(page);
  // The plan with API access.
  await givePlan(server, page, 'business');
});
test.afterAll(async () => {
  await context.close();
  if (process.env.CONNECTION_TABLE) writeTable();
});
test.beforeEach(() => connection.restore());

/** The observations for each row: before, during and after. */
const seen = new Map<string, string[]>();
const record = (row: string, what: string): void => void seen.set(row, [...(seen.get(row) ?? []), what]);

/** Navigates inside the app, like its own links. */
const go = (address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Loads an address without interception. */
async function load(address: string): Promise<void> {
  await connection.release();
  await page.goto(address);
}

const banner = () => page.locator('[data-away]');

async function expectSomething(): Promise<void> {
  expect((await page.locator('body').innerText()).trim().length, 'a blank page').toBeGreaterThan(40);
  for (const sentence of NEVER) await expect(page.getByText(sentence)).toHaveCount(0);
}

/**
 * Cuts the connection while no request is under way, and fires the browser's offline event, because an idle page sends
 * no request. A late answer would count as a sign of life.
 */
async function cutAtRest(): Promise<void> {
  const answers = { message: 'requests without an answer', intervals: [50] };
  await expect.poll(() => connection.unanswered(), answers).toBe(0);
  await connection.cut();
  // A busy server may answer an old request after the cut: the page then believes the connection, until it is told again.
  await expect(async () => {
    await page.evaluate(() => {
      dispatchEvent(new Event('offline'));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect(banner()).toContainText(AWAY, { timeout: 10_000 });
  }).toPass({ timeout: 70_000 });
}

async function comeBack(): Promise<void> {
  connection.restore();
  // The page would notice at its next retry; the online event makes it do so now.
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

for (const { route, address, shows, types } of PAGES) {
  test(`${route} survives a cut connection before, during and after loading: the page is never blank, and typed text is kept`, async () => {
    const start = route === '/app/version_details' ? '/app/consultation' : '/app/version_details';

    await load(start);
    const before = page.getByRole('heading', { level: 1 });
    await expect(before).toBeVisible();
    const name = await before.innerText();
    await connection.cut();
    await go(address(world));
    await expect(banner()).toContainText(AWAY);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectSomething();
    record(route, 'the page before stays, with the banner');
    await comeBack();
    await expect(shows(page)).toBeVisible();

    await load(start);
    await expect(before).toBeVisible();
    await connection.cutAfter(1);
    await go(address(world));
    await expect(banner().or(shows(page)).first()).toBeVisible();
    await expectSomething();
    record(
      route,
      (await banner().isVisible()) ? 'what had come is shown, with the banner' : 'it needs one file',
    );
    await comeBack();
    await expect(shows(page)).toBeVisible();
    await expect(page.getByText(AWAY)).toHaveCount(0);

    // A file that failed to load may keep failing in the same page, and a reload would happen during typing.
    await load(address(world));
    await expect(shows(page)).toBeVisible();
    const field = types?.(page);
    await field?.fill('Maple');
    await cutAtRest();
    await expect(shows(page)).toBeVisible();
    await expectSomething();
    await comeBack();
    await expect(page.getByText('Back online')).toBeVisible();
    await expect(shows(page)).toBeVisible();
    if (field) await expect(field).toHaveValue('Maple');
    record(route, field ? 'everything stays, what was typed too' : 'everything stays');
  });
}

test('a lost answer is requested again with the same key: one project is made, not two', async () => {
  await load('/app/projects');
  await page.getByRole('button', { name: 'New Project' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create New Project' });
  await dialog.getByLabel('Title').fill('Birch Road');
  await connection.loseAnswers();
  await dialog.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toHaveValue('Birch Road');
  connection.restore();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Birch Road' })).toBeVisible();
  await load('/app/projects');
  await expect(
    page.getByRole('article', { name: 'Birch Road' }).or(page.getByRole('link', { name: 'Birch Road' })),
  ).toHaveCount(1);
});

test('a new release during a visit is loaded once, at the next navigation, and keeps the typed text', async () => {
  await load('/app/consultation');
  await page.getByLabel('First name').fill('Kim');
  // The remaining files are gone, and the server's page names new ones.
  let isReplaced = true;
  const replaced = '**/assets/*.js';
  await context.route(replaced, (route) =>
    isReplaced ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  );
  const start = (url: URL): boolean => url.pathname === '/';
  await context.route(start, (route) => {
    isReplaced = false;
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" crossorigin src="/assets/first-new.js"></script>',
    });
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await go('/app/gallery');
  await expect(page.locator('article').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/gallery');
  expect(loads).toBe(1);
  await go('/app/consultation');
  await expect(page.getByLabel('First name')).toHaveValue('Kim');
  await context.unroute(replaced);
  await context.unroute(start);
});

/** The page below the dialogs. It stays between rows, so that each row starts without the code of its dialog. */
let below: string | null = null;

for (const row of DIALOGS) {
  const { part, prepare, open, dialog, enter, send, closesFirst, done } = row;
  test(`${part} survives a cut connection before loading, while sending and after loading: the page and the entries stay`, async () => {
    if (below !== row.address(world) || !(await row.below(page).isVisible())) {
      below = row.address(world);
      await load(below);
    }
    await expect(row.below(page)).toBeVisible();
    await prepare?.(page);

    await connection.cut();
    await open(page);
    const shown = dialog(page);
    const notice = page.getByRole('status').filter({ hasText: AWAY });
    await expect(shown.or(notice.first()).first()).toBeVisible();
    await expectSomething();
    const cameAhead = await shown.isVisible();
    record(part, cameAhead ? 'opens: its code was there' : 'a notice in its place, the page below stays');
    await comeBack();
    await expect(shown).toBeVisible();
    await expect(page.getByText(AWAY)).toHaveCount(0);

    const isKept = await enter?.(shown);
    await cutAtRest();
    await expect(shown).toBeVisible();
    await isKept?.();
    await expectSomething();
    const after = enter ? 'everything stays, what was entered too' : 'everything stays';
    await comeBack();
    await expect(page.getByText(AWAY)).toHaveCount(0);
    await expect(shown).toBeVisible();
    await isKept?.();

    if (send) {
      await connection.cut();
      await send(shown);
      await expect(page.getByText(KEPT).first()).toBeVisible();
      await expectSomething();
      if (!closesFirst) {
        await expect(shown).toBeVisible();
        await isKept?.();
      }
      const retry = page.getByRole('button', { name: 'Retry', exact: true }).first();
      const mayRetry = await retry.isVisible();
      const again = mayRetry ? 'Retry does it' : 'sending again does it';
      record(
        part,
        closesFirst ? `the failure is told, ${again}` : `stays open, the failure is told, ${again}`,
      );
      await comeBack();
      const isDone = done?.(page);
      await (mayRetry ? retry.click() : send(shown));
      await isDone;
    } else {
      record(part, 'sends nothing');
    }
    record(part, after);

    if (await shown.isVisible()) await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  });
}

test('every page of the router and every part over a page has a row here', () => {
  const router = readFileSync(join(SOURCES, 'app/router.tsx'), 'utf8');
  const routes = [...router.matchAll(/path: '([^']+)'(?!, element)/g)].map(([, path]) => path);
  expect(new Set(PAGES.map(({ route }) => route))).toEqual(new Set(routes));

  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(SOURCES, path), 'utf8'));
  const lazy = /lazyPart\(\s*async \(\) => \(await import\([^)]+\)\)\.(\w+),\s*'dialog',?\s*\)/g;
  const parts = sources.flatMap((text) => [
    ...[...text.matchAll(lazy)].map(([, name]) => name),
    // Parts whose code is loaded with their page.
    ...[...text.matchAll(/export function (\w+Dialog)\(/g)].map(([, name]) => name),
  ]);
  const walked = [...DIALOGS.map(({ part }) => part), ...Object.keys(NOT_WALKED)];
  expect(new Set(parts)).toEqual(new Set(walked));
});

/** Writes the observations of this run to bench/connection.md. */
function writeTable(): void {
  const rows = [...seen].map(([row, cells]) => `| \`${row}\` | ${cells.join(' | ')} |`);
  const text = [
    '# The connection cut on every page and dialog',
    '',
    'Written by `CONNECTION_TABLE=1 npm run test:browser -- connection.spec` from what that run saw. Before: nothing comes',
    'through from the moment the page or dialog is asked for. During: the first file comes, nothing after it; for dialogs,',
    'when they send. After: the last request has been answered.',
    '',
    '| page or dialog | before | during | after |',
    '|---|---|---|---|',
    ...rows,
    '',
  ];
  writeFileSync(fileURLToPath(new URL('../../bench/connection.md', import.meta.url)), text.join('\n'));
}
