import { type Image, MAX_TITLE_LENGTH } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { imageOperations } from '../../../core/store/operations/image-operations.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { NameForm } from '../../../ui/dialog/name-form.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useDraft } from '../../../ui/use-draft.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';

interface RenamePhotoDialogProps {
  image: Image;
  opened: boolean;
  onClose: () => void;
}

/** Renames a photo. Its versions are named after it, and its file stays the same. */
export function RenamePhotoDialog({ image, opened, onClose }: RenamePhotoDialogProps) {
  const images = imageOperations(useQueryClient());
  const [name, setName] = useDraft(`photo-name-${image.id}`, image.name);
  const rename = useMutation({
    mutationFn: () => images.rename(image.id, name.trim()),
    onSuccess() {
      toast.success(dialogCopy.photoRenamed);
      onClose();
    },
    // Renaming twice to the same name is harmless, so the toast offers Retry.
    onError: (error) =>
      toast.failed(dialogCopy.photoRenameFailed, error, messageOf(error, dialogCopy.photoRenameFailed), () =>
        rename.mutate(),
      ),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.renamePhoto} closeLabel={copy.close}>
      <NameForm
        label={dialogCopy.photoName}
        name={name}
        onName={setName}
        maxLength={MAX_TITLE_LENGTH}
        isSaving={rename.isPending}
        save={dialogCopy.renamePhotoConfirm}
        cancel={dialogCopy.cancel}
        onSave={() => rename.mutate()}
        onCancel={onClose}
      />
    </Dialog>
  );
}
