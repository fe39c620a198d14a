import { fileURLToPath } from 'node:url';

/** A furnished study, rendered by this project. */
export const STUDY = fileURLToPath(
  new URL('../../packages/web/public/demo/samples/mid-century-office.webp', import.meta.url),
);
