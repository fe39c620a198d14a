import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../vitest.workers.ts';

export default defineConfig({
  test: {
    name: 'engine',
    include: ['src/**/*.test.ts'],
    maxWorkers,
    setupFiles: ['test/fixed-seed.ts'],
    // Pixels take their time on a small, busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
