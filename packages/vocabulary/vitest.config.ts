import { defineConfig } from 'vitest/config';
import { maxWorkers } from '../../vitest.workers.ts';

export default defineConfig({
  test: { name: 'vocabulary', include: ['src/**/*.test.ts'], maxWorkers, isolate: false },
});
