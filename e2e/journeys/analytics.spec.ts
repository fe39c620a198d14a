import type { Page } from '@playwright/test';
import { type CaptureServer, startCaptureServer } from '../support/capture-server.ts';
import { ARGUMENTS, findChromium } from '../support/find-chromium.ts';
import { type ServerUnderTest, startServer } from '../support/start-server.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/test.ts';

const KEY = 'phc_journey';
/** The library ignores browsers that report automation. */
const AS_PEOPLE = {
  userAgent:
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  userAgentData: undefined,
  webdriver: false,
};
const TYPED = 'Marabella Lindqvist';

// The library sends nothing from a Chromium without windows, which `navigator` does not hide.
test.use({ launchOptions: { executablePath: findChromium(), args: ARGUMENTS } });

let capture: CaptureServer;
let counting: ServerUnderTest;
test.beforeAll(async () => {
  capture = await startCaptureServer();
  counting = await startServer({ POSTHOG_KEY: KEY, POSTHOG_HOST: capture.url });
});
test.afterAll(async () => {
  await counting.stop();
  await capture.close();
});

// Defined on the page itself, because Playwright's own settings are lost while a page is left.
test.beforeEach(async ({ page }) => {
  await page.addInitScript((values) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
  }, AS_PEOPLE);
});

const banner = (page: Page) => page.getByRole('region', { name: 'Usage statistics' });
const sent = (event: string) => capture.events.filter((each) => each.event === event).length;
/** Collects all hosts that the page sends requests to. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  return hosts;
}

test('C-29 U-33 ANALYTICS-01 nothing is sent before consent, every documented event after it, and nothing after it is withdrawn', async ({
  page,
}) => {
  const hosts = hostsOf(page);
  await test.step('before an answer', async () => {
    await page.goto(`${counting.url}/app/consultation`);
    await expect(banner(page)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('Company').fill('Harbor');
    await page
      .getByRole('navigation', { name: 'About this server' })
      .getByRole('link', { name: 'Imprint' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    expect(capture.requests).toEqual([]);
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('ph_') }),
    );
  });

  await test.step('refused: still nothing is sent, and the question does not return', async () => {
    await banner(page).getByRole('button', { name: 'Do not allow' }).click();
    await expect(banner(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(capture.requests).toEqual([]);
  });

  await test.step('agreed: page views, clicks and a recording without typed text', async () => {
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect.poll(() => sent('$pageview')).toBeGreaterThan(0);
    await page
      .getByRole('navigation', { name: 'Footer' })
      .getByRole('link', { name: 'Free consultation' })
      .click();
    await page.getByLabel('First name').fill(TYPED);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => sent('$pageview')).toBeGreaterThan(1);
    await expect.poll(() => sent('$autocapture')).toBeGreaterThan(0);
    await expect.poll(() => sent('$snapshot')).toBeGreaterThan(0);
    expect(capture.text()).toContain('Free consultation');
    expect(capture.text()).not.toContain(TYPED);
    expect(capture.text()).not.toContain('Marabella');
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === `ph_${KEY}_posthog`);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect(Math.round(days)).toBe(365);
  });

  await test.step('leaving a page is reported', async () => {
    await page.goto(`${counting.url}/app/imprint`);
    await expect.poll(() => sent('$pageleave')).toBeGreaterThan(0);
  });

  await test.step('withdrawn: nothing more is sent, not even queued events', async () => {
    await expect.poll(() => sent('$pageview')).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await banner(page).getByRole('button', { name: 'Do not allow' }).click();
    await expect(banner(page)).toBeHidden();
    await page
      .getByRole('navigation', { name: 'About this server' })
      .getByRole('link', { name: 'Terms' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    // Events sent earlier have arrived by now.
    const before = capture.requests.length;
    await page.goto(`${counting.url}/app/privacy`);
    await expect(page.getByText(capture.url)).toBeVisible();
    expect(capture.requests.slice(before)).toEqual([]);
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('ph_'))).toEqual([]);
  });

  expect([...hosts].toSorted()).toEqual(
    [counting.url, capture.url].map((url) => new URL(url).host).toSorted(),
  );
});

test('C-29 Global Privacy Control is obeyed: the visitor is not asked', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }),
  );
  const before = capture.requests.length;
  await page.goto(`${counting.url}/app/imprint`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
  expect(capture.requests.length).toBe(before);
});

test('C-29 a server without a key shows no question and loads no analytics', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/app/imprint');
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
  expect(files.filter((file) => /analytics/.test(file))).toEqual([]);
});
