import type { UserId } from '@home-design/contract';
import { transaction } from '../../platform/database/database.ts';
import { type DeletionWork, removeAccount } from '../account-deletion/index.ts';
import { type Deadlines, deadlinesAt } from './rules.ts';
import { announce, dueRemovals, forgetAll, forgetWithdrawn, lockDueRemoval, withdraw } from './store.ts';

/** Removals and announcements of one round; the rest waits for the next. */
const MOST_REMOVED = 100;
const MOST_ANNOUNCED = 1_000;

/** The results of one round. */
export interface GuestRemovals {
  announced: number;
  withdrawn: number;
  removed: number;
}

/**
 * Removes guests who were unused for so many days, like deleted accounts; announces later removals, and cancels them
 * after a return or an opened link.
 * @param days 0: guests are never removed
 */
export async function removeUnusedGuests(work: DeletionWork, days: number): Promise<GuestRemovals> {
  if (days === 0) {
    await forgetAll(work.db);
    return { announced: 0, withdrawn: 0, removed: 0 };
  }
  const deadlines = deadlinesAt(work.clock.now(), days);
  const withdrawn = await withdraw(work.db, deadlines);
  let removed = 0;
  for (const userId of await dueRemovals(work.db, deadlines, MOST_REMOVED)) {
    try {
      if (await removeGuest(work, userId, deadlines)) removed += 1;
    } catch (error) {
      // The next guest goes on; this one is tried again in the next round.
      work.log.error({ err: error }, 'a guest whom nobody uses could not be removed yet');
    }
  }
  const announced = await announce(work.db, deadlines, MOST_ANNOUNCED);
  await forgetWithdrawn(work.db, deadlines);
  const counts = { announced, withdrawn, removed };
  if (announced + withdrawn + removed > 0) work.log.info(counts, 'guests whom nobody uses');
  return counts;
}

function removeGuest(work: DeletionWork, userId: UserId, deadlines: Deadlines): Promise<boolean> {
  return transaction(work.db, async (tx) => {
    const guest = await lockDueRemoval(tx, userId, deadlines);
    if (!guest) return false;
    await removeAccount(work, tx, { userId, email: guest.email });
    return true;
  });
}
