import { useEffect } from 'react';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';

/** Says once that something could not be loaded; the screen itself shows a panel with Try again. */
export function useFailureToast(error: Error | null, message: string): void {
  useEffect(() => {
    if (error) toast.error(copy.errorTitle, message);
  }, [error, message]);
}
