import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'scripts'],
    // Many tests wait for databases and child processes: two at a time pay off on two cores, too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
