import type { UserId } from '@home-design/contract';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { storageFullSentence } from './storage-full-sentence.ts';
import { storedBytesOf } from './stored-bytes-store.ts';

/**
 * Makes sure that an account may store so many more bytes.
 * @param quotaBytes Infinity: no limit
 * @throws AppError `storage_quota_full`
 */
export async function requireStorage(
  db: Database,
  userId: UserId,
  quotaBytes: number,
  wantedBytes: number,
): Promise<void> {
  if (quotaBytes === Number.POSITIVE_INFINITY) return;
  if ((await storedBytesOf(db, userId)) + wantedBytes <= quotaBytes) return;
  throw new AppError('storage_quota_full', storageFullSentence(quotaBytes));
}
