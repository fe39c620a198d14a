import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import { createBell } from '../bell.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { fetchChosen } from './fetch-chosen.ts';
import type { WorkOptions } from './queue.ts';
import { type Attempt, LeaseLost, runAttempt } from './run-attempt.ts';

/** A lost notification delays a job by this much at most. */
const LOOK_MS = 1_000;
/** Attempts aborted by a stop get this long to release what they use, before it is closed. */
const LET_GO_MS = 1_000;

export interface WorkLoop {
  start(): void;
  /** Looks for jobs now. */
  wake(): void;
  /** Aborts the attempt at this job, if it runs here. */
  abort(id: string, reason: Error): void;
  /** Takes no more jobs; resolves with the ids of those still running after `drainMs`. */
  stop(drainMs: number): Promise<string[]>;
}

/** Fetches and runs jobs of one name, up to a number at once. */
export function createWorkLoop(
  deps: { boss: PgBoss; log: Logger; db: Database; maxAttempts: number },
  name: string,
  options: WorkOptions,
): WorkLoop {
  const bell = createBell();
  const running = new Map<string, Attempt>();
  let stopping = false;
  let looping: Promise<void> = Promise.resolve();

  async function take(): Promise<void> {
    const free = options.concurrency - running.size;
    if (free <= 0) return;
    for (const job of await fetchJobs(free)) {
      const attempt = runAttempt(deps, name, job, options.handler);
      running.set(job.id, attempt);
      void attempt.done.then(() => {
        if (running.get(job.id) === attempt) running.delete(job.id);
        bell.ring();
      });
    }
  }

  async function fetchJobs(free: number): Promise<Job<unknown>[]> {
    const jobs = await deps.boss.fetch<unknown>(name, { batchSize: free });
    const { choose } = options;
    if (!choose || jobs.length === free) return jobs;
    return [...jobs, ...(await fetchChosen(deps, name, choose, free - jobs.length))];
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      try {
        await take();
      } catch (error) {
        deps.log.warn({ err: error, queue: name }, 'the queue could not be read');
      }
      if (!stopping) await bell.wait(LOOK_MS);
    }
  }

  return {
    start: () => {
      looping = loop();
    },
    wake: () => bell.ring(),
    abort: (id, reason) => running.get(id)?.abort.abort(reason),
    stop: async (drainMs) => {
      stopping = true;
      bell.ring();
      await looping;
      const drained = Promise.all([...running.values()].map((attempt) => attempt.done));
      await Promise.race([drained, sleep(drainMs, undefined, { ref: false })]);
      const left = [...running.values()];
      for (const attempt of left) attempt.abort.abort(new LeaseLost('The server is stopping.'));
      if (left.length > 0) await Promise.race([drained, sleep(LET_GO_MS, undefined, { ref: false })]);
      return left.map((attempt) => attempt.id);
    },
  };
}
