import { EDIT_QUEUE, giveUpJob, runEditJob, type WorkDeps } from './features/jobs/index.ts';
import { sweepPictures } from './features/versions/index.ts';
import type { Queue } from './platform/queue/queue.ts';

/** Every queue there is. */
export const QUEUES = [EDIT_QUEUE] as const;

const SWEEP_INTERVAL_MS = 60 * 60_000;

export interface WorkerOptions {
  /** Edits made at the same time. */
  concurrency: number;
  /** When this process began. */
  startedAt: Date;
  /** Whether no other process uses the same pictures. */
  alone: boolean;
}

/**
 * What the worker role does: take edits from the queue, and remove pictures that nothing speaks of, now and
 * every hour.
 * @returns a function that ends the sweeping; the queue is stopped by who started it
 */
export async function startWorker(
  deps: WorkDeps & { queue: Queue },
  options: WorkerOptions,
): Promise<() => Promise<void>> {
  await deps.queue.work(EDIT_QUEUE, {
    concurrency: options.concurrency,
    handler: (job) => runEditJob(deps, job),
    onExhausted: ({ payload }) => giveUpJob(deps, payload),
  });

  let sweeping = sweep(deps, options);
  const timer = setInterval(() => {
    sweeping = sweep(deps, options);
  }, SWEEP_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}

async function sweep(deps: WorkDeps, options: WorkerOptions): Promise<void> {
  try {
    const removed = await sweepPictures(deps, options);
    if (removed > 0) deps.log.info({ removed }, 'pictures that belonged to nothing were removed');
  } catch (error) {
    deps.log.warn({ err: error }, 'pictures could not be swept');
  }
}
