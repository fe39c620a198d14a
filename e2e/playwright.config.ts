import { defineConfig } from '@playwright/test';
import { ARGUMENTS, findHeadlessShell } from './support/find-chromium.ts';

/**
 * Journeys about the server, the engine or other services, which do not depend on the width of the screen. `every-page`
 * checks each page at 320 px.
 */
const AT_ONE_WIDTH = [
  'analytics',
  'api-keys',
  'apply-to-listing',
  'connection',
  'connection-dialogs',
  'connection-restart',
  'every-page',
  'google',
  'guest-return',
  'listing-imports',
  'listing-merge',
  'navigation',
  'other-edits',
  'own-data',
  'payment',
  'publishing-profiles',
  'sessions',
  'whole-account',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: './journeys',
  globalSetup: './global-setup.config.ts',
  outputDir: '../test-results',
  // Each worker has its own browser and server: while one waits, the other works. Edits use both cores.
  workers: 2,
  // Generous limits for a busy machine; a working test ends long before them.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  // Traces cost a tenth of all computing, so a failed test runs again with one. It fails the run in any case.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findHeadlessShell(), args: ARGUMENTS },
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
    // Playwright cannot intercept pages that a service worker opens. `install-as-app` allows it.
    serviceWorkers: 'block',
  },
  projects: [
    // Moving pages took 14 to 20 percent of the time. Phones keep their motion.
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      testIgnore: AT_ONE_WIDTH,
      // A phone has no keyboard; a test with this tag would repeat what other tests of its file do at this width.
      grepInvert: [/\bby (keyboard|keys alone)\b/, /@one-width/],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
  ],
});
