import { Button, type ButtonProps, Stack, Text } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useId } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { DevelopmentNote } from './development-note.tsx';
import { googleCopy } from './google-copy.ts';
import { accountSignIn, useGoogleSignIn } from './use-google-sign-in.ts';

/**
 * Signs in with Google and returns to this page. Names a stand-in for Google beside the button, and
 * gives the reason instead of a button on servers without Google sign-in.
 */
export function GoogleButton(props: Pick<ButtonProps, 'fullWidth' | 'size' | 'variant' | 'className'>) {
  const { signIn, busy } = useGoogleSignIn();
  const note = useId();
  const offer = accountSignIn();
  if (offer === undefined) {
    return (
      <Text size="sm" c="dimmed">
        {googleCopy.notOffered}
      </Text>
    );
  }
  const isDevelopment = offer === 'development';

  return (
    <Stack gap={4} align={props.fullWidth ? 'stretch' : 'center'}>
      <Button
        {...props}
        leftSection={<IconBrandGoogle size={18} stroke={ICON_STROKE} aria-hidden="true" />}
        aria-busy={busy}
        aria-describedby={isDevelopment ? note : undefined}
        onClick={signIn}
      >
        {busy ? googleCopy.signingIn : googleCopy.signInWithGoogle}
      </Button>
      <DevelopmentNote id={note} />
    </Stack>
  );
}
