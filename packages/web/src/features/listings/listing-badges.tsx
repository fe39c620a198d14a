import type { Listing, ListingStatus } from '@home-design/contract';
import { Badge } from '@mantine/core';
import { IconStarFilled } from '@tabler/icons-react';
import classes from './card.module.css';
import { copy } from './copy.ts';

const COLORS: Readonly<Record<ListingStatus, string>> = {
  pending: 'gray',
  scraping: 'forest',
  processing: 'forest',
  completed: 'forest',
  failed: 'red',
};

/** Badges for the state of the import and for a featured listing. */
export function ListingBadges({ listing }: { listing: Pick<Listing, 'status' | 'is_featured'> }) {
  return (
    <div className={classes.badges}>
      <Badge className={classes.badge} color={COLORS[listing.status]} data-status={listing.status}>
        {copy.statusLabels[listing.status]}
      </Badge>
      {listing.is_featured && (
        <Badge className={classes.badge} data-featured leftSection={<IconStarFilled size={12} aria-hidden />}>
          {copy.featured}
        </Badge>
      )}
    </div>
  );
}
