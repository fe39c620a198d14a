import { Button, Skeleton } from '@mantine/core';
import { IconCloudOff, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RequireSession } from '../../core/session/require-session.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import classes from './bin.module.css';
import { BinList } from './bin-list.tsx';
import { binQuery } from './bin-queries.ts';
import { copy } from './copy.ts';

/** Deleted photos, versions, projects and boards. They can be restored for 30 days. */
export function BinPage() {
  useDocumentTitle(copy.title);
  return (
    <RequireSession>
      <div className={classes.page}>
        <PageHeader title={copy.title} subtitle={copy.intro} />
        <BinContent />
      </div>
    </RequireSession>
  );
}

function BinContent() {
  const [page, setPage] = useState(1);
  const bin = useQuery(binQuery(page));
  if (bin.isPending) return <Skeleton height={320} aria-label={copy.loading} role="status" />;
  if (bin.isLoadingError) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconCloudOff stroke={ICON_STROKE} />}
        title={copy.failed}
        text={bin.error.message}
        // the query shows its own failure
        action={<Button onClick={() => void bin.refetch()}>{copy.tryAgain}</Button>}
      />
    );
  }
  if (bin.data.count === 0) {
    return (
      <StatePanel icon={<IconTrash stroke={ICON_STROKE} />} title={copy.emptyTitle} text={copy.emptyText} />
    );
  }
  // The last entry of the last page may have just been removed.
  const last = Math.min(page, bin.data.num_pages);
  if (last !== page) setPage(last);
  return <BinList bin={bin.data} page={page} onPage={setPage} />;
}
