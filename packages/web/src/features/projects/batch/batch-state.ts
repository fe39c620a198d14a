import type { EditJob, EditJobId, Image, ImageId } from '@home-design/contract';
import { hasEnded, hasSucceeded } from '../../../core/job-watch/job-status.ts';

/** The server's code for a job that the person stopped. */
const CANCELLED = 'cancelled';

/** One photo of a batch and the job that edits it. */
export interface BatchEntry {
  imageId: ImageId;
  jobId: EditJobId;
}

/** Where a photo of a batch is. */
export type EntryState = 'waiting' | 'running' | 'done' | 'failed' | 'stopped';

/** How a batch stands, counted. */
export interface BatchSummary {
  total: number;
  done: number;
  failed: number;
  stopped: number;
  /** Whether nothing of it is still to come. */
  isOver: boolean;
  /** Share that is made, running edits by how far they are: 0 … 1. */
  fraction: number;
}

/** A job nothing has been heard of waits. */
export function stateOf(job: EditJob | undefined): EntryState {
  if (job === undefined) return 'waiting';
  if (hasSucceeded(job.status)) return 'done';
  if (hasEnded(job.status)) return job.error_code === CANCELLED ? 'stopped' : 'failed';
  return job.queue_position === null && job.started_at !== null ? 'running' : 'waiting';
}

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

/** A guess needs this much behind it, as a share of the work. */
const ENOUGH_TO_GUESS = 0.1;

/** Milliseconds that are probably left; null while too little is known. */
export function timeLeft(fraction: number, elapsedMs: number): number | null {
  if (fraction < ENOUGH_TO_GUESS || fraction >= 1) return null;
  return (elapsedMs / fraction) * (1 - fraction);
}

/** Edits of a project's images that run, in the order in which they were asked for. */
export function entriesOf(images: readonly Image[], active: readonly EditJob[]): BatchEntry[] {
  const own = new Set(images.map(({ id }) => id));
  return active
    .filter((job) => own.has(job.image))
    .map((job) => ({ imageId: job.image, jobId: job.id }))
    .toReversed();
}

/** The entries with the jobs that replace those that failed. */
export function withRetried(
  entries: readonly BatchEntry[],
  retried: ReadonlyMap<EditJobId, EditJobId>,
): BatchEntry[] {
  return entries.map((entry) => ({ ...entry, jobId: retried.get(entry.jobId) ?? entry.jobId }));
}
