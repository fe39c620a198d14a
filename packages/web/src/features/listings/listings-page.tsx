import { Suspense } from 'react';
import { RequireSession } from '../../core/session/require-session.tsx';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { copy } from './copy.ts';
import { ListingsView } from './listings-view.tsx';

/** What buyers wrote; its code comes by this page, so that the first script of every page need not name it. */
const Messages = lazyPart(async () => (await import('./messages/messages-page.tsx')).MessagesPage);

/** Imports of listings; the same holds for its code. */
const Imports = lazyPart(async () => (await import('./imports/imports-page.tsx')).ImportsPage);

export const ImportsPage = () => (
  <Suspense>
    <Imports />
  </Suspense>
);

export const MessagesPage = () => (
  <Suspense>
    <Messages />
  </Suspense>
);

/** Properties that whoever is signed in has imported. */
export function ListingsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <ListingsView />
    </RequireSession>
  );
}
