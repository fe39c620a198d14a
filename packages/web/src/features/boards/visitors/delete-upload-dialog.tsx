import { type ShareUpload, shareReplyRoutes } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { visitorsCopy } from './visitors-copy.ts';

interface DeleteUploadDialogProps {
  upload: ShareUpload;
  opened: boolean;
  onClose: () => void;
}

/** Asks once before a visitor's photo is deleted for good. */
export function DeleteUploadDialog({ upload, opened, onClose }: DeleteUploadDialogProps) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(shareReplyRoutes.remove, { params: { uploadId: upload.id } }),
    onSuccess: () => {
      toast.success(visitorsCopy.removed);
      onClose();
      // Boards, the project and the recent photos may have shown the photo.
      return queries.invalidateQueries();
    },
    onError: (error, asked) =>
      toast.failed(visitorsCopy.photoFailed, error, error.message, () => remove.mutate(asked)),
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={visitorsCopy.removeTitle(upload.image_name)}
      closeLabel={visitorsCopy.close}
    >
      <Text>{visitorsCopy.removeText}</Text>
      <RemovalButtons
        cancel={visitorsCopy.cancel}
        confirm={visitorsCopy.remove}
        isRemoving={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}
