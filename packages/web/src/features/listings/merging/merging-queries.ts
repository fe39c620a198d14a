import {
  type ListingId,
  type ListingPair,
  listingMergingRoutes,
  type MergedFact,
} from '@home-design/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** Begins the keys of comparisons: two that were merged are not compared again while their dialog leaves. */
const COMPARISON_KEY = 'listing-comparison';

/** Two listings side by side; what was read before is not trusted. */
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

/** Listings that became parts of this one. */
export const mergedQuery = (listingId: ListingId) =>
  queryOptions({
    queryKey: [...LISTINGS_KEY, 'merged', listingId],
    queryFn: async ({ signal }) =>
      (await call(listingMergingRoutes.merged, { params: { listingId }, signal })).results,
  });

/** Photos, projects, sets and messages may have changed their places. What is shown tells its own failures. */
const readAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== COMPARISON_KEY });

/** Takes a merge back; says so. */
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
      void readAgain(queries);
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
