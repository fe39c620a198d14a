import { LookId } from '@home-design/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RequireSession } from '../../core/session/require-session.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import { LookProgress, progressOf } from './look-progress.tsx';
import { LookSheet } from './look-sheet.tsx';
import classes from './looks.module.css';
import { NewLookPage } from './new-look-page.tsx';
import { lookQuery } from './queries.ts';

/** All results of a look, or the page that makes a new one. */
export function LookPage() {
  const { projectId = '', lookId } = useParams();
  if (lookId === 'new') return <NewLookPage />;
  return <Sheet projectId={projectId} lookId={lookId} />;
}

function Sheet({ projectId, lookId }: { projectId: string; lookId: string | undefined }) {
  const id = LookId.safeParse(lookId).data;
  const back = { label: copy.back, to: paths.project(projectId) };
  return (
    <RequireSession>
      <div className={classes.page}>
        {id ? (
          <Loaded key={id} id={id} back={back} />
        ) : (
          <>
            <PageHeader title={copy.name} back={back} />
            <Problem title={copy.notFound} />
          </>
        )}
      </div>
    </RequireSession>
  );
}

function Loaded({ id, back }: { id: LookId; back: { label: string; to: string } }) {
  const look = useQuery(lookQuery(id));
  useDocumentTitle(look.data?.name ?? copy.name);
  const isMissing = look.error instanceof ApiError && look.error.status === 404;
  return (
    <>
      <PageHeader
        title={look.data?.name ?? copy.name}
        back={back}
        subtitle={look.data && <span role="status">{progressOf(look.data)}</span>}
      >
        {look.data && <LookProgress look={look.data} />}
      </PageHeader>
      {look.isPending && <Skeleton height={320} aria-label={copy.loading} role="status" />}
      {look.data && <LookSheet look={look.data} />}
      {look.isLoadingError &&
        (isMissing ? (
          <Problem title={copy.notFound} />
        ) : (
          <Problem title={copy.failed} onTryAgain={() => void look.refetch()} /> // the query keeps its error
        ))}
    </>
  );
}

function Problem({ title, onTryAgain }: { title: string; onTryAgain?: () => void }) {
  return (
    <StatePanel
      tone="problem"
      icon={<IconCloudOff stroke={ICON_STROKE} />}
      title={title}
      action={
        onTryAgain && (
          <Button onClick={onTryAgain}>
            <Text span>{copy.tryAgain}</Text>
          </Button>
        )
      }
    />
  );
}
