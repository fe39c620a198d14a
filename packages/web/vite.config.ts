import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { configFromServer } from './build/config-from-server.ts';
import { drawLandingPage } from './build/draw-landing.ts';
import { fetchBeforeImport } from './build/fetch-before-import.ts';
import { firstScript } from './build/first-script.ts';
import { leaveOutJsonSchema } from './build/leave-out-json-schema.ts';
import { offlineShell } from './build/offline-shell.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { waitForServer } from './build/wait-for-server.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Where the API answers while developing; the development script sets the port it chose. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001';
/** The identity service, the API and its documentation live on the API server. */
const apiPaths = ['/api', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    fetchBeforeImport(),
    firstScript(),
    preloadFonts(['fraunces-latin-opsz-normal', 'inter-latin-wght-normal']),
    leaveOutJsonSchema(),
    drawLandingPage(),
    offlineShell(),
    precompress(),
    waitForServer(apiOrigin, apiPaths),
    configFromServer(apiOrigin),
  ],
  // Read by lib/build-info.ts, so that the version page shows what was really built.
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __BUILD_TIME__: JSON.stringify(new Date().toISOString()),
    __BUILD_ENVIRONMENT__: JSON.stringify(mode),
  },
  build: {
    target: 'baseline-widely-available',
    // Small pictures inlined as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page needs is one file: as the bundler cuts it, it is twenty, 8 kB larger when compressed.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            // Six pieces otherwise, of which every page with data needs five.
            {
              name: 'query',
              test: /@tanstack\/(?:query-core|react-query)\//,
              includeDependenciesRecursively: false,
            },
          ],
        },
        // The first file names every other script and style sheet: each character of their names counts.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names.every((name) => name.endsWith('.css'))
            ? 'assets/[hash:7][extname]'
            : 'assets/[name]-[hash:7][extname]',
      },
      // The contract only declares; without this every page would carry every schema.
      treeshake: { moduleSideEffects: [{ test: /packages\/contract\/src\//, sideEffects: false }] },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
}));
