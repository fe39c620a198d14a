import type { AuthUser } from '@home-design/contract';
import { z } from 'zod';
import { storedValue } from '../../lib/browser-storage.ts';
import { STORAGE_KEYS } from '../../lib/storage-keys.ts';

/** Who was signed in last on this browser. */
const SavedUser = z.object({
  uid: z.string().min(1),
  email: z.string().nullable(),
  displayName: z.string(),
  isAnonymous: z.boolean(),
});

const record = storedValue(STORAGE_KEYS.user, SavedUser.nullable(), null);
const token = storedValue(STORAGE_KEYS.idToken, z.string().nullable(), null);

/** What sign-in leaves in local storage. The session cookie alone authorises calls; this only remembers. */
export const sessionMemory = {
  /** A visitor is identified when a saved user exists, and anonymous otherwise. */
  isIdentified: (): boolean => record.read() !== null,
  rememberUser({ uid, email, displayName, isAnonymous }: AuthUser): void {
    record.write({ uid, email, displayName, isAnonymous });
  },
  rememberToken(idToken: string): void {
    token.write(idToken);
  },
  forget(): void {
    record.clear();
    token.clear();
  },
};
export type SessionMemory = typeof sessionMemory;
