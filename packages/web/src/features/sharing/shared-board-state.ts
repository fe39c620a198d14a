import type { SharedBoard } from '@home-design/contract';
import { ZodError } from 'zod';
import { ApiError } from '../../lib/api/api-error.ts';
import { copy } from './copy.ts';

/** The state of a shared board for a visitor. */
export type SharedBoardState =
  | { at: 'loading' }
  /** The link asks for a password. */
  | { at: 'locked' }
  /** There is no token, or the answer has no board in it. */
  | { at: 'missing' }
  | { at: 'failed'; message: string; mayTryAgain: boolean }
  | { at: 'open'; board: SharedBoard };

/** The state after the board could not be loaded. Unknown, ended and revoked links look the same. */
export function stateAfter(error: unknown): SharedBoardState {
  if (!(error instanceof ApiError)) return { at: 'failed', message: copy.failedWithout, mayTryAgain: true };
  if (error.code === 'share_password_required') return { at: 'locked' };
  if (error.cause instanceof ZodError) return { at: 'missing' };
  if (error.status === 404) return { at: 'failed', message: copy.invalid, mayTryAgain: false };
  const message = error.status === 0 ? copy.failedWithout : copy.failed;
  return { at: 'failed', message, mayTryAgain: true };
}
