import { Button, Group } from '@mantine/core';
import { useId } from 'react';
import { DevelopmentNote } from '../../core/session/google/development-note.tsx';
import { googleCopy } from '../../core/session/google/google-copy.ts';
import { accountSignIn, useGoogleSignIn } from '../../core/session/google/use-google-sign-in.ts';
import { GuestButton } from '../../core/session/guests/guest-button.tsx';

/** The button of the top navigation without a session. */
export function SignInCorner() {
  const { signIn, busy } = useGoogleSignIn();
  const note = useId();
  const offer = accountSignIn();
  if (offer === undefined) return <GuestButton variant="default" />;
  return (
    <Group gap="xs" wrap="nowrap">
      <DevelopmentNote id={note} />
      <Button
        size="sm"
        variant="default"
        aria-busy={busy}
        aria-describedby={offer === 'development' ? note : undefined}
        onClick={signIn}
      >
        {busy ? googleCopy.signingIn : googleCopy.signIn}
      </Button>
    </Group>
  );
}
