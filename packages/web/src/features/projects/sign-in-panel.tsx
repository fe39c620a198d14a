import { IconLock } from '@tabler/icons-react';
import { GoogleButton } from '../../core/session/google-button.tsx';
import { GuestButton } from '../../core/session/guest-button.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { copy } from './copy.ts';
import classes from './projects.module.css';

/** For people who are not signed in: says why, and lets them begin. */
export function SignInPanel() {
  return (
    <StatePanel
      icon={<IconLock stroke={ICON_STROKE} />}
      title={copy.signInTitle}
      text={copy.signInText}
      action={
        <>
          <GoogleButton size="md" className={classes.touch ?? ''} />
          <GuestButton size="md" variant="default" className={classes.touch ?? ''} />
        </>
      }
    />
  );
}
