import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { DrawnPicture } from './drawn-pictures.ts';

/** An empty living room, rendered by this project. */
const EMPTY_ROOM = fileURLToPath(
  new URL('../../packages/engine/samples/modern-living-room/empty.webp', import.meta.url),
);

/** Size in pixels: large enough to find the floor, and small enough to render furniture quickly. */
export const EMPTY_ROOM_SIZE = { width: 320, height: 213 };

/**
 * Makes a small picture of the empty room.
 * @param page any page; its browser scales the picture
 * @param from share of the room's width that is left out on the left
 */
export async function emptyRoom(page: Page, { from = 0 } = {}): Promise<DrawnPicture> {
  const bytes = [...(await readFile(EMPTY_ROOM))];
  const png = await page.evaluate(
    async ({ bytes, width, height, from }) => {
      const photo = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(Math.round(width * (1 - from)), height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser cannot draw.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(photo, -width * from, 0, width, height);
      const blob = await canvas.convertToBlob({ type: 'image/png' });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    { bytes, from, ...EMPTY_ROOM_SIZE },
  );
  return { name: 'empty-room.png', mimeType: 'image/png', buffer: Buffer.from(png) };
}
