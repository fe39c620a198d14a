import './ui/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { cleanAddress } from './app/clean-path.ts';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { readClientConfig } from './core/session/client-config.ts';
import { startSession } from './core/session/session.ts';

const address = cleanAddress(window.location);
if (address === null) showApp();
else window.location.replace(address);

function showApp(): void {
  const { styleNonce } = readClientConfig(document);
  // Read by the library that locks scrolling behind dialogs.
  if (styleNonce !== undefined) Object.assign(globalThis, { __webpack_nonce__: styleNonce });

  startSession();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no element with the id root');
  createRoot(root).render(
    <StrictMode>
      <Providers styleNonce={styleNonce}>
        <RouterProvider router={createAppRouter()} />
      </Providers>
    </StrictMode>,
  );
}
