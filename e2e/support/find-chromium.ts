import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of the journeys: `CHROMIUM_PATH`, or the usual places of Linux distributions.
 * @throws when there is none; `npm test` installs it first
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
  if (!found) throw new Error('No Chromium was found. Run `npm test`, or set CHROMIUM_PATH.');
  return found;
}
