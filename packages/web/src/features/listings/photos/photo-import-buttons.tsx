import { Button, Group } from '@mantine/core';
import { photosCopy } from './photos-copy.ts';
import type { usePhotoListing } from './use-photo-listing.ts';

interface PhotoImportButtonsProps {
  listing: ReturnType<typeof usePhotoListing>;
  /** The number of photos that are not sent yet. */
  pending: number;
}

/** The buttons of an import of photos: Add, and then Go on and Finish if it stopped. */
export function PhotoImportButtons({ listing, pending }: PhotoImportButtonsProps) {
  const { uploads, isBegun, isBeginning, isSending, isEnding, end } = listing;
  return (
    <Group justify="flex-end" gap="sm">
      {isBegun && !isSending && (
        <Button variant="default" loading={isEnding} onClick={end}>
          {photosCopy.finish}
        </Button>
      )}
      {isBegun && !isSending && pending > 0 && <Button onClick={uploads.start}>{photosCopy.goOn}</Button>}
      {!isBegun && (
        <Button type="submit" loading={isBeginning} disabled={pending === 0}>
          {photosCopy.add(pending)}
        </Button>
      )}
    </Group>
  );
}
