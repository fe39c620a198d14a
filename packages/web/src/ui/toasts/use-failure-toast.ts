import { useEffect } from 'react';
import { useConnection } from '../../lib/api/connection.ts';
import { toast } from './toasts.ts';

/**
 * Shows one toast if something could not be loaded; the screen has a panel with Try again. The banner replaces the toast
 * while the server is away.
 */
export function useFailureToast(error: Error | null, title: string, message?: string): void {
  useEffect(() => {
    if (error && useConnection.getState().at !== 'away') toast.error(title, message);
  }, [error, title, message]);
}
