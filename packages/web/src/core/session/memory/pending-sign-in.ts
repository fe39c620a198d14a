import { tabText } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';

/** The sign-in that this tab waits for; other tabs have their own. */
export const pendingSignIn = tabText(STORAGE_KEYS.signIn);
