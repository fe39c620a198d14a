import { deleteExpiredSessions } from './features/account/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { forgetOldAnswers } from './platform/http/idempotency-store.ts';
import type { Logger } from './platform/log.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Removes sessions that have ended and answers nobody will ask for again, every hour.
 * @returns a function that ends it
 */
export function startHousekeeping(deps: { db: Database; clock: Clock; log: Logger }): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      await deleteExpiredSessions(deps.db, deps.clock.now());
      await forgetOldAnswers(deps.db);
    } catch (error) {
      deps.log.warn({ err: error }, 'old sessions and answers could not be removed');
    }
  }

  const timer = setInterval(() => {
    working = tidy();
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
