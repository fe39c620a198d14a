import {
  type Listing,
  type ListingDetail,
  type ListingImageId,
  listingPhotoRoutes,
  MAX_LISTING_PHOTOS,
} from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useUploads } from '../../../core/uploader/use-uploads.ts';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { LISTINGS_KEY } from '../queries.ts';
import { findPhotos } from './found-photos.ts';
import { matchMissing } from './match-missing.ts';
import { photosCopy } from './photos-copy.ts';
import { sendListingPhoto } from './send-listing-photo.ts';

/** Finds the missing photos of a listing among files, and sends them. */
export function useMissingPhotos(listing: ListingDetail) {
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

  return { uploads, missing, isSending, look, notFound, isNothing, end };
}
