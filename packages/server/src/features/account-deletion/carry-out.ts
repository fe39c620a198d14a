import type { UserId, VersionId } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import type { SignIns } from '../../platform/identity/sign-ins.ts';
import type { Logger } from '../../platform/log.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { endAllSessions } from '../account/index.ts';
import { forgetLiker } from '../gallery/index.ts';
import { forgetLeadsOf } from '../leads/index.ts';
import { doomCustomers, endDoomedCustomers } from '../plans/index.ts';
import { removePictures } from '../versions/index.ts';
import {
  deleteAccountRows,
  doomedPictures,
  doomPictures,
  dueDeletions,
  forgetDoomed,
  lockDueDeletion,
} from './store.ts';

export interface DeletionWork {
  db: Database;
  storage: Storage;
  clock: Clock;
  log: Logger;
  signIns: SignIns;
  /** Undefined: the server takes no payments. */
  payments: Payments | undefined;
  /** Key of share links; it also names marks in the gallery. */
  shareSecret: Buffer;
}

/** Pictures that are removed in one batch. */
const AT_ONCE = 50;
/** An edit in progress may still write its picture for this long; until then its folder is removed again and again. */
const LATE_WRITES_MS = 15 * 60_000;

/**
 * Deletes the accounts whose deletion is due. One transaction deletes all rows of an account and stores the list of
 * its pictures. Any process removes the pictures afterwards, even if others were killed before.
 * @returns the number of accounts
 */
export async function carryOutDeletions(work: DeletionWork): Promise<number> {
  let deleted = 0;
  for (const userId of await dueDeletions(work.db, work.clock.now())) {
    try {
      if (await deleteAccount(work, userId)) deleted += 1;
    } catch (error) {
      // The next account goes on; this one is tried again in the next round.
      work.log.error({ err: error }, 'an account could not be deleted yet');
    }
  }
  await removeDoomed(work);
  await endDoomedCustomers(work);
  if (deleted > 0) work.log.info({ count: deleted }, 'accounts were deleted as their owners asked for');
  return deleted;
}

function deleteAccount(work: DeletionWork, userId: UserId): Promise<boolean> {
  const now = work.clock.now();
  return transaction(work.db, async (tx) => {
    const user = await lockDueDeletion(tx, userId, now);
    if (!user) return false;
    await removeAccount(work, tx, { userId, email: user.email });
    return true;
  });
}

/** Removes all rows of an account, in this transaction; the next round of deletions removes its pictures. */
export async function removeAccount(
  work: Omit<DeletionWork, 'db'>,
  tx: Database,
  { userId, email }: { userId: UserId; email: string | null },
): Promise<void> {
  const now = work.clock.now();
  await doomPictures(tx, userId, now);
  await doomCustomers(tx, userId, now);
  if (email !== null) await forgetLeadsOf(tx, email);
  await forgetLiker(tx, work.shareSecret, userId);
  // Tokens of these sign-ins cannot create the account again.
  await work.signIns.end(tx, await endAllSessions(tx, userId), now);
  await deleteAccountRows(tx, userId, email);
}

async function removeDoomed({ db, storage, clock }: DeletionWork): Promise<void> {
  const before = new Date(clock.now().getTime() - LATE_WRITES_MS);
  const next = (after?: VersionId) => doomedPictures(db, { after, limit: AT_ONCE });
  for (let ids = await next(); ids.length > 0; ids = await next(ids.at(-1))) {
    await removePictures(storage, ids);
    await forgetDoomed(db, { ids, before });
  }
}
