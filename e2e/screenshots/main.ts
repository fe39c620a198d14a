import { chromium } from '@playwright/test';
import { findChromium } from '../support/find-chromium.ts';
import { startServer } from '../support/start-server.ts';
import { savePicture } from './save-picture.ts';

const DESKTOP = { width: 1440, height: 900 };
/** A busy machine takes minutes to show a page. */
const PAGE_LIMIT_MS = 600_000;

/** Takes the pictures of README and docs from the running product: `npm run screenshots`. */
const server = await startServer();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ baseURL: server.url, viewport: DESKTOP });
  page.setDefaultTimeout(PAGE_LIMIT_MS);
  await page.goto('/');
  await page.getByRole('slider', { name: /^Divider between/ }).waitFor();
  await savePicture(page, 'landing');
} finally {
  await browser.close();
  await server.stop();
}
