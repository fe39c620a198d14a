import {
  type Listing,
  type ListingId,
  type ListingImageId,
  listingPhotoRoutes,
  MAX_LISTING_PHOTOS,
} from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pendingItems } from '../../../core/uploader/upload-items.ts';
import { useUploads } from '../../../core/uploader/use-uploads.ts';
import { call } from '../../../lib/api/api-client.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { LISTINGS_KEY } from '../queries.ts';
import { serverDetail } from '../server-detail.ts';
import { photosCopy } from './photos-copy.ts';
import { sendListingPhoto } from './send-listing-photo.ts';

/** A listing with an upload under way. */
interface Begun {
  listingId: ListingId;
  /** The photo of the listing by the id of its item in the upload list. */
  photos: ReadonlyMap<string, ListingImageId>;
}

interface About {
  title: string;
  address: string;
  source: string;
}

/**
 * Makes a listing for the photos in an upload list, and sends them. If the user leaves early, the listing is finished
 * with the photos that arrived.
 * @param onDone called when the listing is complete
 */
export function usePhotoListing(onDone: () => void) {
  const queries = useQueryClient();
  const [keys] = useState(createRepeatKeys);
  const [begun, setBegun] = useState<Begun | null>(null);
  const latest = useRef<Begun | null>(null);
  const uploads = useUploads<Listing>({
    limits: { maxFiles: MAX_LISTING_PHOTOS },
    hasButtons: true,
    send(file, options) {
      const photo = latest.current?.photos.get(options.idempotencyKey);
      if (!latest.current || photo === undefined) throw new Error(`${file.name} is no photo of the listing`);
      return sendListingPhoto({ listingId: latest.current.listingId, photo }, file, options);
    },
  });
  const { items } = uploads;
  const isSending = items.some(({ status }) => status === 'uploading') || uploads.pause !== null;
  const isComplete = begun !== null && items.every(({ status }) => status === 'success');

  const showLists = () => void queries.invalidateQueries({ queryKey: LISTINGS_KEY }); // the lists show their own failures

  const begin = useMutation({
    mutationFn: async ({ title, address, source }: About) => {
      const waiting = pendingItems(items);
      const photos = waiting.map(({ file }) => file.name);
      const body = { title, address, source_name: source, photos };
      const idempotencyKey = keys.keyFor([title, address, source, ...photos]);
      const listing = await call(listingPhotoRoutes.create, { body, idempotencyKey });
      return {
        listingId: listing.id,
        photos: new Map(
          waiting.flatMap(({ id }, at) => {
            const photo = listing.images[at];
            return photo ? [[id, photo.id] as const] : [];
          }),
        ),
      };
    },
    onSuccess(made) {
      keys.succeeded();
      latest.current = made;
      setBegun(made);
      uploads.start();
      showLists();
    },
    onError: (error, about) =>
      toast.failed(copy.errorTitle, error, serverDetail(error) ?? photosCopy.failed, () =>
        begin.mutate(about),
      ),
  });

  const end = useMutation({
    mutationFn: ({ listingId }: Begun) => call(listingPhotoRoutes.end, { params: { listingId } }),
    onSuccess: done,
    onError: (error, made) =>
      toast.failed(copy.errorTitle, error, photosCopy.endFailed, () => end.mutate(made)),
  });

  function done(): void {
    latest.current = null;
    const count = items.filter(({ status }) => status === 'success').length;
    toast.success(photosCopy.added(count), photosCopy.addedText);
    showLists();
    onDone();
  }

  const finish = useRef(done);
  finish.current = done;
  useEffect(() => {
    if (isComplete) finish.current();
  }, [isComplete]);

  useEffect(
    () => () => {
      if (latest.current === null) return;
      const { listingId } = latest.current;
      // If this request fails, the server finishes the listing by itself after a day.
      call(listingPhotoRoutes.end, { params: { listingId } }).catch(() => undefined);
    },
    [],
  );

  return {
    uploads,
    isBegun: begun !== null,
    isBeginning: begin.isPending,
    isSending,
    isEnding: end.isPending,
    begin: (about: About) => begin.mutate(about),
    end: () => {
      if (begun) end.mutate(begun);
    },
  };
}
