import type { Page } from '@playwright/test';
import { ARGUMENTS, findChromium } from '../support/find-chromium.ts';
import { openPlayground } from '../support/guest.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, testWithServer as test } from '../support/test.ts';

// Only the whole Chromium judges whether a page can be installed.
test.use({ serviceWorkers: 'allow', launchOptions: { executablePath: findChromium(), args: ARGUMENTS } });

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

interface Manifest {
  theme_color: string;
  icons: Icon[];
  shortcuts: { name: string; url: string; icons: Icon[] }[];
}

/** Opens a page and waits until the service worker answers for it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'No connection' });

test('the browser accepts the manifest, and each icon has the size that it declares', {
  tag: '@one-width',
}, async ({ page }) => {
  await openWithWorker(page, '/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // Playwright's contexts are private windows, which install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(data ?? '') as Manifest;
  const theme = page.locator('meta[name=theme-color][media*=light]');
  await expect(theme).toHaveAttribute('content', manifest.theme_color);
  const sizes = (purpose?: string) =>
    manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
  expect([sizes(), sizes('maskable')]).toEqual([['192x192', '512x512'], ['512x512']]);

  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of [...icons, { src: apple ?? '', sizes: '180x180' }]) {
    const answer = await page.request.get(src);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, 'image/png']);
    // The first chunk of a PNG is its header.
    const png = await answer.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('each shortcut of the manifest opens the page of its name', { tag: '@one-width' }, async ({ page }) => {
  // Only guests and accounts have projects; the playground makes the visitor a guest.
  await openPlayground(page);
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  for (const { url, name } of (manifest as Manifest).shortcuts) {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page opened without a connection says what works, and Try again brings the app back: ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openWithWorker(page, '/app/gallery');
    await context.setOffline(true);
    await page.goto('/app/consultation?from=phone');
    await expect(offline(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Works without a connection',
      'Needs a connection',
    ]);
    const again = page.getByRole('link', { name: 'Try again' });
    expect((await again.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await again.click();
    await expect(offline(page)).toBeVisible();

    await context.setOffline(false);
    await again.click();
    await expect(page).toHaveURL(/\/app\/consultation\?from=phone$/);
    await expect(offline(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page that is open when the connection goes stays, under its own banner', {
  tag: '@one-width',
}, async ({ page, context }) => {
  await openWithWorker(page, '/app/consultation');
  await page.getByLabel('First name').fill('Maple');
  await context.setOffline(true);
  await expect(page.locator('[data-away]')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Maple');
  await context.setOffline(false);
  await expect(page.locator('[data-away]')).toHaveCount(0);
});
