import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';

/** Attacks that take minutes, by `npm run torture`: on the embedded database, one after the other. */
export default defineConfig({
  test: {
    name: 'torture',
    include: ['test/torture/**/*.test.ts'],
    env: { TEST_DATABASE: 'pglite' },
    maxWorkers: 1,
    expect: patience,
    globalSetup: ['./src/test/database/make-pglite-template.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
