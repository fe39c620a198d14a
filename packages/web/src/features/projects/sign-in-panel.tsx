import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useStartGuestSession } from '../../core/session/use-session.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import classes from './projects.module.css';

/** For people who are not signed in: says why, and lets them begin. */
export function SignInPanel() {
  const { start, starting } = useStartGuestSession();

  async function becomeGuest(): Promise<void> {
    try {
      await start();
    } catch {
      toast.error(copy.sessionFailed); // the reason is in the session's state and the log
    }
  }

  return (
    <StatePanel
      icon={<IconLock stroke={ICON_STROKE} />}
      title={copy.signInTitle}
      text={copy.signInText}
      action={
        <Button size="md" className={classes.touch} aria-busy={starting} onClick={() => void becomeGuest()}>
          {starting ? copy.starting : copy.continueAsGuest}
        </Button>
      }
    />
  );
}
