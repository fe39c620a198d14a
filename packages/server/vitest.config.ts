import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../vitest.workers.ts';

/** The same tests on both databases; see src/test/test-database.ts. */
const projectOn = (database: 'pglite' | 'postgres', globalSetup: string) => ({
  test: {
    name: `server (${database})`,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
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
      projectOn('postgres', './src/test/start-postgres.ts'),
    ],
  },
});
