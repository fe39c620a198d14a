import { RequireSession } from '../../core/session/require-session.tsx';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { copy } from './copy.ts';
import { ListingsView } from './listings-view.tsx';

/** Properties that whoever is signed in has imported. */
export function ListingsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <ListingsView />
    </RequireSession>
  );
}
