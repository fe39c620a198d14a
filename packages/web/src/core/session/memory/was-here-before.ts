import { isStored } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';

/**
 * Whether this browser had a signed-in user the last time. Only a hint for the first paint: the
 * record is not read, and sign-in decides a moment later.
 */
export const wasHereBefore = (): boolean => isStored(STORAGE_KEYS.user);
