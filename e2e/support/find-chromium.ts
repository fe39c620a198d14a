import { existsSync } from 'node:fs';

/**
 * Pages of tests are short-lived: code that runs a hundred times there is compiled for speed and then thrown away. V8 waits
 * about ten times longer with that, which is a seventh of all computing of a page. Loops over pixels get there within
 * milliseconds.
 */
const OPTIMIZE_LATER = [
  '--interrupt-budget=1000000',
  '--interrupt-budget-for-maglev=500000',
  '--invocation-count-for-maglev=8000',
  '--invocation-count-for-turbofan=30000',
];

/** Switches that let Chromium run as root in a container and keep it from using the network. */
export const ARGUMENTS = [
  `--js-flags=${OPTIMIZE_LATER.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the journeys: `HEADLESS_SHELL_PATH`, or the Chromium without windows that Debian has, which takes a fifth
 * less computing; else the whole Chromium.
 * @throws when there is neither
 */
export function findHeadlessShell(): string {
  const shells = [process.env.HEADLESS_SHELL_PATH ?? '', HEADLESS_SHELL];
  return shells.find((path) => path !== '' && existsSync(path)) ?? findChromium();
}

/**
 * The whole browser: `CHROMIUM_PATH`, or the usual places of Linux distributions.
 * @throws when there is none; `npm test` installs it first
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));
  if (!found) throw new Error('No Chromium was found. Run `npm test`, or set CHROMIUM_PATH.');
  return found;
}
