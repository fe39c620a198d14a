import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { Timestamp } from '../ids.ts';
import { AUTH_BASE } from '../limits.ts';
import { guestAccountName } from './preferences.ts';

/** Hours from the request until the account is deleted. The request can be canceled until then. */
export const ACCOUNT_DELETION_HOURS = 24;

/** A pending request to delete an account. */
export const AccountDeletion = z
  .object({
    requested_at: Timestamp,
    /** The time of the deletion. The request cannot be canceled afterwards. */
    due_at: Timestamp,
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

/** The facts of an account that the confirmation needs. */
interface Owner {
  uid: string;
  email: string | null;
  isAnonymous: boolean;
}

/** The text to type before an account is deleted: its email address, or the name of a guest's account. */
export function deletionWord({ uid, email, isAnonymous }: Owner): string {
  return isAnonymous || email === null || email === '' ? guestAccountName(uid) : email;
}

/** Whether the typed text matches, in upper or lower case. */
export const isDeletionConfirmed = (owner: Owner, typed: string): boolean =>
  typed.trim().toLowerCase() === deletionWord(owner).toLowerCase();

const State = z.object({
  /** Null: no deletion was requested. */
  deletion: AccountDeletion.nullable(),
});

export const accountDeletionRoutes = {
  get: defineRoute({
    method: 'GET',
    path: `${AUTH_BASE}/delete-account`,
    summary: 'Whether deletion of the account is requested, and when it happens',
    tag: 'account',
    access: 'account',
    status: 200,
    response: State,
  }),
  request: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/delete-account`,
    summary: 'Request deletion of the account and all its data within 24 hours',
    tag: 'account',
    access: 'account',
    status: 200,
    body: z.strictObject({
      /** The email address of the account; for guests `guest_` and the first 8 characters of its id. */
      confirmation: z.string().max(320),
    }),
    response: State,
    rateLimit: 'signIn',
  }),
  cancel: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/delete-account/cancel`,
    summary: 'Cancel the deletion of the account',
    tag: 'account',
    access: 'account',
    status: 200,
    response: State,
  }),
};
