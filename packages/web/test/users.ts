import type { AuthUser } from '@home-design/contract';

/** A guest as the server answers one. */
export const guest: AuthUser = {
  uid: 'guest-1',
  email: null,
  displayName: 'Guest',
  name: 'Guest',
  isAnonymous: true,
  quota: { used: 0, limit: 2000, hasDiscoveryCall: false },
};
