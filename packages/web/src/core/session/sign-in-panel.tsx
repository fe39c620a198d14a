import { Group, Stack } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { GoogleButton } from './google/google-button.tsx';
import { GuestButton } from './guests/guest-button.tsx';
import { ReturnOffer } from './guests/return-offer.tsx';

interface SignInPanelProps {
  title: string;
  text: string;
}

/** For signed-out users: the reason, and buttons to start or to continue. */
export function SignInPanel({ title, text }: SignInPanelProps) {
  return (
    <StatePanel
      icon={<IconLock stroke={ICON_STROKE} />}
      order={1}
      title={title}
      text={text}
      action={
        <Stack gap="md" align="center">
          <ReturnOffer />
          <Group gap="sm" justify="center" align="flex-start">
            <GoogleButton size="md" />
            <GuestButton size="md" variant="default" />
          </Group>
        </Stack>
      }
    />
  );
}
