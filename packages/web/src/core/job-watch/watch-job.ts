import { EditJob, type EditJobId, JOB_WATCH_LIMIT_MS } from '@home-design/contract';
import { JobError } from './job-error.ts';
import { hasEnded, hasSucceeded } from './job-status.ts';
import { pollJob } from './poll-job.ts';

/** The part of the browser's `EventSource` that is used here. */
export interface JobEvents {
  addEventListener(type: 'job' | 'error', listener: (event: Event) => void): void;
  close(): void;
}

export interface WatchSources {
  /** Opens the job's event stream; null if there is none. */
  openEvents: (jobId: EditJobId) => JobEvents | null;
  readJob: (jobId: EditJobId, signal: AbortSignal | undefined) => Promise<EditJob>;
}

interface WatchOptions {
  onJob: (job: EditJob) => void;
  signal: AbortSignal;
  /** The watcher gives up after this long. The time in which the job waits for its turn does not count. */
  limitMs?: number;
}

/**
 * Follows a job by server-sent events. Polls if the stream is missing or breaks off.
 * @returns the job, succeeded.
 * @throws {JobError} 'Job failed', or 'Job timeout' after `limitMs`; the job goes on in that case.
 */
export async function watchJob(
  jobId: EditJobId,
  sources: WatchSources,
  { onJob, signal, limitMs = JOB_WATCH_LIMIT_MS }: WatchOptions,
): Promise<EditJob> {
  const giveUp = new AbortController();
  const start = () => setTimeout(() => giveUp.abort(new JobError('Job timeout', null)), limitMs);
  let timer: ReturnType<typeof setTimeout> | null = start();
  /** Stops the clock while the job waits behind others: ten arrangements of a room take longer than one. */
  function see(job: EditJob): void {
    if ((job.queue_position ?? null) === null) timer ??= start();
    else if (timer !== null) {
      clearTimeout(timer);
      timer = null;
    }
    onJob(job);
  }
  const either = AbortSignal.any([signal, giveUp.signal]);
  try {
    const ended = await followEvents(sources.openEvents(jobId), see, either);
    if (ended && hasSucceeded(ended.status)) return ended;
    if (ended) throw new JobError('Job failed', ended);

    return await pollJob((abort) => sources.readJob(jobId, abort), {
      // The clock ends it.
      attempts: Number.POSITIVE_INFINITY,
      onJob: see,
      signal: either,
    });
  } catch (error) {
    // A request cut off by the time limit fails with another error; the limit is the real reason.
    throw giveUp.signal.aborted && !signal.aborted ? giveUp.signal.reason : error;
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}

/** @returns the ended job, or null if the stream broke off before */
function followEvents(
  events: JobEvents | null,
  onJob: (job: EditJob) => void,
  signal: AbortSignal,
): Promise<EditJob | null> {
  if (!events) return Promise.resolve(null);

  return new Promise<EditJob | null>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    events.addEventListener('error', () => resolve(null));
    events.addEventListener('job', (event) => {
      const job = parseJob(event);
      // Polling replaces a message that cannot be read.
      if (!job) return resolve(null);
      onJob(job);
      if (hasEnded(job.status)) resolve(job);
    });
  }).finally(() => events.close());
}

function parseJob(event: Event): EditJob | null {
  const text: unknown = event instanceof MessageEvent ? event.data : null;
  if (typeof text !== 'string') return null;
  try {
    return EditJob.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
