import type { BoardId, ShareLink } from '@home-design/contract';
import { Text } from '@mantine/core';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../../ui/dialog/removal-buttons.tsx';
import { useRevokeLink } from './board-links.ts';
import { linkCopy } from './link-copy.ts';

interface RevokeDialogProps {
  boardId: BoardId;
  link: ShareLink;
  /** Distinguishes the link from the others of the board. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** Asks once before a link is revoked for good. */
export function RevokeDialog({ boardId, link, name, opened, onClose }: RevokeDialogProps) {
  const revoke = useRevokeLink(boardId, link);
  const title = linkCopy.revokeTitle(name);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={linkCopy.close}>
      <Text>{linkCopy.revokeText}</Text>
      <RemovalButtons
        cancel={linkCopy.cancel}
        confirm={linkCopy.revokeConfirm}
        isRemoving={revoke.isPending}
        onCancel={onClose}
        onConfirm={() => revoke.mutate(undefined, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
