import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { GoogleButton } from '../../../core/session/google/google-button.tsx';
import { belongingsInWords } from '../../../core/session/guests/guest-return.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { shellCopy } from '../../copy.ts';
import { signOut } from './sign-out.ts';
import { signOutCopy } from './sign-out-copy.ts';
import classes from './sign-out-dialog.module.css';
import { signOutStore, stopAsking } from './sign-out-store.ts';

/** Asks a guest before signing out: it names what would be lost, offers an account, and then a way back. */
export function SignOutDialog() {
  const asking = useStore(signOutStore);
  const [keepsGuest, setKeepsGuest] = useState(true);
  const [isLeaving, setIsLeaving] = useState(false);
  const things = asking.at === 'asked' && asking.belongings ? belongingsInWords(asking.belongings) : null;

  async function leave(): Promise<void> {
    setIsLeaving(true);
    const isDone = await signOut({ keepsGuest }); // reports its own failure
    setIsLeaving(false);
    if (isDone) stopAsking();
  }

  return (
    <Dialog
      opened={asking.at === 'asked'}
      onClose={stopAsking}
      title={signOutCopy.title}
      closeLabel={signOutCopy.close}
    >
      <Stack gap="md">
        <Text>{things === null ? signOutCopy.leadUnknown : signOutCopy.lead(things)}</Text>
        <Text>{signOutCopy.account}</Text>
        <GoogleButton fullWidth size="md" />
        <Checkbox
          className={classes.choice}
          checked={keepsGuest}
          onChange={({ currentTarget }) => setKeepsGuest(currentTarget.checked)}
          label={signOutCopy.keep}
          description={signOutCopy.keepHint}
        />
        {!keepsGuest && (
          <Alert color="red" variant="light" role="status">
            {things === null ? signOutCopy.lostUnknown : signOutCopy.lost(things)}
          </Alert>
        )}
      </Stack>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={stopAsking}>
          {signOutCopy.stay}
        </Button>
        <Button
          variant={keepsGuest ? 'default' : 'filled'}
          {...(keepsGuest ? {} : { color: 'red' })}
          loading={isLeaving}
          onClick={() => void leave()}
        >
          {shellCopy.signOut}
        </Button>
      </Group>
    </Dialog>
  );
}
