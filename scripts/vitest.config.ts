import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'scripts',
    include: ['**/*.test.mjs'],
    // Each of these starts a checking tool as a process of its own.
    testTimeout: 60_000,
  },
});
