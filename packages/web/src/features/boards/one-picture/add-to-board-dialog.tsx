import type { ProjectId, Version } from '@home-design/contract';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { BoardChoice } from './board-choice.tsx';
import { onePictureCopy as copy } from './one-picture-copy.ts';

/** The properties of the dialogs about one picture. */
export interface PictureDialogProps {
  project: ProjectId;
  imageName: string;
  version: Version;
  opened: boolean;
  onClose: () => void;
}

/** Puts a picture on a board that the user chooses or makes here. */
export function AddToBoardDialog({ opened, onClose, ...picture }: PictureDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={copy.add} closeLabel={copy.close}>
      <BoardChoice
        {...picture}
        isWanted={opened}
        onAdded={(board) => {
          toast.success(copy.added(board.name));
          onClose();
        }}
      />
    </Dialog>
  );
}
