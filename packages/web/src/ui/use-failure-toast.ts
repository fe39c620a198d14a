import { useEffect } from 'react';
import { toast } from './toasts.ts';

/** Says once that something could not be loaded; the screen itself shows a panel with Try again. */
export function useFailureToast(error: Error | null, title: string, message?: string): void {
  useEffect(() => {
    if (error) toast.error(title, message);
  }, [error, title, message]);
}
