import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Timestamp } from './ids.ts';
import { AUTH_BASE } from './limits.ts';
import { guestAccountName } from './preferences.ts';

/** An account is deleted within so many hours after it was asked for; until it is, that can be taken back. */
export const ACCOUNT_DELETION_HOURS = 24;

/** A request to delete an account that has not been carried out. */
export const AccountDeletion = z
  .object({
    requested_at: Timestamp,
    /** From then on it is carried out, and cannot be taken back. */
    due_at: Timestamp,
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** Whose account it is, as far as the confirmation needs it. */
interface Owner {
  uid: string;
  email: string | null;
  isAnonymous: boolean;
}

/** What has to be typed before an account is deleted: its address, or the name of a guest's account. */
export function deletionWord({ uid, email, isAnonymous }: Owner): string {
  return isAnonymous || email === null || email === '' ? guestAccountName(uid) : email;
}

/** Whether the typed text is that, whatever its case. */
export const isDeletionConfirmed = (owner: Owner, typed: string): boolean =>
  typed.trim().toLowerCase() === deletionWord(owner).toLowerCase();

const State = z.object({
  /** Null: nobody has asked for it. */
  deletion: AccountDeletion.nullable(),
});

export const accountDeletionRoutes = {
  get: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/delete-account`,
    summary: 'Whether the account is to be deleted, and when',
    tag: 'account',
    access: 'account',
    status: 200,
    response: State,
  }),
  request: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/delete-account`,
    summary: 'Have the account and everything in it deleted within 24 hours',
    tag: 'account',
    access: 'account',
    status: 200,
    body: z.strictObject({
      /** The address of the account; for guests `guest_` and the first 8 characters of its id. */
      confirmation: z.string().max(320),
    }),
    response: State,
    rateLimit: 'signIn',
  }),
  cancel: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/delete-account/cancel`,
    summary: 'Keep the account after all',
    tag: 'account',
    access: 'account',
    status: 200,
    response: State,
  }),
};
