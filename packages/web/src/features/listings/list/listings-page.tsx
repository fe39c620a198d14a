import { Suspense } from 'react';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { copy } from '../copy.ts';
import { ListingsView } from './listings-view.tsx';

/** Messages from buyers. The code is loaded from this page, so that the first script need not name it. */
const Messages = lazyPart(async () => (await import('../messages/messages-page.tsx')).MessagesPage);

/** Imports of listings, loaded in the same way. */
const Imports = lazyPart(async () => (await import('../imports/imports-page.tsx')).ImportsPage);

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

/** The listings of the user. */
export function ListingsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <ListingsView />
    </RequireSession>
  );
}
