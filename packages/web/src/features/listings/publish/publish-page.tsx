import { ListingId } from '@home-design/contract';
import { Button, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { nameOf } from '../listing-state.ts';
import { listingQuery } from '../queries.ts';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';
import { PublishHeader } from './publish-header.tsx';
import { PublishView } from './publish-view.tsx';
import { planQuery } from './queries.ts';

/** Shows, makes and downloads the published set of a listing. */
export function PublishPage() {
  const id = ListingId.safeParse(useParams().listingId).data;
  return (
    <RequireSession asks={copy.asks}>
      <div className={classes.page}>{id ? <Loaded key={id} id={id} /> : <NotThere />}</div>
    </RequireSession>
  );
}

function Loaded({ id }: { id: ListingId }) {
  const listing = useQuery(listingQuery(id));
  const plan = useQuery(planQuery(id));
  useDocumentTitle(listing.data ? copy.titleOf(nameOf(listing.data)) : copy.title);
  const error = listing.error ?? plan.error;
  const isRead = listing.data && plan.data;
  if (!isRead && error instanceof ApiError && error.status === 404) return <NotThere />;
  const readAgain = () => {
    // each query keeps its own error
    if (listing.isError) void listing.refetch();
    if (plan.isError) void plan.refetch();
  };
  return (
    <>
      <PublishHeader listing={plan.data && listing.data} />
      {listing.data && plan.data ? (
        <PublishView listing={listing.data} plan={plan.data} />
      ) : error ? (
        <Problem title={copy.failed} text={error.message} onTryAgain={readAgain} />
      ) : (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={320} aria-hidden />
        </>
      )}
    </>
  );
}

function NotThere() {
  return (
    <>
      <PublishHeader />
      <Problem title={copy.notFound} />
    </>
  );
}

interface ProblemProps {
  title: string;
  text?: string;
  onTryAgain?: () => void;
}

function Problem({ title, text, onTryAgain }: ProblemProps) {
  return (
    <StatePanel
      tone="problem"
      icon={<IconCloudOff stroke={ICON_STROKE} />}
      title={title}
      text={text}
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
