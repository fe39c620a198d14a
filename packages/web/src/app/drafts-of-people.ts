import type { AuthUser } from '@home-design/contract';
import { claimDrafts, forgetDrafts, holdDrafts } from '../lib/storage/drafts.ts';

/** All guests count as one owner, because each session gives the guest in this tab another id. */
const ownerOf = ({ uid, isAnonymous }: AuthUser): string => (isAnonymous ? 'guest' : uid);

/**
 * Keeps or deletes drafts when a session ends. A session that ends by itself keeps them; signing out and another user
 * delete them.
 */
export function leaveDrafts(last: AuthUser, next: AuthUser | null, isSigningOut: boolean): void {
  if (next === null && !isSigningOut) holdDrafts(ownerOf(last));
  else forgetDrafts();
}

/** Gives kept drafts back to their user; a guest may have become an account meanwhile. */
export function claimDraftsOf(user: AuthUser): void {
  claimDrafts((owner) => owner === 'guest' || owner === ownerOf(user));
}
