import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useMemo } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import card from '../card.module.css';
import { copy } from '../copy.ts';
import { isBeingRead } from '../listing-state.ts';
import classes from '../listings.module.css';
import { filtersOf, type ListingsPlace } from '../listings-place.ts';
import { listingsOf, listingsQuery } from '../queries.ts';
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts';
import { useFreshStats } from './use-fresh-stats.ts';
import type { ListingsLayout } from './use-layout.ts';
import type { ListingSelection } from './use-selection.ts';

// These parts are loaded together with the list. Only the loaded list tells which of the two is needed.
const EmptyList = lazyPart(async () => (await import('./empty-list.tsx')).EmptyList);
const DuplicatesBanner = lazyPart(
  async () => (await import('../merging/duplicates-banner.tsx')).DuplicatesBanner,
);
const ListingCards = lazyPart(async () => (await import('./listing-cards.tsx')).ListingCards);

const RunningImport = lazyPart(
  async () => (await import('../imports/running-import.tsx')).RunningImport,
  'hidden',
);

interface ListingListProps {
  place: ListingsPlace;
  layout: ListingsLayout;
  selection: ListingSelection;
  /** The fallback for the focus when the focused element disappears. */
  area: RefObject<HTMLElement | null>;
  onPlace: (change: Partial<ListingsPlace>) => void;
  onAdd: () => void;
}

/** The filtered listings of a tab in their four states. */
export function ListingList({ place, layout, selection, area, onPlace, onAdd }: ListingListProps) {
  const filters = useMemo(() => filtersOf(place), [place]);
  const listings = useInfiniteQuery(listingsQuery(filters));
  useEffect(() => void ListingCards.preload(), []);
  // A loaded list stays while a reload fails; the banner says that the server is away.
  const isUnloaded = listings.isLoadingError || listings.isFetchNextPageError;
  useFailureToast(isUnloaded ? listings.error : null, copy.errorTitle, copy.loadFailed);
  const shown = useMemo(() => listingsOf(listings.data), [listings.data]);
  useFreshStats(shown);
  const onLeave = useFocusAfterLeaving(area, shown);

  if (listings.isPending) return <Skeletons layout={layout} />;
  if (!listings.data) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconCloudOff stroke={ICON_STROKE} />}
        title={copy.loadFailed}
        text={listings.error?.message}
        // the query keeps its own error
        action={<Button onClick={() => void listings.refetch()}>{copy.tryAgain}</Button>}
      />
    );
  }
  const count = listings.data.pages.at(-1)?.count ?? shown.length;
  return (
    <>
      {shown.some(isBeingRead) && (
        <Suspense>
          <RunningImport />
        </Suspense>
      )}
      <p className={classes.found} role="status" data-none={shown.length === 0 || undefined}>
        {copy.count(Math.max(count, shown.length))}
      </p>
      {shown.length === 0 ? (
        <Suspense>
          <EmptyList
            place={place}
            onAdd={onAdd}
            onPlace={(change) => {
              onPlace(change);
              area.current?.focus(); // the pressed button disappears
            }}
          />
        </Suspense>
      ) : (
        <Suspense fallback={<Skeletons layout={layout} />}>
          <DuplicatesBanner />
          <ListingCards listings={shown} {...{ layout, selection, area, onLeave }} />
        </Suspense>
      )}
      {listings.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={listings.isFetchingNextPage}
          onClick={() => void listings.fetchNextPage({ cancelRefetch: false })}
        >
          {copy.showMore}
        </Button>
      )}
    </>
  );
}

function Skeletons({ layout }: { layout: ListingsLayout }) {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <div className={layout === 'grid' ? card.grid : card.list} aria-hidden>
        {['one', 'two', 'three', 'four'].map((place) => (
          <Skeleton key={place} className={card.cardSkeleton} data-layout={layout} />
        ))}
      </div>
    </>
  );
}
