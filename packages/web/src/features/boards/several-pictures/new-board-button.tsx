import type { Image, Version } from '@home-design/contract';
import { Button } from '@mantine/core';
import { IconLayoutBoard } from '@tabler/icons-react';
import { useState } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { copy } from '../copy.ts';

const CreateBoardDialog = lazyPart(
  async () => (await import('../wizard/create-board-dialog.tsx')).CreateBoardDialog,
  'dialog',
);

interface NewBoardButtonProps {
  image: Image;
  /** At least one, in the order of the board. */
  versions: readonly Version[];
}

/** Makes a board of versions of one photo. Boards belong to projects, so a photo without one has no button. */
export function NewBoardButton({ image, versions }: NewBoardButtonProps) {
  const [opened, setOpened] = useState(false);
  // A board that is made leaves the dialog at its last step: the next board begins with a new dialog.
  const [round, setRound] = useState(0);
  const [isMade, setIsMade] = useState(false);
  if (image.project === null) return null;

  function open(): void {
    if (isMade) setRound(round + 1);
    setIsMade(false);
    setOpened(true);
  }
  function close(isCreated: boolean): void {
    setOpened(false);
    setIsMade(isCreated);
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLayoutBoard size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={open}
      >
        {copy.newBoard(versions.length)}
      </Button>
      <OnDemand wanted={opened}>
        <CreateBoardDialog
          key={round}
          projectId={image.project}
          pictures={versions.map((version) => ({ image, version }))}
          opened={opened}
          onClose={close}
        />
      </OnDemand>
    </>
  );
}
