import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DIALOGS } from '../support/connection/dialogs.ts';
import { NOT_WALKED } from '../support/connection/not-walked.ts';
import { PAGES } from '../support/connection/pages.ts';
import { AWAY, expect, KEPT, table, visitForFile } from '../support/connection/visit.ts';
import { testWithServer as test } from '../support/test.ts';

const SOURCES = fileURLToPath(new URL('../../packages/web/src/', import.meta.url));

// One page runs all rows, and each trace would contain the requests of all earlier rows.
test.use({ trace: 'off' });

const visit = visitForFile();
const record = table('page', 'connection');

for (const { route, address, shows, types } of PAGES) {
  test(`${route} survives a cut connection before, during and after loading: the page is never blank, and typed text is kept`, async () => {
    const { page, connection, world } = visit();
    const start = route === '/app/version_details' ? '/app/consultation' : '/app/version_details';

    await visit().load(start);
    const before = page.getByRole('heading', { level: 1 });
    await expect(before).toBeVisible();
    const name = await before.innerText();
    await connection.cut();
    await visit().go(address(world));
    await expect(visit().banner()).toContainText(AWAY);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await visit().expectSomething();
    record(route, 'the page before stays, with the banner');
    await visit().comeBack();
    await expect(shows(page)).toBeVisible();

    await visit().load(start);
    await expect(before).toBeVisible();
    await connection.cutAfter(1);
    await visit().go(address(world));
    await expect(visit().banner().or(shows(page)).first()).toBeVisible();
    await visit().expectSomething();
    record(
      route,
      (await visit().banner().isVisible()) ? 'what had come is shown, with the banner' : 'it needs one file',
    );
    await visit().comeBack();
    await expect(shows(page)).toBeVisible();
    await expect(page.getByText(AWAY)).toHaveCount(0);

    // A file that failed to load may keep failing in the same page, and a reload would happen during typing.
    await visit().load(address(world));
    await expect(shows(page)).toBeVisible();
    const field = types?.(page);
    await field?.fill('Maple');
    await visit().cutAtRest();
    await expect(shows(page)).toBeVisible();
    await visit().expectSomething();
    await visit().comeBackAndSaySo();
    await expect(shows(page)).toBeVisible();
    if (field) await expect(field).toHaveValue('Maple');
    record(route, field ? 'everything stays, what was typed too' : 'everything stays');
  });
}

test('a lost answer is requested again with the same key: one project is made, not two', async () => {
  const { page, connection } = visit();
  await visit().load('/app/projects');
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
  await visit().load('/app/projects');
  await expect(
    page.getByRole('article', { name: 'Birch Road' }).or(page.getByRole('link', { name: 'Birch Road' })),
  ).toHaveCount(1);
});

test('a new release during a visit is loaded once, at the next navigation, and keeps the typed text', async () => {
  const { page, context } = visit();
  await visit().load('/app/consultation');
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
  await visit().go('/app/gallery');
  await expect(page.locator('article').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/app/gallery');
  expect(loads).toBe(1);
  await visit().go('/app/consultation');
  await expect(page.getByLabel('First name')).toHaveValue('Kim');
  await context.unroute(replaced);
  await context.unroute(start);
});

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
