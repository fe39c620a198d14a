import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { patience } from '../../vitest.patience.ts';
import { maxWorkers } from '../../vitest.workers.ts';

/** Streams of Node do not take what a page within the same process makes. */
const WITH_STREAMS = ['src/features/listings/photos/found-photos.test.ts'];

/** Tests in `.ts` files run without a page, which takes longer to make than most of them take; these need one. */
const WITH_PAGE = [
  'src/app/drafts-of-people.test.ts',
  'src/core/session/**/*.test.ts',
  'src/core/store/*.test.ts',
  'src/core/job-watch/desktop-notice.test.ts',
  'src/core/plans/plan-offers.test.ts',
  'src/core/styled-rooms/images.test.ts',
  'src/core/tabs/sync-tabs.test.ts',
  'src/core/uploader/{check-files,send-photo}.test.ts',
  'src/core/zip/zip-settings.test.ts',
  'src/features/playground/marks/kept-marks.test.ts',
  'src/lib/api/{api-client,connection}.test.ts',
  'src/lib/code-loading/*.test.ts',
  'src/lib/storage/browser-storage.test.ts',
];

const PAGE_SETUP = ['./test/setup.ts'];

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
          include: ['src/**/*.test.tsx', ...WITH_PAGE],
          // A page of its own for every file, without a process of its own: starting those took longer than the tests.
          pool: 'vmThreads',
          environment: 'jsdom',
          setupFiles: PAGE_SETUP,
        },
      },
      {
        extends: true,
        test: {
          name: 'web (without a page)',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...WITH_STREAMS, ...WITH_PAGE],
          pool: 'vmThreads',
          environment: 'node',
          setupFiles: ['./test/setup-without-page.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'web (streams)', include: WITH_STREAMS, environment: 'jsdom', setupFiles: PAGE_SETUP },
      },
    ],
    maxWorkers,
    expect: patience,
    restoreMocks: true,
    // A busy machine takes half a minute for the first page of a file.
    testTimeout: 120_000,
  },
});
