import type { BoardId, ShareLink } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { Dialog } from '../../../ui/dialog.tsx';
import { useRevokeLink } from './board-links.ts';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';

interface RevokeDialogProps {
  boardId: BoardId;
  link: ShareLink;
  opened: boolean;
  onClose: () => void;
}

/** Asks once before a link is switched off for good. */
export function RevokeDialog({ boardId, link, opened, onClose }: RevokeDialogProps) {
  const revoke = useRevokeLink(boardId, link);
  const title = linkCopy.revokeTitle(linkCopy.cards[link.permission].title);
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={linkCopy.close}>
      <Text>{linkCopy.revokeText}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" className={classes.touch} data-autofocus onClick={onClose}>
          {linkCopy.cancel}
        </Button>
        <Button
          color="red"
          className={classes.touch}
          loading={revoke.isPending}
          onClick={() => revoke.mutate(undefined, { onSuccess: onClose })}
        >
          {linkCopy.revokeConfirm}
        </Button>
      </Group>
    </Dialog>
  );
}
