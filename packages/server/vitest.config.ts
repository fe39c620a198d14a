import { defineConfig } from 'vitest/config';

/** The same tests on both databases; see src/test/harness.ts. */
const projectOn = (database: 'pglite' | 'postgres') => ({
  test: {
    name: `server (${database})`,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    env: { TEST_DATABASE: database },
    ...(database === 'postgres' ? { globalSetup: ['./src/test/start-postgres.ts'] } : {}),
    // Starting a database takes its time on a small, busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({ test: { projects: [projectOn('pglite'), projectOn('postgres')] } });
