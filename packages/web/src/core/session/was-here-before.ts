import { isStored } from '../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';

/**
 * Whether somebody was signed in on this browser when it was last used. Only a hint for the first paint: the
 * record is not read, and sign-in decides a moment later.
 */
export const wasHereBefore = (): boolean => isStored(STORAGE_KEYS.user);
