import type { Database } from '../database/database.ts';

/** One attempt at a job. */
export interface QueueJob {
  id: string;
  /** As it was enqueued; the handler parses it. */
  payload: unknown;
  /** 1 for the first attempt. */
  attempt: number;
  /** Names this attempt; a result written under another lease must be dropped. */
  lease: string;
  /** Aborted when the job is cancelled, when the lease is lost, or when the process must stop. */
  signal: AbortSignal;
}

/** What a queue carries: the id names the job everywhere. */
export interface QueueEntry {
  id: string;
  payload: object;
}

export interface WorkOptions {
  /** Jobs of this name at once in this process. */
  concurrency: number;
  /** Resolves: the job is done. Rejects: it is tried again, up to the limit. */
  handler: (job: QueueJob) => Promise<void>;
  /**
   * Chooses the next jobs, at most `wanted`, for queues whose order is not that of arrival: their jobs wait elsewhere,
   * and enter the queue in the transaction of the choice. One worker chooses at a time.
   */
  choose?: (tx: Database, wanted: number) => Promise<QueueEntry[]>;
  /** Called once with a job whose last attempt failed, or whose worker died in it. Must be repeatable. */
  onExhausted?: (job: { id: string; payload: unknown }) => Promise<void>;
}

/**
 * Attempts at a job before it is given up. Many, because an attempt also ends when the server is killed, which is
 * no fault of the job; handlers decide themselves how often a failure of their own is worth another attempt.
 */
export const MAX_ATTEMPTS = 25;

/** How patiently a failed job is tried again; each wait is about twice as long as the one before. */
export interface Patience {
  attempts: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
}

/** Jobs that survive the process and run at least once; a job's effects are guarded by its lease. */
export interface Queue {
  /**
   * Adds a job when the caller's transaction commits.
   * @param options.patience absent: tried again within seconds, at most MAX_ATTEMPTS times
   * @throws when a job of that id exists already
   */
  enqueue(
    tx: Database,
    name: string,
    payload: object,
    options: { id: string; patience?: Patience },
  ): Promise<void>;
  /** Makes workers look for jobs of this name when the caller's transaction commits. */
  wake(tx: Database, name: string): Promise<void>;
  /** Takes jobs of this name from `start` on. */
  work(name: string, options: WorkOptions): Promise<void>;
  /** Ends a waiting or running job when the caller's transaction commits; the worker's signal is aborted. */
  cancel(tx: Database, name: string, id: string): Promise<void>;
  /** Connects; nothing can be enqueued before. */
  start(): Promise<void>;
  /** Takes no more jobs, waits for the running ones, and hands back those that take longer than `drainMs`. */
  stop(options: { drainMs: number }): Promise<void>;
  /** @throws when the queue's tables do not answer */
  check(): Promise<void>;
}
