import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';
import { maxWorkers } from '../../vitest.workers.ts';

export default defineConfig({
  test: {
    name: 'engine',
    include: ['src/**/*.test.ts', 'studio/**/*.test.ts', 'bench/**/*.test.ts'],
    maxWorkers,
    expect: patience,
    // Files share what they load, the models above all: the engine keeps no state in its modules.
    isolate: false,
    globalSetup: ['test/remembered/make-folder.ts'],
    setupFiles: ['test/fixed-seed.ts', 'test/remembered/preload.ts'],
    // Pixels take their time on a small, busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
