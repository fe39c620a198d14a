import { Button, Group, Paper, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { paths } from '../../../lib/addresses/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { formatDay } from '../../../lib/formats.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { sessionCopy } from '../copy.ts';
import { loadSession } from '../load-session.ts';
import { useSession } from '../use-session.ts';
import {
  belongingsInWords,
  forgetGuestReturn,
  guestReturnStore,
  lookForGuestReturn,
} from './guest-return.ts';
import { returnCopy } from './return-copy.ts';
import classes from './return-offer.module.css';

/** Offers to continue with a guest's things on this browser. Shows nothing if there are none, or a user is signed in. */
export function ReturnOffer() {
  const { at } = useSession();
  const { offer } = useStore(guestReturnStore);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const isSignedOut = at === 'signed-out';

  useEffect(() => {
    if (isSignedOut) void lookForGuestReturn(); // a failure is logged, and no offer is shown
  }, [isSignedOut]);

  const things = offer && belongingsInWords(offer);
  if (!offer || !things || (!isSignedOut && !busy)) return null;

  async function proceed(): Promise<void> {
    setBusy(true);
    try {
      const session = await loadSession();
      await session.continueGuest();
      guestReturnStore.setState({ offer: null });
      await navigate(paths.projects());
    } catch (error) {
      toast.error(sessionCopy.continueFailed, messageOf(error, sessionCopy.anonymousSignInHelp));
    } finally {
      setBusy(false);
    }
  }

  async function forget(): Promise<void> {
    try {
      await forgetGuestReturn();
      toast.success(returnCopy.forgotten);
    } catch (error) {
      toast.error(returnCopy.forgetFailed, messageOf(error, sessionCopy.anonymousSignInHelp));
    }
  }

  return (
    <Paper component="section" withBorder className={classes.offer} aria-label={returnCopy.continueTitle}>
      <IconHistory size={24} stroke={ICON_STROKE} aria-hidden className={classes.icon} />
      <div className={classes.text}>
        <Text fw={600}>{returnCopy.continueTitle}</Text>
        <Text size="sm" c="dimmed">
          {returnCopy.continueText(things, formatDay(offer.ends_at))}
        </Text>
      </div>
      <Group gap="xs" className={classes.actions}>
        <Button aria-busy={busy} onClick={() => !busy && void proceed()}>
          {busy ? returnCopy.continueBusy : returnCopy.continueAction}
        </Button>
        <Button variant="subtle" disabled={busy} onClick={() => void forget()}>
          {returnCopy.forget}
        </Button>
      </Group>
    </Paper>
  );
}
