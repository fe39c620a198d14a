import { WebFetchError } from './web-fetch-error.ts';

/** Network time of one fetch, over all redirects. Waiting for the host's turn does not count. */
export interface TimeBudget {
  /** @throws WebFetchError 'too_slow' as the signal's reason, when the time is used up */
  spend<T>(signal: AbortSignal, work: (limited: AbortSignal) => Promise<T>): Promise<T>;
}

export function createTimeBudget(milliseconds: number): TimeBudget {
  let left = milliseconds;
  return {
    spend: async (signal, work) => {
      const over = new AbortController();
      const startedAt = performance.now();
      const timer = setTimeout(() => over.abort(new WebFetchError('too_slow')), Math.max(0, left));
      try {
        return await work(AbortSignal.any([signal, over.signal]));
      } finally {
        clearTimeout(timer);
        left -= performance.now() - startedAt;
      }
    },
  };
}
