import { deleteExpiredSessions } from './features/account/index.ts';
import { purgeBoards } from './features/boards/index.ts';
import { forgetGalleryVisitors } from './features/gallery/index.ts';
import { forgetOldLeads } from './features/leads/index.ts';
import { purgeBin } from './features/projects/index.ts';
import { forgetVisitors } from './features/shares/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { forgetOldAnswers } from './platform/http/idempotency-store.ts';
import type { Logger } from './platform/log.ts';
import type { Storage } from './platform/storage/storage.ts';

const INTERVAL_MS = 3_600_000;

/**
 * Removes sessions that have ended, answers nobody will ask for again, leads that have been kept for a year, and what
 * has lain in the bin for its time, every hour.
 * @returns a function that ends it
 */
export function startHousekeeping(deps: {
  db: Database;
  storage: Storage;
  clock: Clock;
  log: Logger;
}): () => Promise<void> {
  let working: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      await deleteExpiredSessions(deps.db, deps.clock.now());
      await forgetOldAnswers(deps.db);
      const today = deps.clock.now().toISOString().slice(0, 10);
      await forgetVisitors(deps.db, today);
      await forgetGalleryVisitors(deps.db, today);
      await forgetOldLeads(deps.db, deps.clock.now());
      await purgeBoards(deps);
      await purgeBin(deps);
    } catch (error) {
      deps.log.warn({ err: error }, 'what is old could not be removed');
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
