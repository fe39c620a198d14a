import { ApiError } from '../../lib/api-error.ts';

/** The sentence of the server about a failure; null when what answered was not the server, or nothing did. */
export const serverDetail = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== null ? error.detail : null;
