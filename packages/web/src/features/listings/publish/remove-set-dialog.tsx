import { Text } from '@mantine/core';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../../ui/dialog/removal-buttons.tsx';
import { publishCopy as copy } from './copy.ts';

interface RemoveSetDialogProps {
  opened: boolean;
  isRemoving: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once before a finished set is deleted. */
export function RemoveSetDialog({ opened, isRemoving, onClose, onConfirm }: RemoveSetDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.removeTitle} closeLabel={copy.close}>
      <Text>{copy.removeText}</Text>
      <RemovalButtons
        cancel={copy.keep}
        confirm={copy.removeConfirm}
        isRemoving={isRemoving}
        onCancel={onClose}
        onConfirm={onConfirm}
      />
    </Dialog>
  );
}
