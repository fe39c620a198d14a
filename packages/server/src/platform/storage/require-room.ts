import { AppError } from '../http/app-error.ts';
import { ENOUGH_BYTES } from './free-space.ts';
import type { Storage } from './storage.ts';

/** Disk space for the result of an edit of a large photo: the lossless picture, its smaller ones, and an analysis. */
const EDIT_BYTES = 32 * 1024 * 1024;

/**
 * Refuses edits without disk space for their results, instead of accepting edits that would fail.
 * @throws AppError `storage_full`
 */
export async function requireRoom(storage: Pick<Storage, 'freeBytes'>, edits: number): Promise<void> {
  if ((await storage.freeBytes()) >= ENOUGH_BYTES + edits * EDIT_BYTES) return;
  throw new AppError('storage_full', undefined, { retryAfterSeconds: 60 });
}
