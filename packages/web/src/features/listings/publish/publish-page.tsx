import { ListingId } from '@home-design/contract';
import { Anchor, Button, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { paths } from '../../../lib/paths.ts';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { nameOf } from '../listing-state.ts';
import { listingQuery } from '../queries.ts';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';
import { PublishView } from './publish-view.tsx';
import { planQuery } from './queries.ts';

/** Shows, makes and downloads the published set of a listing. */
export function PublishPage() {
  const id = ListingId.safeParse(useParams().listingId).data;
  return (
    <RequireSession asks={copy.asks}>
      <div className={classes.page}>
        <Anchor component={Link} to={paths.listings()} className={classes.back}>
          {copy.back}
        </Anchor>
        {id ? <Loaded key={id} id={id} /> : <Problem title={copy.notFound} />}
      </div>
    </RequireSession>
  );
}

function Loaded({ id }: { id: ListingId }) {
  const listing = useQuery(listingQuery(id));
  const plan = useQuery(planQuery(id));
  useDocumentTitle(listing.data ? copy.titleOf(nameOf(listing.data)) : copy.title);
  if (listing.data && plan.data) return <PublishView listing={listing.data} plan={plan.data} />;
  const error = listing.error ?? plan.error;
  if (!error) {
    return (
      <>
        <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
        <Skeleton height={320} aria-hidden />
      </>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <Problem title={copy.notFound} />;
  const readAgain = () => {
    // each query keeps its own error
    if (listing.isError) void listing.refetch();
    if (plan.isError) void plan.refetch();
  };
  return <Problem title={copy.failed} text={error.message} onTryAgain={readAgain} />;
}

interface ProblemProps {
  title: string;
  text?: string;
  onTryAgain?: () => void;
}

function Problem({ title, text, onTryAgain }: ProblemProps) {
  return (
    <>
      <Title order={1} size="h2">
        {copy.title}
      </Title>
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
    </>
  );
}
