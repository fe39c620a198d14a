import type { Board } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import classes from '../boards.module.css';
import { LinkCards } from '../links/link-cards.tsx';
import type { PictureDialogProps } from './add-to-board-dialog.tsx';
import { BoardChoice } from './board-choice.tsx';
import { onePictureCopy as copy } from './one-picture-copy.ts';

/** Shares a picture: the user chooses or makes a board for it, and then links to the board. */
export function SharePictureDialog({ opened, onClose, ...picture }: PictureDialogProps) {
  const [board, setBoard] = useState<Board | null>(null);
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.shareTitle} closeLabel={copy.close} size="lg">
      <div className={classes.page}>
        <Text c="dimmed" role="status">
          {board === null ? copy.shareText : copy.linksTitle(board.name)}
        </Text>
        {board === null ? (
          <BoardChoice {...picture} isWanted={opened} onAdded={setBoard} />
        ) : (
          <LinkCards boardId={board.id} />
        )}
      </div>
    </Dialog>
  );
}
