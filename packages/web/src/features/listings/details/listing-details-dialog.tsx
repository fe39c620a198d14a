import type { ListingId } from '@home-design/contract';
import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { copy } from '../copy.ts';
import { detailsCopy } from '../details-copy.ts';
import { nameOf } from '../listing-state.ts';
import { listingQuery } from '../queries.ts';
import { ListingDetails } from './listing-details.tsx';

interface ListingDetailsDialogProps {
  listingId: ListingId;
  opened: boolean;
  onClose: () => void;
}

/** All facts of a listing, and where each was found. */
export function ListingDetailsDialog({ listingId, opened, onClose }: ListingDetailsDialogProps) {
  const listing = useQuery({ ...listingQuery(listingId), enabled: opened });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={listing.data ? nameOf(listing.data) : copy.details}
      closeLabel={copy.close}
      size="xl"
    >
      {listing.isPending && (
        <>
          <VisuallyHidden role="status">{detailsCopy.loading}</VisuallyHidden>
          <Skeleton height={320} aria-hidden />
        </>
      )}
      {listing.isLoadingError && (
        <StatePanel
          tone="problem"
          icon={<IconCloudOff stroke={ICON_STROKE} />}
          title={detailsCopy.failed}
          text={listing.error.message}
          // the query keeps its own error
          action={<Button onClick={() => void listing.refetch()}>{copy.tryAgain}</Button>}
        />
      )}
      {listing.data && <ListingDetails listing={listing.data} />}
    </Dialog>
  );
}
