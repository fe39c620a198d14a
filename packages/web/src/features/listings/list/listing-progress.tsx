import type { Listing } from '@home-design/contract';
import { Button, Progress, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import card from '../card.module.css';
import { copy } from '../copy.ts';
import { canBeReadAgain, nameOf } from '../listing-state.ts';

interface ListingProgressProps {
  listing: Listing;
  onReadAgain: () => void;
  /** Opens the list of missing photos. */
  onOpen: () => void;
}

/** The progress of a listing, or why it failed and what to do. */
export function ListingProgress({ listing, onReadAgain, onOpen }: ListingProgressProps) {
  // Pictures arrive after the page was read, and their count says more than the status.
  if (listing.download !== null && listing.status !== 'failed')
    return <Download listing={listing} download={listing.download} onGoOn={onOpen} />;
  switch (listing.status) {
    case 'pending':
    case 'scraping':
    case 'processing':
      return <p className={card.note}>{copy.waiting[listing.status]}</p>;
    case 'failed':
      return (
        <div className={card.failure}>
          <p>
            <IconAlertTriangle size={18} stroke={ICON_STROKE} aria-hidden />
            <span>{listing.error ?? copy.failedUnknown}</span>
          </p>
          {canBeReadAgain(listing) && (
            <Button
              variant="default"
              size="xs"
              aria-label={copy.readAgainOf(nameOf(listing))}
              onClick={onReadAgain}
            >
              {copy.readAgain}
            </Button>
          )}
        </div>
      );
    case 'completed':
      return null;
  }
}

interface DownloadProps {
  listing: Listing;
  download: NonNullable<Listing['download']>;
  onGoOn: () => void;
}

function Download({ listing, download, onGoOn }: DownloadProps) {
  const { total, done, failed } = download;
  const words = copy.download(download);
  return (
    <div className={card.download}>
      <Progress.Root size="sm">
        <Progress.Section
          value={total === 0 ? 0 : (100 * done) / total}
          aria-label={words}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Text size="xs" c="dimmed">
        {words}
        {failed > 0 && ` · ${copy.downloadFailed(failed)}`}
      </Text>
      {listing.source_type === 'photos' && done + failed < total && (
        <Button variant="default" size="xs" aria-label={copy.goOnOf(nameOf(listing))} onClick={onGoOn}>
          {copy.goOn}
        </Button>
      )}
    </div>
  );
}
