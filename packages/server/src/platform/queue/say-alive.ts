import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Logger } from '../log.ts';
import { keepWorker, removeWorker, type WorkerPower } from './worker-store.ts';

/** Several of these may fail before the worker counts as dead. */
const SAY_MS = 5_000;

/**
 * Reports every few seconds that this worker lives, and its limits.
 * @returns a function that reports its end
 */
export async function sayAlive(
  { db, log }: { db: Database; log: Logger },
  power: WorkerPower,
): Promise<() => Promise<void>> {
  const id = randomUUID();
  let saying = say();
  await saying;
  const timer = setInterval(() => {
    saying = say();
  }, SAY_MS);
  timer.unref();

  async function say(): Promise<void> {
    try {
      await keepWorker(db, id, power);
    } catch (error) {
      log.warn({ err: error }, 'the worker could not say that it lives');
    }
  }

  return async () => {
    clearInterval(timer);
    await saying;
    // If this fails, the row is too old a moment later.
    await removeWorker(db, id).catch((error: unknown) => log.warn({ err: error }, 'the worker left no word'));
  };
}
