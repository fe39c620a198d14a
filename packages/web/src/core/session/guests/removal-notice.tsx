import type { AuthUser } from '@home-design/contract';
import { Button, Group, Paper, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { formatDay } from '../../../lib/formats.ts';
import { storedValue } from '../../../lib/storage/browser-storage.ts';
import { STORAGE_KEYS } from '../../../lib/storage/storage-keys.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { removalCopy } from './removal-copy.ts';
import classes from './return-offer.module.css';

const putAway = storedValue(STORAGE_KEYS.guestRemoval, z.string().nullable(), null);

/** Tells a returning guest what was to be removed, that it is kept, and how to keep it for good. */
export function RemovalNotice({ removal }: { removal: NonNullable<AuthUser['calledOffRemoval']> }) {
  const [read, setRead] = useState(putAway.read);
  const { plannedFor, unusedSince } = removal;
  if (read === plannedFor) return null;

  function close(): void {
    putAway.write(plannedFor);
    setRead(plannedFor);
  }

  return (
    <Paper component="section" withBorder className={classes.offer} mb="md" aria-label={removalCopy.title}>
      <IconHistory size={24} stroke={ICON_STROKE} aria-hidden className={classes.icon} />
      <div className={classes.text} role="status">
        <Text fw={600}>{removalCopy.title}</Text>
        <Text size="sm" c="dimmed">
          {removalCopy.text(formatDay(plannedFor), formatDay(unusedSince))}
        </Text>
      </div>
      <Group gap="xs" className={classes.actions}>
        <GoogleButton />
        <Button variant="subtle" onClick={close}>
          {removalCopy.close}
        </Button>
      </Group>
    </Paper>
  );
}
