import { useEffect } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { toast } from '../../ui/toasts.ts';

/**
 * Says once that something could not be loaded; the screen itself shows a panel with Try again. Without a
 * title the toast is the failure's own sentence, or the fallback.
 */
export function useFailureToast(error: Error | null, title: string | null, fallback: string): void {
  useEffect(() => {
    if (!error) return;
    if (title === null) toast.error(messageOf(error, fallback));
    else toast.error(title, fallback);
  }, [error, title, fallback]);
}
