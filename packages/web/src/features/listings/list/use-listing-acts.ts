import { type Listing, type ListingId, listingRoutes, MAX_LISTING_ADDRESSES } from '@home-design/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { changeListing, LISTINGS_KEY } from '../queries.ts';

/** The actions of cards on listings. */
export interface ListingActs {
  feature: (listing: Listing) => void;
  archive: (listing: Listing) => void;
  unarchive: (listing: Listing) => void;
  refresh: (listings: readonly Listing[]) => void;
}

/** The actions on listings. Their results show at once and are undone when they fail. */
export function useListingActs(): ListingActs {
  const feature = useFeature();
  const { archive, unarchive } = useArchive();
  const refresh = useRefresh();
  return useMemo(
    () => ({
      // A retry with the same key does not toggle back if only the answer was lost.
      feature: (listing) => feature({ listing, key: randomId() }),
      archive,
      unarchive,
      refresh(listings) {
        if (listings.length === 0) toast.error(copy.errorTitle, copy.noneSelected);
        else refresh(listings);
      },
    }),
    [feature, archive, unarchive, refresh],
  );
}

function useFeature() {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ listing, key }: { listing: Listing; key: string }) =>
      call(listingRoutes.toggleFeatured, { params: { listingId: listing.id }, idempotencyKey: key }),
    onMutate: ({ listing }) => showAtOnce(queries, listing, { is_featured: !listing.is_featured }),
    onError(error, asked) {
      changeListing(queries, asked.listing.id, { is_featured: asked.listing.is_featured });
      toast.failed(copy.errorTitle, error, copy.updateFailed, () => mutate(asked));
    },
    onSettled: () => readAgain(queries),
  });
  return mutate;
}

function useArchive() {
  const queries = useQueryClient();
  const unarchive = useMutation({
    mutationFn: ({ id }: Listing) => call(listingRoutes.unarchive, { params: { listingId: id } }),
    onMutate: (listing) => showAtOnce(queries, listing, { is_archived: false }),
    onSuccess: () => toast.success(copy.unarchived),
    onError: (error, listing) => {
      changeListing(queries, listing.id, { is_archived: true });
      toast.failed(copy.errorTitle, error, copy.updateFailed, () => unarchive.mutate(listing));
    },
    onSettled: () => readAgain(queries),
  });
  const archive = useMutation({
    mutationFn: ({ id }: Listing) => call(listingRoutes.archive, { params: { listingId: id } }),
    onMutate: (listing) => showAtOnce(queries, listing, { is_archived: true }),
    onSuccess: (listing) => toast.undo(copy.archived, copy.undo, () => unarchive.mutate(listing)),
    onError: (error, listing) => {
      changeListing(queries, listing.id, { is_archived: false });
      toast.failed(copy.errorTitle, error, copy.updateFailed, () => archive.mutate(listing));
    },
    onSettled: () => readAgain(queries),
  });
  return { archive: archive.mutate, unarchive: unarchive.mutate };
}

function useRefresh() {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (listings: readonly Listing[]) => refreshAll(listings.map(({ id }) => id)),
    onSuccess({ refreshed, skipped }) {
      for (const listing of refreshed) changeListing(queries, listing.id, listing);
      const [first] = skipped;
      const notRead = first && copy.notRefreshed(skipped.length, first.detail);
      if (refreshed.length > 0) toast.success(copy.refreshed(refreshed.length), notRead);
      else toast.error(copy.noneRefreshed, notRead);
    },
    onError: (error, asked) => toast.failed(copy.errorTitle, error, copy.refreshFailed, () => mutate(asked)),
    onSettled: () => readAgain(queries),
  });
  return mutate;
}

/** As many as the server accepts in one request. */
async function refreshAll(ids: readonly ListingId[]) {
  const answers: Awaited<ReturnType<typeof refreshSome>>[] = [];
  for (let from = 0; from < ids.length; from += MAX_LISTING_ADDRESSES)
    answers.push(await refreshSome(ids.slice(from, from + MAX_LISTING_ADDRESSES)));
  return {
    refreshed: answers.flatMap(({ refreshed }) => refreshed),
    skipped: answers.flatMap(({ skipped }) => skipped),
  };
}

const refreshSome = (listing_ids: ListingId[]) =>
  call(listingRoutes.refresh, { body: { listing_ids, force: false } });

/** The answer to an earlier request would show the old state. */
async function showAtOnce(queries: QueryClient, { id }: Listing, change: Partial<Listing>): Promise<void> {
  await queries.cancelQueries({ queryKey: LISTINGS_KEY });
  changeListing(queries, id, change);
}

const readAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: LISTINGS_KEY });
