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
  /** Undefined: nothing can be paid here. */
  payments: Payments | undefined;
  /** Key of share links, by which marks in the gallery are named. */
  shareSecret: Buffer;
}

/** Folders removed between two notes of it. */
const AT_ONCE = 50;
/** An edit that was being made may write its picture for so long; until then it is looked for again. */
const LATE_WRITES_MS = 15 * 60_000;

/**
 * Deletes the accounts whose time has come. All rows of an account go in one transaction, which writes down the pictures
 * that have to follow; these are removed afterwards, by whichever process comes to it, however often one is killed.
 * @returns how many accounts
 */
export async function carryOutDeletions(work: DeletionWork): Promise<number> {
  let deleted = 0;
  for (const userId of await dueDeletions(work.db, work.clock.now())) {
    try {
      if (await deleteAccount(work, userId)) deleted += 1;
    } catch (error) {
      // The next one is not to wait for it; it is tried again with the next turn.
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

/** Removes all rows of an account, in this transaction; its pictures follow when deletions are carried out next. */
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
  // No token of these sign-ins makes the account anew.
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
