import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './support/find-chromium.ts';
import { openPlayground, uploadPhoto } from './support/guest.ts';
import { STUDY } from './support/photos.ts';
import { startServer } from './support/start-server.ts';

const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));

/** Takes the pictures of the README from the running product: `node e2e/take-screenshots.ts`. */
async function main(): Promise<void> {
  await mkdir(IMAGES, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await openPlayground(page);
    await uploadPhoto(page, STUDY);
    await page.getByRole('radio', { name: 'Navy' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('slider', { name: /^Divider between/ }).waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    // Toasts are gone after four seconds.
    await page.waitForTimeout(5_000);
    await page.screenshot({ path: `${IMAGES}playground.png` });
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
