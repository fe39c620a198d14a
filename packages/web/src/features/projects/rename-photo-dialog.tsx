import { type Image, MAX_TITLE_LENGTH } from '@home-design/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { imageOperations } from '../../core/store/operations/image-operations.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { useDraft } from '../../ui/use-draft.ts';
import { copy } from './copy.ts';
import { dialogCopy } from './dialog-copy.ts';
import classes from './images.module.css';

interface RenamePhotoDialogProps {
  image: Image;
  opened: boolean;
  onClose: () => void;
}

/** Gives a photo another name; its versions are named after it, its file is the same. */
export function RenamePhotoDialog({ image, opened, onClose }: RenamePhotoDialogProps) {
  const images = imageOperations(useQueryClient());
  const [name, setName] = useDraft(`photo-name-${image.id}`, image.name);
  const rename = useMutation({
    mutationFn: () => images.rename(image.id, name.trim()),
    onSuccess() {
      toast.success(dialogCopy.photoRenamed);
      onClose();
    },
    // Twice is the same as once.
    onError: (error) =>
      toast.failed(dialogCopy.photoRenameFailed, error, messageOf(error, dialogCopy.photoRenameFailed), () =>
        rename.mutate(),
      ),
  });
  const isBlank = name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBlank && !rename.isPending) rename.mutate();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.renamePhoto} closeLabel={copy.close}>
      <form onSubmit={submit}>
        <TextInput
          label={dialogCopy.photoName}
          size="md"
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" className={classes.touch} onClick={onClose}>
            {dialogCopy.cancel}
          </Button>
          <Button type="submit" className={classes.touch} disabled={isBlank} loading={rename.isPending}>
            {dialogCopy.renamePhotoConfirm}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
