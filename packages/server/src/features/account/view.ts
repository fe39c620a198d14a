import type { AuthUser } from '@home-design/contract';
import type { UserRow } from './store.ts';

const GUEST_NAME = 'Guest';
const NAMELESS = 'User';

/** The name people see: their own, else the part of their address before the @. */
export function displayNameOf(user: Pick<UserRow, 'isAnonymous' | 'displayName' | 'email'>): string {
  if (user.isAnonymous) return GUEST_NAME;
  return user.displayName ?? user.email?.split('@')[0] ?? NAMELESS;
}

/**
 * @param about.used designs made so far
 * @param about.hasDiscoveryCall whether a consultation was asked for from the person's address
 */
export function authUserView(
  user: Pick<UserRow, 'id' | 'isAnonymous' | 'email' | 'displayName' | 'quotaLimit'>,
  { used, hasDiscoveryCall }: { used: number; hasDiscoveryCall: boolean },
): AuthUser {
  const name = displayNameOf(user);
  return {
    uid: user.id,
    email: user.email,
    displayName: name,
    name,
    isAnonymous: user.isAnonymous,
    quota: { used, limit: user.quotaLimit, hasDiscoveryCall },
  };
}
