import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './support/find-chromium.ts';
import { startServer } from './support/start-server.ts';

const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));

/** Takes the screenshot of the README from the running product: `node e2e/take-screenshots.ts`. */
async function main(): Promise<void> {
  await mkdir(IMAGES, { recursive: true });
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
    await page.goto('/');
    await page.getByRole('slider', { name: /^Divider between/ }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${IMAGES}landing.png` });
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
