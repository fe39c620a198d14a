import { fileURLToPath } from 'node:url';

/** A furnished living room, rendered by the project itself. */
export const LIVING_ROOM = fileURLToPath(
  new URL('../../packages/web/public/demo/samples/bohemian-living-room.webp', import.meta.url),
);
