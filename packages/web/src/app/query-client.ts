import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';

/** Reads are tried this many times more … */
export const READ_RETRIES = 3;
/** … waiting twice as long each time, at most this long. */
export const MAX_RETRY_DELAY_MS = 30_000;
/** Answers nobody looks at are forgotten after this long. */
export const CACHE_LIFETIME_MS = 5 * 60_000;

/** Only what may be different next time is tried again: no answer, a timeout, a limit, a failing server. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
}

export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < READ_RETRIES && isWorthRetrying(error);

/** Wait before the given retry, counted from 0. */
export const retryDelay = (retry: number): number => Math.min(1_000 * 2 ** retry, MAX_RETRY_DELAY_MS);

/** Server state of this page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': a server on the same machine answers although the browser believes to be offline.
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
