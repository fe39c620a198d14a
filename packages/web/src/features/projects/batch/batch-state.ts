import type { EditJob, EditJobId, Image, ImageId, Version } from '@home-design/contract';
import { hasEnded, hasSucceeded } from '../../../core/job-watch/job-status.ts';

/** The server's code for a job that the user canceled. */
const CANCELLED = 'cancelled';

/** One photo of a batch and its job. */
export interface BatchEntry {
  imageId: ImageId;
  jobId: EditJobId;
}

/** The state of a photo of a batch. */
export type EntryState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

/** The counts of a batch. */
export interface BatchSummary {
  total: number;
  done: number;
  failed: number;
  stopped: number;
  /** Whether all of its edits have ended. */
  isOver: boolean;
  /** Finished share, with the progress of running edits: 0 … 1. */
  fraction: number;
}

/** A job without news counts as waiting. */
export function stateOf(job: EditJob | undefined): EntryState {
  if (job === undefined) return 'waiting';
  if (hasSucceeded(job.status)) return 'done';
  if (hasEnded(job.status)) return job.error_code === CANCELLED ? 'stopped' : 'failed';
  return job.queue_position === null && job.started_at !== null ? 'running' : 'waiting';
}

/** The result of a photo's edit, if it is a suggestion. */
export const suggestionOf = ({ versions }: Image, job: EditJob | undefined): Version | undefined =>
  versions.find(({ id, suggested_because }) => id === job?.result_version && suggested_because !== null);

/** Counts a batch. */
export function summaryOf(
  entries: readonly BatchEntry[],
  jobs: ReadonlyMap<EditJobId, EditJob>,
): BatchSummary {
  const states = entries.map(({ jobId }) => stateOf(jobs.get(jobId)));
  const count = (wanted: EntryState) => states.filter((state) => state === wanted).length;
  const [done, failed, stopped] = [count('done'), count('failed'), count('stopped')];
  const ended = done + failed + stopped;
  const running = entries
    .filter((_, index) => states[index] === 'running')
    .reduce((sum, { jobId }) => sum + (jobs.get(jobId)?.progress ?? 0), 0);
  const total = entries.length;
  const fraction = total === 0 ? 1 : (ended + running) / total;
  return { total, done, failed, stopped, isOver: ended === total, fraction };
}

/**
 * Seconds until the last edit of a batch ends, as the server expects it: of running edits the time left, of waiting ones
 * the wait and their usual duration. Null if that is unknown of one of them.
 */
export function secondsLeft(
  entries: readonly BatchEntry[],
  jobs: ReadonlyMap<EditJobId, EditJob>,
): number | null {
  const open = entries.map(({ jobId }) => jobs.get(jobId)).filter((job) => !job || !hasEnded(job.status));
  const left = open.map((job) => job && secondsOf(job));
  return left.reduce<number | null>(
    (longest, seconds) => (longest === null || seconds == null ? null : Math.max(longest, seconds)),
    0,
  );
}

function secondsOf(job: EditJob): number | null {
  if (stateOf(job) === 'running') return job.seconds_left;
  // The next edit in line begins at once, so it has no wait.
  const wait = job.estimated_wait_seconds ?? (job.queue_position === 0 ? 0 : null);
  return wait === null || job.estimated_seconds === null ? null : wait + job.estimated_seconds;
}

/** Running edits of a project's images, in the order of their requests. */
export function entriesOf(images: readonly Image[], active: readonly EditJob[]): BatchEntry[] {
  const own = new Set(images.map(({ id }) => id));
  return active
    .filter((job) => own.has(job.image))
    .map((job) => ({ imageId: job.image, jobId: job.id }))
    .toReversed();
}

/** The entries, with retried jobs in place of the failed ones. */
export function withRetried(
  entries: readonly BatchEntry[],
  retried: ReadonlyMap<EditJobId, EditJobId>,
): BatchEntry[] {
  return entries.map((entry) => ({ ...entry, jobId: retried.get(entry.jobId) ?? entry.jobId }));
}
