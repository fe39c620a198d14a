import { defineConfig } from 'vitest/config';
import { patience } from '../vitest.patience.ts';
import { maxWorkers } from '../vitest.workers.ts';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    maxWorkers,
    expect: patience,
    // Each of these starts a checking tool as a separate process.
    testTimeout: 60_000,
  },
});
