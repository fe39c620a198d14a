import { randomUUID } from 'node:crypto';
import type { Job, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import type { WorkOptions } from './queue.ts';

/** A worker that is silent for this long has lost its job; the queue accepts no shorter time. */
export const LEASE_SECONDS = 10;
/** How often a worker extends its lease. */
const TOUCH_MS = 3_000;

/** The reason of an aborted job: another worker has it, or it was canceled. */
export class LeaseLost extends Error {}

/** The stored data: a job that was given up is copied under another id, so the data holds its own. */
const Envelope = z.object({ id: z.string(), payload: z.unknown() });

/** The part of the queue's answer that is missing in its types. */
const Touched = z.object({ affected: z.int() });

export interface Attempt {
  id: string;
  retryCount: number;
  abort: AbortController;
  /** Settles when the attempt and its outcome are stored. */
  done: Promise<void>;
}

/** Starts a fetched job: extends its lease while the handler runs, and reports the outcome to the queue. */
export function runAttempt(
  { boss, log }: { boss: PgBoss; log: Logger },
  name: string,
  job: Job<unknown>,
  handler: WorkOptions['handler'],
): Attempt {
  const abort = new AbortController();
  const attempt = { id: job.id, retryCount: job.retryCount };
  const stopTouching = keepAlive();

  function keepAlive(): () => void {
    let lastTouch = Date.now();
    const touch = async () => {
      try {
        const { affected } = Touched.parse(await boss.touch(name, attempt));
        if (affected > 0) lastTouch = Date.now();
        else if (!abort.signal.aborted) abort.abort(new LeaseLost('The job was canceled or taken over.'));
      } catch (error) {
        log.warn({ err: error, queue: name, job: job.id }, 'a job could not be kept alive');
        if (Date.now() - lastTouch > LEASE_SECONDS * 1_000) abort.abort(new LeaseLost('The lease ran out.'));
      }
    };
    const timer = setInterval(() => void touch(), TOUCH_MS); // it reports its own failures
    return () => clearInterval(timer);
  }

  async function run(): Promise<void> {
    try {
      await handler({
        ...Envelope.parse(job.data),
        attempt: job.retryCount + 1,
        lease: randomUUID(),
        signal: abort.signal,
      });
      await boss.complete(name, attempt);
    } catch (error) {
      // The code that aborted the attempt has settled the job already.
      if (abort.signal.aborted) return;
      log.warn({ err: error, queue: name, job: job.id, attempt: job.retryCount + 1 }, 'a job failed');
      await boss.fail(name, attempt, { message: error instanceof Error ? error.message : String(error) });
    } finally {
      stopTouching();
    }
  }

  const done = run().catch((error: unknown) => {
    log.error({ err: error, queue: name, job: job.id }, 'the outcome of a job could not be written down');
  });
  return { ...attempt, abort, done };
}
