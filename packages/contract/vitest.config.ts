import { defineConfig } from 'vitest/config';
import { maxWorkers, isolate: false } from '../../vitest.workers.ts';

export default defineConfig({ test: { name: 'contract', include: ['src/**/*.test.ts'], maxWorkers, isolate: false } });
