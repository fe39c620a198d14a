import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { type PlanLimits, requireDesigns } from '../plans/index.ts';
import { requireStorage } from '../versions/index.ts';
import { countPending } from './fair-queue-store.ts';
import { waitingFullSentence } from './rules.ts';

/** The limits on the edits of one account. */
export interface EditLimits extends PlanLimits {
  /** Edits of one account that may wait at the same time. */
  waitingEdits: number;
  /** Bytes that one account may store; Infinity: no limit. */
  storageBytes: number;
}

/** Most edits take less, so the next attempt may find a free place. */
const RETRY_SECONDS = 30;

/**
 * Makes sure that an account may start so many more edits, by its designs of this month, the queue and its storage,
 * until the caller's transaction ends.
 * @throws AppError `credits_exhausted`, `edits_waiting_full`, `storage_quota_full`
 */
export async function requireEdits(
  tx: Database,
  who: Who,
  wanted: number,
  { now, limits }: { now: Date; limits: EditLimits },
): Promise<void> {
  // This also locks the account.
  await requireDesigns(tx, who, wanted, now, limits);
  await requirePlaces(tx, who, wanted, limits);
  // The size of a result is not known in advance.
  await requireStorage(tx, who.userId, limits.storageBytes, 1);
}

/**
 * Makes sure that so many more edits of an account may wait. The count is correct only under the lock of the
 * account's designs.
 * @throws AppError `edits_waiting_full`
 */
export async function requirePlaces(
  tx: Database,
  who: Pick<Who, 'userId'>,
  wanted: number,
  { waitingEdits }: EditLimits,
): Promise<void> {
  const room = Math.max(0, waitingEdits - (await countPending(tx, who.userId)));
  if (room >= wanted) return;
  throw new AppError('edits_waiting_full', waitingFullSentence(wanted, room, waitingEdits), {
    retryAfterSeconds: RETRY_SECONDS,
  });
}
