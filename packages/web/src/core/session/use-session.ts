import type { AuthUser } from '@home-design/contract';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { type SessionState, userOf } from './control/session-state.ts';
import { loadSession } from './load-session.ts';
import { sessionStore } from './session-store.ts';

/** The current state of sign-in. */
export const useSession = (): SessionState => useStore(sessionStore);

/** The user, or null if nobody is authenticated. */
export const useSignedInUser = (): AuthUser | null => userOf(useSession());

/**
 * Guest sign-in by click. `start` resolves at once if a user is signed in, ignores repeated clicks,
 * and rejects with a sentence for people.
 */
export function useStartGuestSession(): { start: () => Promise<void>; starting: boolean } {
  const [starting, setStarting] = useState(false);
  const start = useCallback(async () => {
    setStarting(true);
    try {
      const session = await loadSession();
      await session.startGuest();
    } finally {
      setStarting(false);
    }
  }, []);
  return { start, starting };
}
