import { Button, type ButtonProps } from '@mantine/core';
import { useStartGuestSession } from '../../core/session/use-session.ts';
import { toast } from '../../ui/toasts.ts';
import { shellCopy } from '../copy.ts';

/** Signs a visitor in as a guest, right here. */
export function GuestButton(props: Pick<ButtonProps, 'fullWidth' | 'size'>) {
  const { start, starting } = useStartGuestSession();

  async function becomeGuest() {
    try {
      await start();
    } catch {
      toast.error(shellCopy.sessionFailed); // the reason is in the session's state and the log
    }
  }

  return (
    <Button variant="default" {...props} aria-busy={starting} onClick={() => void becomeGuest()}>
      {starting ? shellCopy.starting : shellCopy.continueAsGuest}
    </Button>
  );
}
