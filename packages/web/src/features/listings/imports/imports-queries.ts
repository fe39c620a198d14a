import {
  type ListingBatch,
  type ListingBatchId,
  listingBatchRoutes,
  listingRoutes,
} from '@home-design/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy as listCopy } from '../copy.ts';
import { isBeingRead } from '../listing-state.ts';
import { LISTINGS_KEY, UNDER_WAY_MS } from '../queries.ts';
import { importsCopy as copy } from './imports-copy.ts';

const IMPORTS_KEY = [...LISTINGS_KEY, 'imports'] as const;
const IMPORTS_A_PAGE = 20;
const ROWS_A_PAGE = 50;

/** Whether an import is still running. */
export const isRunning = ({ status }: Pick<ListingBatch, 'status'>): boolean => status === 'processing';

/** How many listings of an import are finished or failed. */
export const overOf = ({ successful, failed }: ListingBatch): number => successful + failed;

/** The user's imports, newest first, page by page. They are reloaded while one is running. */
export const importsQuery = infiniteQueryOptions({
  queryKey: [...IMPORTS_KEY, 'list'],
  queryFn: ({ signal, pageParam }) =>
    call(listingBatchRoutes.batches, { query: { page: pageParam, page_size: IMPORTS_A_PAGE }, signal }),
  initialPageParam: 1,
  getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ results }) => results.some(isRunning)) ? UNDER_WAY_MS * data.pages.length : false,
});

/** The newest imports, for the page of listings. */
export const newestImportsQuery = queryOptions({
  queryKey: [...IMPORTS_KEY, 'newest'],
  queryFn: ({ signal }) => call(listingBatchRoutes.batches, { query: { page: 1, page_size: 5 }, signal }),
  refetchInterval: UNDER_WAY_MS,
});

/** An import with its refused entries. */
export const importQuery = (batchId: ListingBatchId) =>
  queryOptions({
    queryKey: [...IMPORTS_KEY, 'one', batchId],
    queryFn: ({ signal }) => call(listingBatchRoutes.batch, { params: { batchId }, signal }),
  });

/** The listings of an import in their order, including archived ones. */
export const importedQuery = (batch: ListingBatchId) =>
  infiniteQueryOptions({
    queryKey: [...IMPORTS_KEY, 'listings', batch],
    queryFn: ({ signal, pageParam }) =>
      call(listingRoutes.list, { query: { batch, page: pageParam, page_size: ROWS_A_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_next ? pages.length + 1 : null),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ results }) => results.some(isBeingRead)) ? UNDER_WAY_MS * data.pages.length : false,
  });

/** Reads the failed listings of an import again. */
export function useRetryImport() {
  const queries = useQueryClient();
  const retry = useMutation({
    mutationFn: ({ id }: ListingBatch) => call(listingBatchRoutes.retryBatch, { params: { batchId: id } }),
    onSuccess: (_after, { retryable }) => {
      toast.success(copy.retried(retryable));
      return queries.invalidateQueries({ queryKey: LISTINGS_KEY });
    },
    onError: (error, asked) =>
      toast.failed(listCopy.errorTitle, error, copy.retryFailed, () => retry.mutate(asked)),
  });
  return retry;
}

/** Cancels an import. */
export function useCancelImport() {
  const queries = useQueryClient();
  const cancel = useMutation({
    mutationFn: ({ id }: ListingBatch) => call(listingBatchRoutes.cancelBatch, { params: { batchId: id } }),
    onSuccess: () => {
      toast.success(copy.canceled);
      return queries.invalidateQueries({ queryKey: LISTINGS_KEY });
    },
    onError: (error, asked) =>
      toast.failed(listCopy.errorTitle, error, copy.cancelFailed, () => cancel.mutate(asked)),
  });
  return cancel;
}
