import {
  type ListingId,
  type ListingPair,
  listingMergingRoutes,
  type MergedFact,
} from '@home-design/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { LISTINGS_KEY, PAIRS_KEY } from '../queries.ts';
import { mergingCopy as copy } from './merging-copy.ts';

type Ends = Pick<ListingPair, 'kept' | 'merged'>;

/** Listings that are likely one property. */
export const pairsQuery = queryOptions({
  queryKey: PAIRS_KEY,
  queryFn: async ({ signal }) => (await call(listingMergingRoutes.pairs, { signal })).results,
});

/** Starts the keys of comparisons. A merged pair is not compared again while its dialog closes. */
const COMPARISON_KEY = 'listing-comparison';

/** A comparison of two listings; a cached one is always loaded again. */
export const comparisonQuery = ({ kept, merged }: Ends) =>
  queryOptions({
    queryKey: [COMPARISON_KEY, kept.id, merged.id],
    gcTime: 0,
    queryFn: ({ signal }) =>
      call(listingMergingRoutes.compare, {
        params: { listingId: kept.id },
        query: { other: merged.id },
        signal,
      }),
  });

/** Listings that were merged into this one. */
export const mergedQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'merged', listingId],
    queryFn: async ({ signal }) =>
      (await call(listingMergingRoutes.merged, { params: { listingId }, signal })).results,
  });

/** Reloads photos, projects, sets and messages, which may have moved. Every shown part reports its own failure. */
const readAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== COMPARISON_KEY });

/** Undoes a merge, with a toast. */
export function useUndoMerge() {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: (listingId: ListingId) => call(listingMergingRoutes.undo, { params: { listingId } }),
    onSuccess() {
      toast.success(copy.undone);
      void readAgain(queries);
    },
    onError: (error, asked) => toast.failed(copy.undoFailed, error, error.message, () => undo.mutate(asked)),
  });
  return undo;
}

/** Merges two listings; the toast offers Undo. */
export function useMerge(onMerged: () => void) {
  const queries = useQueryClient();
  const undo = useUndoMerge();
  const merge = useMutation({
    mutationFn: ({ kept, merged, take }: Ends & { take: MergedFact[] }) =>
      call(listingMergingRoutes.merge, { params: { listingId: kept.id }, body: { other: merged.id, take } }),
    onSuccess(_listing, { merged }) {
      toast.undo(copy.merged, copy.undo, () => undo.mutate(merged.id));
      onMerged();
      void readAgain(queries);
    },
    onError: (error, asked) =>
      toast.failed(copy.mergeFailed, error, error.message, () => merge.mutate(asked)),
  });
  return merge;
}

/** Marks a pair as different properties for good. */
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
