import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';
import { unlessAway } from '../lib/api/unless-away.ts';

/** How often a failed read is retried … */
export const READ_RETRIES = 3;
/** … with delays that double each time, up to this long. */
export const MAX_RETRY_DELAY_MS = 30_000;
/** Unused answers are dropped after this long. */
export const CACHE_LIFETIME_MS = 5 * 60_000;

/** Retries only failures that may pass: no answer, a timeout, a rate limit, a server error. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < READ_RETRIES && isWorthRetrying(error);

/** Delay before the given retry, counted from 0. */
export const retryDelay = (retry: number): number => Math.min(1_000 * 2 ** retry, MAX_RETRY_DELAY_MS);

/**
 * A query cache whose changes never wait for a server that is away. After a change, its button waits until the lists
 * are loaded again; without a connection these try again for a long time, so the change ends without them.
 */
export class PageQueries extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    return unlessAway(super.invalidateQueries(filters, options));
  }
}

/** The query cache of this page. */
export const queryClient = new PageQueries({
  defaultOptions: {
    // 'always': a server on the same machine answers even if the browser reports being offline.
    queries: {
      retry: shouldRetry,
      retryDelay,
      gcTime: CACHE_LIFETIME_MS,
      staleTime: 10_000,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
