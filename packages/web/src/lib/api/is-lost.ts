import { ApiError } from './api-error.ts';
import { meansAway } from './connection.ts';

/** Whether a call failed because the server could not be reached. */
export const isLost = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 0 || (error.code === null && meansAway(error.status)));
