import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { maxWorkers } from '../../vitest.workers.ts';

/** Streams of Node do not take what a page within the same process makes. */
const WITH_STREAMS = ['src/features/listings/photos/found-photos.test.ts'];

export default defineConfig({
  plugins: [react()],
  define: {
    __APP_VERSION__: JSON.stringify('0.0.0-test'),
    __BUILD_TIME__: JSON.stringify('2026-01-02T03:04:05.000Z'),
    __BUILD_ENVIRONMENT__: JSON.stringify('test'),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WITH_STREAMS],
          // A page of its own for every file, without a process of its own: starting those took longer than the tests.
          pool: 'vmThreads',
        },
      },
      { extends: true, test: { name: 'web (streams)', include: WITH_STREAMS } },
    ],
    environment: 'jsdom',
    maxWorkers,
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    testTimeout: 20_000,
  },
});
