import { IconFileImport } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { CardPage } from '../cards/card-page.tsx';
import { ImportCard } from './import-card.tsx';
import { importsCopy as copy } from './imports-copy.ts';
import { importsQuery } from './imports-queries.ts';

/** The user's imports, running and finished ones. */
export function ImportsPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession asks={copy.asks}>
      <Imports />
    </RequireSession>
  );
}

function Imports() {
  const [query] = useSearchParams();
  const opened = query.get('import');
  const imports = useInfiniteQuery(importsQuery);
  const shown = imports.data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <CardPage
      copy={copy}
      query={imports}
      emptyIcon={<IconFileImport stroke={ICON_STROKE} />}
      cards={shown.map((batch) => ({
        id: batch.id,
        card: <ImportCard batch={batch} isOpen={batch.id === opened} />,
      }))}
    />
  );
}
