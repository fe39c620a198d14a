import { LookId } from '@home-design/contract';
import { Anchor, Button, Skeleton, Text, Title } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { RequireSession } from '../../core/session/require-session.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
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
  return (
    <RequireSession>
      <div className={classes.page}>
        <Anchor component={Link} to={paths.project(projectId)} className={classes.back ?? ''}>
          {copy.back}
        </Anchor>
        {id ? <Loaded key={id} id={id} /> : <Problem title={copy.notFound} />}
      </div>
    </RequireSession>
  );
}

function Loaded({ id }: { id: LookId }) {
  const look = useQuery(lookQuery(id));
  useDocumentTitle(look.data?.name ?? copy.name);
  if (look.isPending) return <Skeleton height={320} aria-label={copy.loading} role="status" />;
  if (look.data) return <LookSheet look={look.data} />;
  const isMissing = look.error instanceof ApiError && look.error.status === 404;
  if (isMissing) return <Problem title={copy.notFound} />;
  return <Problem title={copy.failed} onTryAgain={() => void look.refetch()} />; // the query keeps its error
}

function Problem({ title, onTryAgain }: { title: string; onTryAgain?: () => void }) {
  return (
    <>
      <Title order={1} size="h2">
        {copy.name}
      </Title>
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
    </>
  );
}
