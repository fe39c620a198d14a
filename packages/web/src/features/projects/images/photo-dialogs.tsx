import type { Image, ProjectId } from '@home-design/contract';
import { useRef } from 'react';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import type { PhotoAct } from './photo-menu.tsx';

const DeleteImagesDialog = lazyPart(
  async () => (await import('../selection/delete-images-dialog.tsx')).DeleteImagesDialog,
  'dialog',
);
const MoveImagesDialog = lazyPart(
  async () => (await import('../../../core/move-photos/move-images-dialog.tsx')).MoveImagesDialog,
  'dialog',
);

const RenamePhotoDialog = lazyPart(
  async () => (await import('./rename-photo-dialog.tsx')).RenamePhotoDialog,
  'dialog',
);

/** The dialog of a photo. */
export interface AskedPhoto {
  act: PhotoAct;
  image: Image;
}

interface PhotoDialogsProps {
  projectId: ProjectId;
  /** Null when no dialog is open. */
  asked: AskedPhoto | null;
  onClose: () => void;
}

/** The dialogs of one photo of a project: rename, move and delete. */
export function PhotoDialogs({ projectId, asked, onClose }: PhotoDialogsProps) {
  // Keeps the photo while its dialog fades out.
  const last = useRef(asked);
  if (asked !== null) last.current = asked;
  const imageIds = last.current === null ? [] : [last.current.image.id];
  return (
    <>
      <OnDemand wanted={asked?.act === 'rename'}>
        {last.current !== null && (
          // The next photo starts with its own name.
          <RenamePhotoDialog
            key={last.current.image.id}
            image={last.current.image}
            opened={asked?.act === 'rename'}
            onClose={onClose}
          />
        )}
      </OnDemand>
      <OnDemand wanted={asked?.act === 'move'}>
        <MoveImagesDialog
          imageIds={imageIds}
          from={projectId}
          opened={asked?.act === 'move'}
          onClose={onClose}
        />
      </OnDemand>
      <OnDemand wanted={asked?.act === 'delete'}>
        <DeleteImagesDialog imageIds={imageIds} opened={asked?.act === 'delete'} onClose={onClose} />
      </OnDemand>
    </>
  );
}
