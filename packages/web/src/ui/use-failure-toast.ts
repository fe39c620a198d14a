import { useEffect } from 'react';
import { useConnection } from '../lib/connection.ts';
import { toast } from './toasts.ts';

/**
 * Says once that something could not be loaded; the screen itself shows a panel with Try again. While the server is away
 * the banner says it for everything.
 */
export function useFailureToast(error: Error | null, title: string, message?: string): void {
  useEffect(() => {
    if (error && useConnection.getState().at !== 'away') toast.error(title, message);
  }, [error, title, message]);
}
