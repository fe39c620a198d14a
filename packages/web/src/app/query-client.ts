import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error.ts';

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

/** The query cache of this page. */
export const queryClient = new QueryClient({
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
