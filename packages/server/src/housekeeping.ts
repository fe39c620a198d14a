import { type Config, planNumbers } from './config.ts';
import { deleteExpiredSessions } from './features/account/index.ts';
import { carryOutDeletions, type DeletionWork } from './features/account-deletion/index.ts';
import { noteAct } from './features/audit/index.ts';
import { purgeBin } from './features/bin/index.ts';
import { forgetGalleryVisitors, forgetLikeNetworks } from './features/gallery/index.ts';
import { removeUnusedGuests } from './features/guest-removal/index.ts';
import { forgetOldReturns } from './features/guest-return/index.ts';
import { forgetOldLeads } from './features/leads/index.ts';
import { checkSubscriptions } from './features/plans/index.ts';
import { FORGOTTEN_AFTER_MS, forgetOldGuesses, forgetVisitors } from './features/shares/index.ts';
import { measureVersions } from './features/versions/index.ts';
import { forgetOldAnswers } from './platform/http/idempotency-store.ts';
import type { Identity } from './platform/identity/identity.ts';
import { deleteOldSignIns } from './platform/identity/sign-ins-store.ts';
import { oldestUse } from './platform/lifetime.ts';

const INTERVAL_MS = 3_600_000;
/** Accounts are deleted within the hour that is set aside for it. */
const DELETION_INTERVAL_MS = 5 * 60_000;

/**
 * Removes sessions and sign-ins that have ended, answers nobody will ask for again, leads that have been kept for a
 * year, and what has lain in the bin for its time, asks about subscriptions that are overdue, and announces
 * and removes guests whom nobody uses, every hour. At the start, writes down sizes that earlier versions did not keep.
 * @returns a function that ends it
 */
export function startHousekeeping(
  given: Omit<DeletionWork, 'signIns'> & { identity: Identity; config: Config },
): () => Promise<void> {
  const deps = { ...given, signIns: given.identity.signIns };
  let working: Promise<void> = Promise.resolve();

  async function tidy(): Promise<void> {
    try {
      await deleteExpiredSessions(deps.db, deps.clock.now());
      await forgetOldReturns(deps.db, deps.clock.now());
      await deleteOldSignIns(deps.db, oldestUse(deps.clock.now()));
      await forgetOldAnswers(deps.db);
      const today = deps.clock.now().toISOString().slice(0, 10);
      await forgetVisitors(deps.db, today);
      await forgetOldGuesses(deps.db, new Date(deps.clock.now().getTime() - FORGOTTEN_AFTER_MS));
      await forgetGalleryVisitors(deps.db, today);
      await forgetLikeNetworks(deps.db, today);
      await forgetOldLeads(deps.db, deps.clock.now());
      await purgeBin(deps);
      await checkPayments(deps);
      await removeUnusedGuests(deps, deps.config.GUEST_DAYS);
    } catch (error) {
      deps.log.warn({ err: error }, 'what is old could not be removed');
    }
  }

  const timer = setInterval(() => {
    working = tidy();
  }, INTERVAL_MS);
  timer.unref();
  let deleting = deleteAccounts(deps);
  const deletionTimer = setInterval(() => {
    // Never two at once: the pictures of a large account take a while.
    deleting = deleting.then(() => deleteAccounts(deps));
  }, DELETION_INTERVAL_MS);
  deletionTimer.unref();
  const stop = new AbortController();
  const measuring = measureVersions(deps, stop.signal).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the sizes of older versions could not be written down');
  });
  return async () => {
    clearInterval(timer);
    clearInterval(deletionTimer);
    stop.abort();
    await Promise.all([working, measuring, deleting]);
  };
}

async function checkPayments(deps: Omit<DeletionWork, 'signIns'> & { config: Config }): Promise<void> {
  const { payments, config } = deps;
  if (!payments) return;
  await checkSubscriptions({ ...deps, payments, limits: { plans: planNumbers(config) }, note: noteAct });
}

async function deleteAccounts(work: DeletionWork): Promise<void> {
  try {
    await carryOutDeletions(work);
  } catch (error) {
    work.log.error({ err: error }, 'accounts could not be deleted yet');
  }
}
