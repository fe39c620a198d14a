import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { type ServerUnderTest, startServer } from '../support/start-server.ts';
import { makeSampleHome } from './sample-home.ts';
import { savePicture } from './save-picture.ts';

const DESKTOP = { width: 1440, height: 900 };
/** As high as one row of a board. */
const BOARD = { width: 1440, height: 650 };
const PHONE = { width: 390, height: 800 };
/** A busy machine takes minutes to show a page. */
const PAGE_LIMIT_MS = 600_000;

/** Takes the pictures of README and docs from the running product: `npm run screenshots`. */
const server = await startServer({ DEVELOPMENT_SIGN_IN: 'false' });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await takePictures(browser, server);
} finally {
  await browser.close();
  await server.stop();
}

async function takePictures(browser: Browser, { url: baseURL }: ServerUnderTest): Promise<void> {
  const page = await browser.newPage({ baseURL, viewport: DESKTOP });
  page.context().setDefaultTimeout(PAGE_LIMIT_MS);
  await page.goto('/');
  await page.getByRole('slider', { name: /^Divider between/ }).waitFor();
  await savePicture(page, 'landing');

  const home = await makeSampleHome(page);
  await openComparison(page, home.playground);
  await savePicture(page, 'playground');
  await page.goto(home.project);
  await page.getByRole('tab', { name: /^Images/ }).waitFor();
  await savePicture(page, 'project');
  await page.setViewportSize(BOARD);
  await page.goto(home.sharedBoard);
  await page.getByRole('article').first().waitFor();
  await savePicture(page, 'board');

  const storageState = await page.context().storageState({ indexedDB: true });
  const phone = await browser.newPage({
    ...{ baseURL, storageState, viewport: PHONE },
    ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  });
  phone.context().setDefaultTimeout(PAGE_LIMIT_MS);
  await openComparison(phone, home.playground);
  await savePicture(phone, 'phone');
}

/** Opens an edited photo beside its original, under a divider. */
async function openComparison(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Compare with before' }).click();
  await page.getByRole('slider', { name: /^Divider between/ }).waitFor();
}
