import { Button, type ButtonProps } from '@mantine/core';
import { toast } from '../../../ui/toasts/toasts.ts';
import { sessionCopy } from '../copy.ts';
import { useStartGuestSession } from '../use-session.ts';

/** Signs a visitor in as a guest, on this page. */
export function GuestButton(props: Pick<ButtonProps, 'fullWidth' | 'size' | 'variant' | 'className'>) {
  const { start, starting } = useStartGuestSession();

  async function becomeGuest() {
    try {
      await start();
    } catch {
      toast.error(sessionCopy.sessionFailed); // the reason is in the session's state and the log
    }
  }

  return (
    <Button {...props} aria-busy={starting} onClick={() => void becomeGuest()}>
      {starting ? sessionCopy.startingShort : sessionCopy.continueAsGuest}
    </Button>
  );
}
