import type { ImageId, ProjectId } from '@home-design/contract';
import type { ZipDialogProps } from '../../../core/zip/zip-dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { selectionCopy } from './selection-copy.ts';

const BatchDialog = lazyPart(async () => (await import('../batch/batch-dialog.tsx')).BatchDialog, 'dialog');
const DeleteImagesDialog = lazyPart(
  async () => (await import('./delete-images-dialog.tsx')).DeleteImagesDialog,
  'dialog',
);
const MoveImagesDialog = lazyPart(
  async () => (await import('../../../core/move-photos/move-images-dialog.tsx')).MoveImagesDialog,
  'dialog',
);

const ZipDialog = lazyPart(
  async () => (await import('../../../core/zip/zip-dialog.tsx')).ZipDialog,
  'dialog',
);

/** An action on the selected photos that a dialog asks about. */
export type SelectionAct = 'download' | 'edit' | 'move' | 'delete';

interface SelectionDialogsProps {
  projectId: ProjectId;
  selected: readonly ImageId[];
  /** The open dialog; null: none. */
  asks: SelectionAct | null;
  onDownload: ZipDialogProps['onDownload'];
  onClose: () => void;
  /** The selection ends, because its photos are gone or under way. */
  onEnd: () => void;
}

/** The dialogs of the bar with actions on the selected photos. */
export function SelectionDialogs(props: SelectionDialogsProps) {
  const { projectId, selected, asks, onDownload, onClose, onEnd } = props;
  return (
    <>
      <OnDemand wanted={asks === 'download'}>
        <ZipDialog
          opened={asks === 'download'}
          onClose={onClose}
          title={selectionCopy.downloadPhotosTitle(selected.length)}
          choosesContents
          onDownload={onDownload}
        />
      </OnDemand>
      <OnDemand wanted={asks === 'edit'}>
        <BatchDialog
          projectId={projectId}
          imageIds={selected}
          opened={asks === 'edit'}
          onClose={(hasStarted) => {
            onClose();
            if (hasStarted) onEnd();
          }}
        />
      </OnDemand>
      <OnDemand wanted={asks === 'move'}>
        <MoveImagesDialog
          imageIds={selected}
          from={projectId}
          opened={asks === 'move'}
          onClose={(isDone) => {
            onClose();
            if (isDone) onEnd();
          }}
        />
      </OnDemand>
      <OnDemand wanted={asks === 'delete'}>
        <DeleteImagesDialog
          imageIds={selected}
          opened={asks === 'delete'}
          onClose={(isDone) => {
            onClose();
            if (isDone) onEnd();
          }}
        />
      </OnDemand>
    </>
  );
}
