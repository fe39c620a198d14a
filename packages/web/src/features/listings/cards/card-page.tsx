import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './cards.module.css';

interface CardPageProps {
  copy: {
    back: string;
    title: string;
    intro: string;
    loading: string;
    failed: string;
    tryAgain: string;
    emptyTitle: string;
    empty: string;
    toListings: string;
    more: string;
  };
  query: UseInfiniteQueryResult;
  emptyIcon: ReactNode;
  /** Below the introduction. */
  more?: ReactNode;
  /** Above the cards, if there are any. */
  summary?: ReactNode;
  cards: readonly { id: string; card: ReactNode }[];
}

/** A subpage of the listings with cards, which are loaded page by page. */
export function CardPage({ copy, query, emptyIcon, more, summary, cards }: CardPageProps) {
  return (
    <div className={classes.page}>
      <PageHeader title={copy.title} back={{ label: copy.back, to: paths.listings() }} subtitle={copy.intro}>
        {more}
      </PageHeader>
      {query.isPending && (
        <>
          <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
          <Skeleton height={180} aria-hidden />
        </>
      )}
      {query.isLoadingError && (
        <StatePanel
          tone="problem"
          icon={<IconCloudOff stroke={ICON_STROKE} />}
          title={copy.failed}
          text={query.error.message}
          // the query keeps its own error
          action={<Button onClick={() => void query.refetch()}>{copy.tryAgain}</Button>}
        />
      )}
      {query.data !== undefined && cards.length === 0 && (
        <StatePanel
          icon={emptyIcon}
          title={copy.emptyTitle}
          text={copy.empty}
          action={
            <Button component={Link} to={paths.listings()} size="md">
              {copy.toListings}
            </Button>
          }
        />
      )}
      {cards.length > 0 && summary}
      {cards.length > 0 && (
        <ul className={classes.list}>
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          // the query keeps its own error
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {copy.more}
        </Button>
      )}
    </div>
  );
}
