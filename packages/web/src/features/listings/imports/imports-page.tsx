import { Anchor, Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconFileImport } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { paths } from '../../../lib/paths.ts';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { ImportCard } from './import-card.tsx';
import classes from './imports.module.css';
import { importsCopy as copy } from './imports-copy.ts';
import { importsQuery } from './imports-queries.ts';

/** Imports of one's listings, those under way and those that are over. */
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
    <div className={classes.page}>
      <header>
        <Anchor component={Link} to={paths.listings()} className={classes.back ?? ''}>
          {copy.back}
        </Anchor>
        <Title order={1} size="h2">
          {copy.title}
        </Title>
        <Text c="dimmed">{copy.intro}</Text>
      </header>
      {imports.isPending && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={160} aria-hidden />
        </>
      )}
      {imports.isLoadingError && (
        <StatePanel
          tone="problem"
          icon={<IconCloudOff stroke={ICON_STROKE} />}
          title={copy.failed}
          text={imports.error.message}
          // The query keeps its own error.
          action={
            <Button className={classes.touch ?? ''} onClick={() => void imports.refetch()}>
              {copy.tryAgain}
            </Button>
          }
        />
      )}
      {imports.data && shown.length === 0 && (
        <StatePanel
          icon={<IconFileImport stroke={ICON_STROKE} />}
          title={copy.emptyTitle}
          text={copy.empty}
        />
      )}
      {shown.length > 0 && (
        <ul className={classes.list}>
          {shown.map((batch) => (
            <li key={batch.id}>
              <ImportCard batch={batch} isOpen={batch.id === opened} />
            </li>
          ))}
        </ul>
      )}
      {imports.hasNextPage && (
        <Button
          variant="default"
          className={classes.touch ?? ''}
          loading={imports.isFetchingNextPage}
          onClick={() => void imports.fetchNextPage({ cancelRefetch: false })}
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}
