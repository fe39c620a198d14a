import { AppError } from '../http/app-error.ts';
import { ENOUGH_BYTES } from './free-space.ts';
import type { Storage } from './storage.ts';

/** What an edit of a large photo leaves behind: the picture without loss, its smaller ones, and an analysis. */
const EDIT_BYTES = 32 * 1024 * 1024;

/**
 * Refuses edits for whose results there is no room, instead of accepting what would fail.
 * @throws AppError `storage_full`
 */
export async function requireRoom(storage: Pick<Storage, 'freeBytes'>, edits: number): Promise<void> {
  if ((await storage.freeBytes()) >= ENOUGH_BYTES + edits * EDIT_BYTES) return;
  throw new AppError('storage_full', undefined, { retryAfterSeconds: 60 });
}
