import type { AuthUser } from '@home-design/contract';
import type { RemovalRow, UserRow } from './store.ts';

const GUEST_NAME = 'Guest';
const NAMELESS = 'User';

/** The displayed name: the person's own, else the part of their address before the @. */
export function displayNameOf(user: Pick<UserRow, 'isAnonymous' | 'displayName' | 'email'>): string {
  if (user.isAnonymous) return GUEST_NAME;
  return user.displayName ?? user.email?.split('@')[0] ?? NAMELESS;
}

/**
 * @param about.used designs made so far
 * @param about.hasDiscoveryCall whether a consultation was requested from the person's address
 * @param about.removal of a guest: the removal that was announced while they were away
 */
export function authUserView(
  user: Pick<UserRow, 'id' | 'isAnonymous' | 'email' | 'displayName' | 'quotaLimit'>,
  {
    used,
    hasDiscoveryCall,
    removal,
  }: { used: number; hasDiscoveryCall: boolean; removal?: RemovalRow | undefined },
): AuthUser {
  const name = displayNameOf(user);
  return {
    uid: user.id,
    email: user.email,
    displayName: name,
    name,
    isAnonymous: user.isAnonymous,
    quota: { used, limit: user.quotaLimit, hasDiscoveryCall },
    ...(removal && { calledOffRemoval: removalView(removal) }),
  };
}

const removalView = ({ lastUsedAt, removesAt }: RemovalRow) => ({
  unusedSince: lastUsedAt.toISOString(),
  plannedFor: removesAt.toISOString(),
});
