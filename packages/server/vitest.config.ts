import { configDefaults, defineConfig } from 'vitest/config';
import { maxWorkers } from '../../vitest.workers.ts';

/** What the real engine makes of photos is the same on any database, and takes its time. */
const WITH_ENGINE = [
  'src/features/analysis/regions.test.ts',
  'src/features/images/real-photos.test.ts',
  'src/features/jobs/upscale.test.ts',
  'src/features/projects/real-export.test.ts',
  'src/features/publications/make-picture.test.ts',
  'src/features/shares/content/real-shares.test.ts',
];

/** What these test does not depend on the database, or knows none: who may do what, marks on pictures, hostile servers. */
const SAME_ON_ANY_DATABASE = [
  'src/features/downloads/watermark.test.ts',
  'src/features/listings/reading/**',
  'src/features/publications/manifest.test.ts',
  'src/features/shares/passwords/guessing.test.ts',
  'src/features/styled-rooms/styled-rooms.test.ts',
  'src/platform/http/watch-progress.test.ts',
  'src/platform/web-fetcher/**',
  'test/access/**',
];

/** `npm run torture` runs these: they take minutes. */
const ATTACKS = 'test/torture/**';

/** The same tests on both databases; see src/test/test-database.ts. */
const projectOn = (
  database: 'pglite' | 'postgres',
  globalSetup: string,
  leftOut: readonly string[] = [],
) => ({
  test: {
    name: `server (${database})`,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ATTACKS, ...leftOut],
    env: { TEST_DATABASE: database },
    maxWorkers,
    // Files share what they load: nothing in the server is kept in a module.
    isolate: false,
    globalSetup: [globalSetup],
    // Starting a database takes its time on a small, busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      projectOn('pglite', './src/test/make-pglite-template.ts'),
      projectOn('postgres', './src/test/start-postgres.ts', [...WITH_ENGINE, ...SAME_ON_ANY_DATABASE]),
    ],
  },
});
