import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Folder of the pictures that README and docs show. */
const IMAGES = fileURLToPath(new URL('../../docs/images/', import.meta.url));
/** README and docs load all of these pictures, so each one stays small. */
const MAX_BYTES = 150_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.55];

/**
 * Writes what the page shows to `docs/images/` as WebP, in the best quality that fits the size limit.
 * @throws when not even the lowest quality fits
 */
export async function savePicture(page: Page, name: string): Promise<void> {
  await whenComplete(page);
  const png = await page.screenshot({ animations: 'disabled' });
  for (const quality of QUALITIES) {
    const webp = await toWebp(page, png, quality);
    if (webp.length > MAX_BYTES) continue;
    await writeFile(`${IMAGES}${name}.webp`, webp);
    process.stdout.write(`${name}.webp: ${Math.round(webp.length / 1000)} kB\n`);
    return;
  }
  throw new Error(`${name}.webp is larger than ${MAX_BYTES / 1000} kB.`);
}

/** Resolves when fonts and visible pictures are loaded, and no toast, placeholder or progress of work is shown. */
async function whenComplete(page: Page): Promise<void> {
  // Not asynchronous: a promise would count as true.
  await page.waitForFunction(() => {
    if (document.fonts.status !== 'loaded') return false;
    const isVisible = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < innerHeight;
    };
    const images = [...document.images].filter(isVisible);
    const busy = document.querySelectorAll(
      '[aria-busy=true], main [role=progressbar], .mantine-Loader-root, .mantine-Skeleton-root, .mantine-Notification-root',
    );
    return images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) && busy.length === 0;
  });
}

/** Converts by the browser, so that no image library is needed here. */
async function toWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ base64, quality }) => {
      const photo = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]),
      );
      const canvas = new OffscreenCanvas(photo.width, photo.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser cannot draw.');
      context.drawImage(photo, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { base64: png.toString('base64'), quality },
  );
  return Buffer.from(bytes);
}
