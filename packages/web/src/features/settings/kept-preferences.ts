import { DEFAULT_MAIL_PREFERENCES, MailPreferences } from '@home-design/contract';
import { z } from 'zod';
import { storedValue } from '../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';

const Preferences = MailPreferences.extend({ language: z.literal('en') });
/** The preferences of a user in this browser. */
export type Preferences = z.infer<typeof Preferences>;

/** Kept in local storage, in addition to the server. */
export const keptPreferences = storedValue(STORAGE_KEYS.preferences, Preferences, {
  language: 'en',
  ...DEFAULT_MAIL_PREFERENCES,
});
