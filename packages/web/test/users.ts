import type { AuthUser } from '@home-design/contract';
import { vi } from 'vitest';
import type { SessionControl } from '../src/core/session/control/session-control.ts';
import { dispatchSession } from '../src/core/session/session-store.ts';

/** A guest as the server answers one. */
export const guest: AuthUser = {
  uid: 'guest-1',
  email: null,
  displayName: 'Guest',
  name: 'Guest',
  isAnonymous: true,
  quota: { used: 0, limit: 2000, hasDiscoveryCall: false },
};

/** Sign-in that always succeeds, without a server. */
export const fakeSessionControl = (): SessionControl => ({
  start: vi.fn(async () => undefined),
  startGuest: vi.fn(async () => dispatchSession({ is: 'synced', user: guest })),
  continueGuest: vi.fn(async () => dispatchSession({ is: 'synced', user: guest })),
  signInWithGoogle: vi.fn(async () => undefined),
  signOut: vi.fn(async () => {
    dispatchSession({ is: 'sign-out-started' });
    dispatchSession({ is: 'nobody' });
  }),
  resume: vi.fn(async () => undefined),
  renew: vi.fn(async () => false),
});
