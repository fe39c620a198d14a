import { ApiError } from '../../lib/api/api-error.ts';

/** The server's sentence about a failure; null without an answer, or with one from elsewhere. */
export const serverDetail = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== null ? error.detail : null;
