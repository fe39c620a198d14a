import { defineConfig } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';
import { maxWorkers } from '../../vitest.workers.ts';

export default defineConfig({
  test: { name: 'vocabulary', include: ['src/**/*.test.ts'], maxWorkers, expect: patience, isolate: false },
});
