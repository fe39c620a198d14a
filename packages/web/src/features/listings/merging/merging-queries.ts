import {
  type ListingId,
  type ListingPair,
  listingMergingRoutes,
  type MergedFact,
} from '@home-design/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { toast } from '../../../ui/toasts.ts';
import { LISTINGS_KEY, PAIRS_KEY } from '../queries.ts';
import { mergingCopy as copy } from './merging-copy.ts';

type Ends = Pick<ListingPair, 'kept' | 'merged'>;

/** Listings that are likely one property. */
export const pairsQuery = queryOptions({
  queryKey: PAIRS_KEY,
  queryFn: async ({ signal }) => (await call(listingMergingRoutes.pairs, { signal })).results,
});

/** Two listings side by side. */
export const comparisonQuery = ({ kept, merged }: Ends) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'comparison', kept.id, merged.id],
    queryFn: ({ signal }) =>
      call(listingMergingRoutes.compare, {
        params: { listingId: kept.id },
        query: { other: merged.id },
        signal,
      }),
  });

/** Listings that became parts of this one. */
export const mergedQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'merged', listingId],
    queryFn: async ({ signal }) =>
      (await call(listingMergingRoutes.merged, { params: { listingId }, signal })).results,
  });

/** Takes a merge back; says so. */
export function useUndoMerge() {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: (listingId: ListingId) => call(listingMergingRoutes.undo, { params: { listingId } }),
    onSuccess() {
      toast.success(copy.undone);
      // Photos, projects, sets and messages may have changed their places.
      void queries.invalidateQueries(); // what is shown tells its own failures
    },
    onError: (error, asked) => toast.failed(copy.undoFailed, error, error.message, () => undo.mutate(asked)),
  });
  return undo;
}

/** Merges two listings; the toast offers to take it back. */
export function useMerge(onMerged: () => void) {
  const queries = useQueryClient();
  const undo = useUndoMerge();
  const merge = useMutation({
    mutationFn: ({ kept, merged, take }: Ends & { take: MergedFact[] }) =>
      call(listingMergingRoutes.merge, { params: { listingId: kept.id }, body: { other: merged.id, take } }),
    onSuccess(_listing, { merged }) {
      toast.undo(copy.merged, copy.undo, () => undo.mutate(merged.id));
      onMerged();
      void queries.invalidateQueries(); // as above
    },
    onError: (error, asked) =>
      toast.failed(copy.mergeFailed, error, error.message, () => merge.mutate(asked)),
  });
  return merge;
}

/** Keeps both listings, for good. */
export function useKeepBoth(onKept: () => void) {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: ({ kept, merged }: Ends) =>
      call(listingMergingRoutes.keepBoth, { params: { listingId: kept.id }, body: { other: merged.id } }),
    onSuccess(_nothing, { kept, merged }) {
      toast.success(copy.keptBoth);
      onKept();
      queries.setQueryData(pairsQuery.queryKey, (pairs) =>
        pairs?.filter((pair) => pair.kept.id !== kept.id || pair.merged.id !== merged.id),
      );
    },
    onError: (error, asked) => toast.failed(copy.keepFailed, error, error.message, () => keep.mutate(asked)),
  });
  return keep;
}
