import type { QueryClient } from '@tanstack/react-query';

interface Failure {
  at: number;
  message: string;
}

/**
 * Message of the latest failed read or write. It is cleared by a later success of the read, and by another
 * attempt of the write. Null if there is none.
 */
export function lastError(queries: QueryClient): string | null {
  const reads = queries
    .getQueryCache()
    .getAll()
    .map(({ state }) => failure(state.error, state.errorUpdatedAt));
  const writes = queries
    .getMutationCache()
    .getAll()
    .map(({ state }) => failure(state.error, state.submittedAt));
  const [latest] = [...reads, ...writes].filter((one) => one !== null).sort((a, b) => b.at - a.at);
  return latest?.message ?? null;
}

const failure = (error: Error | null, at: number): Failure | null =>
  error === null ? null : { at, message: error.message };
