import type { Database } from '../database/database.ts';

/** One attempt at a job. */
export interface QueueJob {
  id: string;
  /** The data as enqueued; the handler parses it. */
  payload: unknown;
  /** 1 for the first attempt. */
  attempt: number;
  /** Names this attempt; a result with another lease must be dropped. */
  lease: string;
  /** Aborted if the job is canceled, the lease is lost, or the process stops. */
  signal: AbortSignal;
}

/** The content of a queue entry: the id names the job everywhere. */
export interface QueueEntry {
  id: string;
  payload: object;
}

export interface WorkOptions {
  /** Most jobs of this name at once in this process. */
  concurrency: number;
  /** Resolves: the job is done. Rejects: it is retried, up to the limit. */
  handler: (job: QueueJob) => Promise<void>;
  /**
   * Chooses the next jobs, at most `wanted`, for queues with an order of their own: their jobs wait outside the queue
   * and enter it in the transaction of the choice. One worker chooses at a time.
   */
  choose?: (tx: Database, wanted: number) => Promise<QueueEntry[]>;
  /** Called once with a job whose last attempt failed, or whose worker died in it. Must be idempotent. */
  onExhausted?: (job: { id: string; payload: unknown }) => Promise<void>;
}

/**
 * Attempts at a job before it is given up. There are many, because an attempt also ends when the server is killed, which is
 * not the job's fault; handlers decide how often a failure of their own is retried.
 */
export const MAX_ATTEMPTS = 25;

/** The pauses between attempts at a failed job; each is about twice as long as the one before. */
export interface Patience {
  attempts: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** Jobs that survive the process and run at least once; a job's effects are guarded by its lease. */
export interface Queue {
  /**
   * Adds a job when the caller's transaction commits.
   * @param options.patience absent: retried within seconds, at most MAX_ATTEMPTS times
   * @throws if a job with that id exists
   */
  enqueue(
    tx: Database,
    name: string,
    payload: object,
    options: { id: string; patience?: Patience },
  ): Promise<void>;
  /** Makes workers look for jobs of this name when the caller's transaction commits. */
  wake(tx: Database, name: string): Promise<void>;
  /** Processes jobs of this name after `start`. */
  work(name: string, options: WorkOptions): Promise<void>;
  /** Ends a waiting or running job when the caller's transaction commits; the worker's signal is aborted. */
  cancel(tx: Database, name: string, id: string): Promise<void>;
  /** Connects; nothing can be enqueued before. */
  start(): Promise<void>;
  /** Takes no more jobs, waits for the running ones, and returns those to the queue that take longer than `drainMs`. */
  stop(options: { drainMs: number }): Promise<void>;
  /** @throws if the queue's tables do not answer */
  check(): Promise<void>;
}
