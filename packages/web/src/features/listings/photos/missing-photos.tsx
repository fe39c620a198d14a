import {
  type Listing,
  type ListingDetail,
  type ListingImageId,
  listingPhotoRoutes,
  MAX_LISTING_PHOTOS,
} from '@home-design/contract';
import { Alert, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { UploadList } from '../../../core/uploader/upload-list.tsx';
import { useUploads } from '../../../core/uploader/use-uploads.ts';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toasts.ts';
import { copy } from '../copy.ts';
import { isBeingRead } from '../listing-state.ts';
import { LISTINGS_KEY } from '../queries.ts';
import { findPhotos } from './found-photos.ts';
import { matchMissing } from './match-missing.ts';
import classes from './missing-photos.module.css';
import { PhotoDrop } from './photo-drop.tsx';
import { photosCopy } from './photos-copy.ts';
import { sendListingPhoto } from './send-listing-photo.ts';

/** How many names are visible without scrolling. */
const SHORT = 7;

/** Missing photos of a listing, with a way to send them. Renders nothing if all have arrived. */
export function MissingPhotos({ listing }: { listing: ListingDetail }) {
  const { id: listingId } = listing;
  const queries = useQueryClient();
  const showAgain = () => void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures
  const [notFound, setNotFound] = useState<readonly string[]>([]);
  const [isNothing, setNothing] = useState(false);
  const photos = useRef(new Map<File, ListingImageId>());
  const uploads = useUploads<Listing>({
    limits: { maxFiles: MAX_LISTING_PHOTOS },
    startAtOnce: true,
    hasButtons: true,
    send(file, options) {
      const photo = photos.current.get(file);
      if (photo === undefined) throw new Error(`${file.name} is no photo of the listing`);
      return sendListingPhoto({ listingId, photo }, file, options);
    },
  });
  const { items } = uploads;
  const missing = listing.images.filter(({ state }) => state !== 'done');
  const isSending = items.some(({ status }) => status === 'uploading') || uploads.pause !== null;

  const look = useMutation({
    mutationFn: findPhotos,
    onSuccess(found) {
      const { matched, notFound: absent } = matchMissing(listing.images, found.photos);
      photos.current = matched;
      setNotFound(matched.size > 0 ? absent : []);
      setNothing(matched.size === 0);
      uploads.clear();
      uploads.add([...matched.keys()]);
    },
    onError: (error, files) =>
      toast.failed(copy.errorTitle, error, photosCopy.unreadable, () => look.mutate(files)),
  });
  const end = useMutation({
    mutationFn: () => call(listingPhotoRoutes.end, { params: { listingId } }),
    onSuccess: showAgain,
    onError: (error) => toast.failed(copy.errorTitle, error, photosCopy.endFailed, () => end.mutate()),
  });

  const done = (): void => {
    toast.success(photosCopy.arrived(items.length));
    uploads.clear();
    showAgain();
  };
  const finish = useRef(done);
  finish.current = done;
  const isComplete = items.length > 0 && items.every(({ status }) => status === 'success');
  useEffect(() => {
    if (isComplete) finish.current();
  }, [isComplete]);

  if (missing.length === 0 && items.length === 0) return null;
  return (
    <section aria-label={photosCopy.missingTitle} className={classes.missing}>
      <div>
        <Title order={3} size="h4">
          {photosCopy.missingTitle}
        </Title>
        <Text>{photosCopy.missing(missing.length, listing.images.length)}</Text>
      </div>
      {items.length === 0 ? (
        <>
          <ul
            className={classes.names}
            // Focusable, so that keys can scroll the list.
            tabIndex={missing.length > SHORT ? 0 : undefined}
            aria-label={photosCopy.missingNames}
          >
            {missing.map(({ id, caption, error }) => (
              <li key={id}>
                {caption}
                {error !== null && <small>{error}</small>}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {photosCopy.takeUp(listing.source_name)}
          </Text>
          <PhotoDrop isBusy={look.isPending} onFiles={(files) => look.mutate(files)} />
        </>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {photosCopy.sending}
          </Text>
          <UploadList uploads={uploads} scrolls />
        </>
      )}
      <VisuallyHidden role="status">{look.isPending && photosCopy.looking}</VisuallyHidden>
      {isNothing && (
        <Alert color="red" role="alert" title={photosCopy.noneOfThem}>
          <Text size="sm">{photosCopy.noneOfThemText}</Text>
        </Alert>
      )}
      {notFound.length > 0 && (
        <Alert color="gray" variant="light" role="note" title={photosCopy.stillMissing(notFound.length)}>
          <Text size="sm" className={classes.breaks}>
            {notFound.join(', ')}
          </Text>
        </Alert>
      )}
      <Group gap="sm">
        {items.some(({ status }) => status === 'pending') && !isSending && (
          <Button onClick={uploads.start}>{photosCopy.goOn}</Button>
        )}
        {isBeingRead(listing) && !isSending && missing.some(({ state }) => state === 'waiting') && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
            {photosCopy.finish}
          </Button>
        )}
      </Group>
    </section>
  );
}
