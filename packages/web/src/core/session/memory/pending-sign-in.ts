import { tabText } from '../../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage-keys.ts';

/** The sign-in that this tab waits for; other tabs have their own. */
export const pendingSignIn = tabText(STORAGE_KEYS.signIn);
