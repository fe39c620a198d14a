import { type EditJob, JOB_POLL_ATTEMPTS, JOB_POLL_INTERVAL_MS } from '@home-design/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { JobError } from './job-error.ts';
import { hasEnded, hasSucceeded } from './job-status.ts';
import { pause } from './pause.ts';

export interface PollOptions {
  intervalMs?: number;
  attempts?: number;
  /** Called with every answer, including the last. */
  onJob?: (job: EditJob) => void;
  signal?: AbortSignal;
}

/**
 * Asks for a job until it has ended.
 * @returns the job, succeeded.
 * @throws {JobError} 'Job failed' if it failed, 'Job timeout' if the attempts are used up; the job
 * itself goes on in that case. Refusals of `read` are passed on. A missing answer, or one from a server that is
 * starting again, counts as an attempt.
 */
export async function pollJob(
  read: (signal: AbortSignal | undefined) => Promise<EditJob>,
  { intervalMs = JOB_POLL_INTERVAL_MS, attempts = JOB_POLL_ATTEMPTS, onJob, signal }: PollOptions = {},
): Promise<EditJob> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const job = await read(signal).catch(nullWhenPassing);
    if (job) onJob?.(job);
    if (job && hasSucceeded(job.status)) return job;
    if (job && hasEnded(job.status)) throw new JobError('Job failed', job);
    if (attempt < attempts) await pause(intervalMs, signal);
  }
  throw new JobError('Job timeout', null);
}

/** Failures that may be gone at the next attempt: no connection, too many requests, an error of the server. */
function nullWhenPassing(error: unknown): null {
  const isPassing =
    error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
  if (isPassing) return null;
  throw error;
}
