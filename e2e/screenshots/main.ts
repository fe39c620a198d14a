import { mkdir } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { startServer } from '../support/start-server.ts';
import { EDIT_LIMIT_MS, makeSampleHome } from './sample-home.ts';
import { IMAGES, savePicture } from './save-picture.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 780 };

const divider = (page: Page) => page.getByRole('slider', { name: /^Divider between/ });

/** Takes the pictures of README and docs from the running product: `npm run screenshots`. */
async function takeAll(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: DESKTOP });
  context.setDefaultTimeout(EDIT_LIMIT_MS);
  const page = await context.newPage();
  await page.goto('/');
  await divider(page).waitFor();
  await savePicture(page, 'landing');

  const home = await makeSampleHome(page);
  await page.goto(`/app/playground?imageId=${home.study}`);
  await page.getByRole('radio', { name: 'Sage' }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await divider(page).waitFor();
  await savePicture(page, 'playground');
  const address = page.url();

  await page.goto(`/app/projects/${home.project}`);
  await page.getByRole('heading', { name: '12 Elm Street', level: 1 }).waitFor();
  await savePicture(page, 'project');

  const visitor = await browser.newPage({ baseURL, viewport: DESKTOP });
  visitor.setDefaultTimeout(EDIT_LIMIT_MS);
  await visitor.goto(`/app/share/board/${await home.share()}`);
  await visitor.getByText('Which walls do you like better?').waitFor();
  await savePicture(visitor, 'board');

  const phone = await browser.newContext({
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    storageState: await context.storageState(),
  });
  phone.setDefaultTimeout(EDIT_LIMIT_MS);
  const phonePage = await phone.newPage();
  await phonePage.goto(address);
  await phonePage.getByRole('button', { name: 'Compare with before' }).click();
  await divider(phonePage).waitFor();
  await savePicture(phonePage, 'phone');
}

await mkdir(IMAGES, { recursive: true });
const server = await startServer({ EDIT_TIME_LIMIT_SECONDS: String(EDIT_LIMIT_MS / 1000) });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await takeAll(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
