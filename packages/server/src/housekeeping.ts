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
import {
  FORGOTTEN_AFTER_MS,
  forgetOldGuesses,
  forgetVisitors,
  QUIET_MS,
  tellOfReplies,
} from './features/shares/index.ts';
import { measureVersions } from './features/versions/index.ts';
import { forgetOldAnswers } from './platform/http/idempotency/idempotency-store.ts';
import type { Identity } from './platform/identity/identity.ts';
import { deleteOldSignIns } from './platform/identity/sign-ins-store.ts';
import { oldestUse } from './platform/lifetime.ts';
import { createMailLinks } from './platform/mail/mail-links.ts';
import { createOutbox } from './platform/mail/outbox.ts';
import type { Queue } from './platform/queue/queue.ts';

const INTERVAL_MS = 3_600_000;
/** Short enough to delete accounts within the hour that is reserved for it. */
const DELETION_INTERVAL_MS = 5 * 60_000;

/**
 * Every hour it removes ended sessions and sign-ins, stored answers for repetitions, leads older than a year, and
 * things whose time in the bin is over; it checks overdue subscriptions, and announces and removes unused guests.
 * Every minute it notifies owners of links about the feedback of visitors. At the start it stores sizes that earlier
 * versions did not store.
 * @returns a function that ends it
 */
export function startHousekeeping(
  given: Omit<DeletionWork, 'signIns'> & { identity: Identity; config: Config; queue: Queue },
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
    // Never two at once, because the pictures of a large account take a while.
    deleting = deleting.then(() => deleteAccounts(deps));
  }, DELETION_INTERVAL_MS);
  deletionTimer.unref();
  const notices = noticeDeps(deps);
  let telling: Promise<void> = Promise.resolve();
  const noticeTimer = setInterval(() => {
    telling = telling.then(() => tellOwners(notices, deps.log));
  }, QUIET_MS);
  noticeTimer.unref();
  const stop = new AbortController();
  const measuring = measureVersions(deps, stop.signal).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the sizes of older versions could not be written down');
  });
  return async () => {
    clearInterval(timer);
    clearInterval(deletionTimer);
    clearInterval(noticeTimer);
    stop.abort();
    await Promise.all([working, measuring, deleting, telling]);
  };
}

type NoticeDeps = Parameters<typeof tellOfReplies>[0];

function noticeDeps({
  db,
  clock,
  queue,
  shareSecret,
  config,
}: Omit<DeletionWork, 'signIns'> & { config: Config; queue: Queue }): NoticeDeps {
  const publicUrl = config.PUBLIC_URL;
  const links = createMailLinks({ secret: shareSecret, publicUrl });
  const sends = config.SMTP_URL !== undefined;
  return { db, clock, publicUrl, outbox: createOutbox({ queue, clock, links, sends }) };
}

async function tellOwners(deps: NoticeDeps, log: DeletionWork['log']): Promise<void> {
  try {
    await tellOfReplies(deps);
  } catch (error) {
    log.warn({ err: error }, 'owners could not be told of replies yet');
  }
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
