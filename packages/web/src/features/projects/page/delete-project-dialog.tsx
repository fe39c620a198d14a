import type { ProjectDetail } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOperations } from '../../../core/store/use-operations.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../../ui/dialog/removal-buttons.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';

interface DeleteProjectDialogProps {
  project: ProjectDetail;
  opened: boolean;
  onClose: () => void;
}

/** Asks once, naming what is deleted, and then deletes the project. */
export function DeleteProjectDialog({ project, opened, onClose }: DeleteProjectDialogProps) {
  const { projects } = useOperations();
  const navigate = useNavigate();
  const restore = useMutation({
    mutationFn: () => projects.restore(project.id),
    onSuccess: () => toast.success(dialogCopy.restored),
    onError: (error, asked) =>
      toast.failed(dialogCopy.restoreFailed, error, messageOf(error, dialogCopy.restoreFailed), () =>
        restore.mutate(asked),
      ),
  });
  const remove = useMutation({
    async mutationFn() {
      await projects.remove(project.id);
      await navigate(paths.projects());
    },
    onSuccess: () => toast.undo(dialogCopy.removed, dialogCopy.undo, () => restore.mutate()),
    onError: (error, asked) =>
      toast.failed(dialogCopy.removeFailed, error, messageOf(error, dialogCopy.removeFailed), () =>
        remove.mutate(asked),
      ),
  });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={dialogCopy.removeTitle(project.title)}
      closeLabel={copy.close}
    >
      <Text>{dialogCopy.removeText(project.images.length)}</Text>
      <RemovalButtons
        cancel={dialogCopy.cancel}
        confirm={dialogCopy.removeConfirm}
        isRemoving={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}
