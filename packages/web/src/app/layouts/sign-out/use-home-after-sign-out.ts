import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '../../../core/session/session-store.ts';
import { paths } from '../../../lib/addresses/paths.ts';

/**
 * Leads to the landing page after signing out. It runs above all layouts, because the menu disappears with the session.
 */
export function useHomeAfterSignOut(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      sessionStore.subscribe((now, before) => {
        if (before.at === 'signing-out' && now.at === 'signed-out') void navigate(paths.landing()); // the router shows its own failures
      }),
    [navigate],
  );
}
