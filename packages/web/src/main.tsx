import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { cleanAddress } from './app/clean-path.ts';
import { showApp } from './app/drawn-page.ts';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { loadSession } from './core/session/load-session.ts';
import { dispatchSession } from './core/session/session-store.ts';
import { followBrowser } from './lib/api/connection.ts';
import { watchStyles } from './lib/code-loading/load-code.ts';
import { log } from './lib/log.ts';
import { keepOfflinePage } from './lib/offline-page.ts';
import { styleNonce } from './lib/style-nonce.ts';

// Read by zod, which loads later: its compiled checks need eval, which the page's policy refuses and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const address = cleanAddress(window.location);
if (address === null) start();
else window.location.replace(address);

function start(): void {
  const nonce = styleNonce(document);
  // Read by the library that locks scrolling behind dialogs.
  if (nonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: nonce });

  followBrowser(window);
  watchStyles(document);
  // The development server has no service worker.
  if (import.meta.env.PROD) keepOfflinePage(window);
  void startSession(); // deals with its own failure
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id root');
  const router = createAppRouter();
  void showApp(root, router, () =>
    createRoot(root).render(
      <StrictMode>
        <Providers styleNonce={nonce}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

async function startSession(): Promise<void> {
  try {
    const session = await loadSession();
    await session.start();
  } catch (error) {
    log.error('Sign-in could not be loaded', error);
    dispatchSession({ is: 'nobody' });
  }
}
