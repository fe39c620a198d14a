import type { AuthUser } from '@home-design/contract';
import { z } from 'zod';
import { storedValue } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';

/** The last signed-in user of this browser. */
const SavedUser = z.object({
  uid: z.string().min(1),
  email: z.string().nullable(),
  displayName: z.string(),
  isAnonymous: z.boolean(),
});

const record = storedValue(STORAGE_KEYS.user, SavedUser.nullable(), null);
const conversion = storedValue(STORAGE_KEYS.conversion, z.boolean(), false);
const token = storedValue(STORAGE_KEYS.idToken, z.string().nullable(), null);

/** The local storage after sign-in. Only the session cookie authorizes calls; this is a memory aid. */
export const sessionMemory = {
  /** A visitor is identified when a saved user exists, and anonymous otherwise. */
  isIdentified: (): boolean => record.read() !== null,
  rememberUser({ uid, email, displayName, isAnonymous }: AuthUser): void {
    record.write({ uid, email, displayName, isAnonymous });
  },
  rememberToken(idToken: string): void {
    token.write(idToken);
  },
  /**
   * A guest is becoming an account. Every sign-in call for the account also converts the guest's things, also
   * after a failure and in the next visit.
   */
  expectConversion(): void {
    conversion.write(true);
  },
  isConversionExpected: (): boolean => conversion.read(),
  conversionDone(): void {
    conversion.clear();
  },
  forget(): void {
    record.clear();
    conversion.clear();
    token.clear();
  },
};
export type SessionMemory = typeof sessionMemory;
