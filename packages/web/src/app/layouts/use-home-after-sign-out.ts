import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { sessionStore } from '../../core/session/session-store.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Whoever has signed out is led to the landing page. Done here, above all layouts, because the menu that
 * was used goes away with the session.
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
