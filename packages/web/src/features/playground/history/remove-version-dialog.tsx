import type { Version } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { historyCopy as copy } from './history-copy.ts';

interface RemoveVersionDialogProps {
  version: Version;
  opened: boolean;
  isRemoving: boolean;
  onRemove: () => void;
  onClose: () => void;
}

/** Asks once before a version is removed, naming it. */
export function RemoveVersionDialog(props: RemoveVersionDialogProps) {
  const { version, opened, isRemoving, onRemove, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.removeTitle(version.label)} closeLabel={copy.close}>
      <Text>{copy.removeText}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" data-autofocus onClick={onClose}>
          {copy.keep}
        </Button>
        <Button color="red" loading={isRemoving} onClick={onRemove}>
          {copy.remove}
        </Button>
      </Group>
    </Dialog>
  );
}
