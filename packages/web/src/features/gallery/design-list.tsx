import type { GalleryItem } from '@home-design/contract';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff, IconPhotoSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { GalleryFilters } from '../../core/store/gallery-filters.ts';
import { designsOf, galleryQuery } from '../../core/store/gallery-queries.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import type { GalleryLayout } from './design-card.tsx';
import { DesignGrid } from './design-grid.tsx';
import classes from './gallery.module.css';
import { LoadMore } from './load-more.tsx';
import type { DesignActs } from './use-design-acts.ts';

interface DesignListProps {
  filters: GalleryFilters;
  layout: GalleryLayout;
  acts: DesignActs;
  onOpen: (item: GalleryItem) => void;
}

/** The filtered designs in their four states. */
export function DesignList({ filters, layout, acts, onOpen }: DesignListProps) {
  const designs = useInfiniteQuery(galleryQuery(filters));
  const [focusOn, setFocusOn] = useState<number | null>(null);
  const forget = useCallback(() => setFocusOn(null), []);

  if (designs.isPending) return <Skeletons />;
  if (!designs.data) {
    return (
      <StatePanel
        tone="problem"
        icon={<IconCloudOff stroke={ICON_STROKE} />}
        title={copy.loadFailed}
        text={designs.error.message}
        action={<Button onClick={() => void designs.refetch()}>{copy.tryAgain}</Button>}
      />
    );
  }
  const items = designsOf(designs.data);
  const count = designs.data.pages.at(-1)?.count ?? items.length;
  return (
    <>
      <p role="status" className={classes.found}>
        {copy.count(count)}
      </p>
      {items.length === 0 ? (
        <StatePanel
          icon={<IconPhotoSearch stroke={ICON_STROKE} />}
          title={copy.emptyTitle}
          text={copy.emptyText}
        />
      ) : (
        <DesignGrid {...{ items, layout, acts, focusOn, onOpen }} onFocused={forget} />
      )}
      {designs.hasNextPage && (
        <LoadMore
          loaded={items.length}
          isLoading={designs.isFetchingNextPage}
          hasFailed={designs.isFetchNextPageError}
          onMore={(takesFocus) => {
            if (takesFocus) setFocusOn(items.length);
            // A call during another one joins it, so no page is loaded twice. The query holds the failure.
            void designs.fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
    </>
  );
}

function Skeletons() {
  return (
    <>
      <VisuallyHidden role="status">{copy.loading}</VisuallyHidden>
      <div className={classes.grid} aria-hidden>
        {['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((place) => (
          <Skeleton key={place} className={classes.skeleton} />
        ))}
      </div>
    </>
  );
}
