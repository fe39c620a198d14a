import type { AuthUser } from '@home-design/contract';
import { claimDrafts, forgetDrafts, holdDrafts } from '../lib/drafts.ts';

/** All guests are one: whoever uses this tab without an account, and gets another id with each session. */
const ownerOf = ({ uid, isAnonymous }: AuthUser): string => (isAnonymous ? 'guest' : uid);

/**
 * What becomes of what was typed when somebody is no longer signed in. A session that ends by itself takes nothing
 * along; signing out, and another person, leave nothing behind.
 */
export function leaveDrafts(last: AuthUser, next: AuthUser | null, isSigningOut: boolean): void {
  if (next === null && !isSigningOut) holdDrafts(ownerOf(last));
  else forgetDrafts();
}

/** What was put by is there again for whoever typed it; a guest may have become an account meanwhile. */
export function claimDraftsOf(user: AuthUser): void {
  claimDrafts((owner) => owner === 'guest' || owner === ownerOf(user));
}
