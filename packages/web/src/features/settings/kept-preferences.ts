import { DEFAULT_MAIL_PREFERENCES, MailPreferences } from '@home-design/contract';
import { z } from 'zod';
import { storedValue } from '../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';

const Preferences = MailPreferences.extend({ language: z.literal('en') });
/** What a person has chosen, as this browser remembers it. */
export type Preferences = z.infer<typeof Preferences>;

/** Lies in local storage, besides what the server keeps. */
export const keptPreferences = storedValue(STORAGE_KEYS.preferences, Preferences, {
  language: 'en',
  ...DEFAULT_MAIL_PREFERENCES,
});
