import { EngineError } from '@home-design/engine';
import type { EditJobTable } from '../../platform/database/picture-tables.ts';
import { AppError } from '../../platform/http/app-error.ts';

type JobStatus = EditJobTable['status'];

/** C-08: to `/edit-jobs/` a waiting job is in progress. */
export function editJobStatus(status: JobStatus): 'in_progress' | 'succeeded' | 'failed' {
  return status === 'pending' ? 'in_progress' : status;
}

/** C-08: `/jobs/` says completed where `/edit-jobs/` says succeeded. */
export function jobStatus(status: JobStatus): 'pending' | 'in_progress' | 'completed' | 'failed' {
  return status === 'succeeded' ? 'completed' : status;
}

export function hasEnded(status: JobStatus): boolean {
  return status === 'succeeded' || status === 'failed';
}

/** Why a job failed: a code for programs, a sentence for people. */
export interface Failure {
  code: string;
  message: string;
}

export const CANCELLED: Failure = { code: 'cancelled', message: 'Cancelled by user' };

export const SOURCE_GONE: Failure = {
  code: 'version_not_found',
  message: 'The version this edit starts from was removed.',
};

export const STEP_BEFORE_FAILED: Failure = {
  code: 'edit_before_failed',
  message: 'The edit before this one could not be made.',
};

/** A job that broke down this often is given up: it would do so for ever. */
export const MAX_BREAKDOWNS = 3;

const ENGINE_DIED: Failure = {
  code: 'crashed',
  message: `This edit stopped the engine ${MAX_BREAKDOWNS} times and was given up. It was not charged.`,
};
const OUR_FAULT: Failure = {
  code: 'internal',
  message:
    'The edit could not be made because of a problem on our side. It was not charged; please try again.',
};

const NO_SPACE: Failure = {
  code: 'storage_full',
  message: 'The server has no space left for pictures. The edit was not charged; please try again later.',
};

/** For jobs whose attempts ended without a word, together with the server. */
export const GIVEN_UP: Failure = {
  code: 'crashed',
  message: 'This edit was interrupted again and again and was given up. It was not charged.',
};

/** What to do after an attempt broke off. */
export type Verdict = { next: 'fail'; failure: Failure } | { next: 'retry' } | { next: 'stop' };

/**
 * @param breakdowns how often the job broke down before
 * `stop`: the attempt was told to end, so somebody else knows what becomes of the job
 */
export function verdictOn(error: unknown, breakdowns: number): Verdict {
  const isLast = breakdowns + 1 >= MAX_BREAKDOWNS;
  if (!(error instanceof EngineError)) {
    const isFull = error instanceof AppError && error.code === 'storage_full';
    return isLast ? { next: 'fail', failure: isFull ? NO_SPACE : OUR_FAULT } : { next: 'retry' };
  }

  switch (error.code) {
    case 'cancelled':
      return { next: 'stop' };
    case 'crashed':
      return isLast ? { next: 'fail', failure: ENGINE_DIED } : { next: 'retry' };
    case 'photo_unsupported_format':
    case 'photo_heic':
    case 'photo_animated':
    case 'photo_unreadable':
    case 'photo_too_many_pixels':
    case 'photo_too_small':
    case 'edit_invalid':
    case 'edit_not_confident':
    case 'timed_out':
      return { next: 'fail', failure: { code: error.code, message: error.message } };
  }
}
