import { EngineError } from '@home-design/engine';
import { AppError } from '../../platform/http/app-error.ts';
import type { EditJobTable } from '../../schema/picture-tables.ts';

type JobStatus = EditJobTable['status'];

/** C-08: `/edit-jobs/` shows a waiting job as in progress. */
export function editJobStatus(status: JobStatus): 'in_progress' | 'succeeded' | 'failed' {
  return status === 'pending' ? 'in_progress' : status;
}

/** C-08: `/jobs/` says completed, and `/edit-jobs/` says succeeded. */
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

/** A job with this many breakdowns is given up, because it would break down again. */
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

const DAMAGED: Failure = {
  code: 'picture_damaged',
  message:
    'The picture this edit starts from is damaged on the server. The edit was not charged; the person who runs the server ' +
    'can look for a good copy.',
};

/** For jobs whose attempts ended without an error, together with the server. */
export const GIVEN_UP: Failure = {
  code: 'crashed',
  message: 'This edit was interrupted again and again and was given up. It was not charged.',
};

/** Says why no more edits are accepted, and what to do. */
export function waitingFullSentence(wanted: number, room: number, limit: number): string {
  const edits = (count: number) => (count === 1 ? '1 edit' : `${count} edits`);
  if (wanted > limit) {
    return `This takes ${edits(wanted)}, and at most ${limit} can wait at the same time. Please ask for fewer at once.`;
  }
  if (room === 0) {
    return `You have ${edits(limit)} waiting, the maximum. Please wait until some of them are done, or cancel some.`;
  }
  return `This takes ${edits(wanted)}, and only ${room} more can wait now. Please ask for fewer, or wait until some are made.`;
}

/** The decision after an attempt broke off. */
export type Verdict = { next: 'fail'; failure: Failure } | { next: 'retry' } | { next: 'stop' };

/**
 * @param breakdowns of the job before `stop`: the attempt was told to end, and another part of the server decides
 * about the job
 */
export function verdictOn(error: unknown, breakdowns: number): Verdict {
  const isLast = breakdowns + 1 >= MAX_BREAKDOWNS;
  // Another attempt would read the same bytes.
  if (error instanceof AppError && error.code === 'picture_damaged')
    return { next: 'fail', failure: DAMAGED };
  if (!(error instanceof EngineError)) {
    const isFull = error instanceof AppError && error.code === 'storage_full';
    return isLast ? { next: 'fail', failure: isFull ? NO_SPACE : OUR_FAULT } : { next: 'retry' };
  }

  switch (error.code) {
    case 'cancelled':
      return { next: 'stop' };
    case 'crashed':
    case 'killed':
      return isLast ? { next: 'fail', failure: ENGINE_DIED } : { next: 'retry' };
    case 'photo_unsupported_format':
    case 'photo_heic':
    case 'photo_animated':
    case 'photo_unreadable':
    case 'photo_too_many_pixels':
    case 'photo_too_small':
    case 'photo_size_mismatch':
    case 'edit_invalid':
    case 'edit_not_confident':
    case 'timed_out':
      return { next: 'fail', failure: { code: error.code, message: error.message } };
  }
}
