import type { AuthUser } from '@home-design/contract';
import type { UserRow } from './store.ts';

const GUEST_NAME = 'Guest';
const NAMELESS = 'User';

/** The name people see: their own, else the part of their address before the @. */
export function displayNameOf(user: Pick<UserRow, 'isAnonymous' | 'displayName' | 'email'>): string {
  if (user.isAnonymous) return GUEST_NAME;
  return user.displayName ?? user.email?.split('@')[0] ?? NAMELESS;
}

/** @param used designs made so far */
export function authUserView(
  user: Omit<UserRow, 'createdAt' | 'lastSeenAt' | 'sampleProjectAt'>,
  used: number,
): AuthUser {
  const name = displayNameOf(user);
  return {
    uid: user.id,
    email: user.email,
    displayName: name,
    name,
    isAnonymous: user.isAnonymous,
    quota: { used, limit: user.quotaLimit, hasDiscoveryCall: false },
  };
}
