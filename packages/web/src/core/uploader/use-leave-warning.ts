import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { holdRenewal } from '../../lib/code-loading/release.ts';

/** The two answers to a navigation that waits. */
export interface LeaveWarning {
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before another page of the app is opened, while active, and lets the browser ask before it closes or
 * reloads this one. A change of the query alone does not count as leaving.
 */
export function useLeaveWarning(isActive: boolean): LeaveWarning {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = holdRenewal();
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [isActive]);

  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
