import { fileURLToPath } from 'node:url';

/** A furnished living room, drawn by the project itself. */
export const LIVING_ROOM = fileURLToPath(
  new URL('../../packages/web/public/demo/samples/book-living-room.jpg', import.meta.url),
);
