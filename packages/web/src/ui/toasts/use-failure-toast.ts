import { useEffect } from 'react';
import { useConnection } from '../../lib/api/connection.ts';
import { expectedState } from './expected-state.ts';
import { toast } from './toasts.ts';

/**
 * Shows one toast if something could not be loaded; the screen has a panel with Try again. The banner replaces the toast
 * while the server is away.
 */
export function useFailureToast(error: Error | null, title: string, message?: string): void {
  useEffect(() => {
    if (!error || useConnection.getState().at === 'away') return;
    // Nothing was entered that could be kept.
    if (expectedState(error)?.isLost) toast.error(title, message);
    else toast.failed(title, error, message);
  }, [error, title, message]);
}
