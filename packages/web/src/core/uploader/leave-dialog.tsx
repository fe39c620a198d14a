import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { copy } from './copy.ts';
import type { LeaveWarning } from './use-leave-warning.ts';

/** Asks whether to leave while photos are being uploaded. */
export function LeaveDialog({ warning }: { warning: LeaveWarning }) {
  return (
    <Dialog opened={warning.isAsking} onClose={warning.stay} title={copy.leaveTitle} closeLabel={copy.close}>
      <Text>{copy.leaveText}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={warning.leave}>
          {copy.leave}
        </Button>
        <Button data-autofocus onClick={warning.stay}>
          {copy.leaveStay}
        </Button>
      </Group>
    </Dialog>
  );
}
