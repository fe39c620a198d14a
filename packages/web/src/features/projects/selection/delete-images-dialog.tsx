import type { ImageId } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useOperations } from '../../../core/store/use-operations.ts';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';

interface DeleteImagesDialogProps {
  imageIds: readonly ImageId[];
  opened: boolean;
  onClose: (isDone: boolean) => void;
}

/** Asks once, naming what is deleted, and then deletes the photos. */
export function DeleteImagesDialog({ imageIds, opened, onClose }: DeleteImagesDialogProps) {
  const { images } = useOperations();
  const remove = useMutation({
    async mutationFn() {
      for (const id of imageIds) await images.remove(id).catch(unlessGone);
    },
    onSuccess() {
      toast.undo(dialogCopy.imagesRemoved(imageIds.length), dialogCopy.undo, () => restore.mutate(imageIds));
      onClose(true);
    },
    onError: (error, asked) =>
      toast.failed(
        dialogCopy.imagesRemoveFailed,
        error,
        messageOf(error, dialogCopy.imagesRemoveFailed),
        () => remove.mutate(asked),
      ),
  });
  const restore = useMutation({
    async mutationFn(ids: readonly ImageId[]) {
      for (const id of ids) await images.restore(id);
    },
    onSuccess: (_answer, ids) => toast.success(dialogCopy.imagesRestored(ids.length)),
    onError: (error, asked) =>
      toast.failed(
        dialogCopy.imagesRestoreFailed,
        error,
        messageOf(error, dialogCopy.imagesRestoreFailed),
        () => restore.mutate(asked),
      ),
  });
  const cancel = () => onClose(false);

  return (
    <Dialog
      opened={opened}
      onClose={cancel}
      title={dialogCopy.removeImagesTitle(imageIds.length)}
      closeLabel={copy.close}
    >
      <Text>{dialogCopy.removeImagesText}</Text>
      <RemovalButtons
        cancel={dialogCopy.cancel}
        confirm={dialogCopy.removeConfirm}
        isRemoving={remove.isPending}
        onCancel={cancel}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}

/** A 404 means that an earlier call deleted the photo and its answer was lost; the others must still be deleted. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
