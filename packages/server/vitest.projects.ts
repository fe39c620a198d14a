import { configDefaults } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';
import { maxWorkers } from '../../vitest.workers.ts';

/**
 * What can differ between the databases although both are PostgreSQL: opening, locking and reading them, tables and
 * their migrations, the queue, backups, processes that are killed, and features whose statements are mostly written by
 * hand. Everything else runs on PostgreSQL only, where simultaneous calls have a connection each; docs/decisions/0037.
 */
const ON_BOTH_DATABASES = [
  'src/features/account-deletion/**',
  'src/features/account-export/**',
  'src/features/bin/**',
  'src/features/gallery/**',
  'src/features/guest-removal/**',
  'src/features/installation/**',
  'src/features/jobs/**',
  'src/features/listings/merging/**',
  'src/features/plans/**',
  'src/features/versions/**',
  'src/operator/**',
  'src/platform/database/**',
  'src/platform/queue/**',
  'src/schema/**',
  'test/{crash,process,safekeeping,safety}/**',
].map((folder) => `${folder}/*.test.ts`);

/** What the real engine makes of photos is the same on any database, and takes its time. */
const WITH_ENGINE = [
  'src/features/analysis/regions.test.ts',
  'src/features/images/real-photos.test.ts',
  'src/features/jobs/upscale.test.ts',
  'src/features/projects/real-export.test.ts',
  'src/features/publications/make-picture.test.ts',
  'src/features/shares/content/real-shares.test.ts',
];

/** What these test does not depend on the database, or knows none: hostile servers, marks on pictures. */
const WITHOUT_DATABASE = [
  'src/features/downloads/watermark.test.ts',
  'src/features/listings/reading/**/*.test.ts',
  'src/features/publications/manifest.test.ts',
  'src/features/shares/passwords/guessing.test.ts',
  'src/features/styled-rooms/styled-rooms.test.ts',
  'src/platform/http/uploads/watch-progress.test.ts',
  'src/platform/web-fetcher/**/*.test.ts',
];

/** Makes every call of the contract, so that each feature's statements run on the embedded database as well. */
const EVERY_CALL = ['test/access/access.test.ts', 'test/access/share-access.test.ts'];

const ALL_FILES = ['src/**/*.test.ts', 'test/**/*.test.ts'];
/** `npm run torture` runs these: they take minutes. */
const ATTACKS = 'test/torture/**';

/** Tests on one of the two databases; see src/test/database/test-database.ts. */
const projectOn = (
  database: 'pglite' | 'postgres',
  globalSetup: string,
  include: readonly string[],
  leftOut: readonly string[] = [],
) => ({
  test: {
    name: `server (${database})`,
    include: [...include],
    exclude: [...configDefaults.exclude, ATTACKS, ...leftOut],
    env: { TEST_DATABASE: database },
    maxWorkers,
    expect: patience,
    // As the server itself starts: src/compile-web-assembly-once.ts.
    execArgv: ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'],
    // Files share what they load: nothing in the server is kept in a module.
    isolate: false,
    globalSetup: ['../engine/test/remembered/make-folder.ts', globalSetup],
    setupFiles: ['../engine/test/remembered/preload.ts'],
    // Starting a database takes its time on a small, busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

const onPglite = (include: readonly string[]) =>
  projectOn('pglite', './src/test/database/make-pglite-template.ts', include);
const onPostgres = (leftOut: readonly string[] = []) =>
  projectOn('postgres', './src/test/database/start-postgres.ts', ALL_FILES, leftOut);

/** Each file on one database, and on both where they can differ: what `npm test` runs. */
export const ordinaryProjects = [
  onPglite([...ON_BOTH_DATABASES, ...WITH_ENGINE, ...WITHOUT_DATABASE, ...EVERY_CALL]),
  onPostgres([...WITH_ENGINE, ...WITHOUT_DATABASE, ...EVERY_CALL]),
];

/** Every file on both databases: `npm run test:both-databases`. */
export const projectsOnBoth = [onPglite(ALL_FILES), onPostgres()];
