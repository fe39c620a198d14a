import { tabText } from '../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';

/** Which sign-in Google is to bring this tab back with; other tabs have their own. */
export const pendingSignIn = tabText(STORAGE_KEYS.signIn);
