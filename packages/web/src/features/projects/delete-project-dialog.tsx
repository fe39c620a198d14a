import type { ProjectDetail } from '@home-design/contract';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useOperations } from '../../core/store/use-operations.ts';
import { messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RemovalButtons } from '../../ui/removal-buttons.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';

interface DeleteProjectDialogProps {
  project: ProjectDetail;
  opened: boolean;
  onClose: () => void;
}

/** Asks once, naming what goes, and then deletes the project. */
export function DeleteProjectDialog({ project, opened, onClose }: DeleteProjectDialogProps) {
  const { projects } = useOperations();
  const navigate = useNavigate();
  const restore = useMutation({
    mutationFn: () => projects.restore(project.id),
    onSuccess: () => toast.success(copy.restored),
    onError: (error, asked) =>
      toast.failed(copy.restoreFailed, error, messageOf(error, copy.restoreFailed), () =>
        restore.mutate(asked),
      ),
  });
  const remove = useMutation({
    async mutationFn() {
      await projects.remove(project.id);
      await navigate(paths.projects());
    },
    onSuccess: () => toast.undo(copy.removed, copy.undo, () => restore.mutate()),
    onError: (error, asked) =>
      toast.failed(copy.removeFailed, error, messageOf(error, copy.removeFailed), () => remove.mutate(asked)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.removeTitle(project.title)} closeLabel={copy.close}>
      <Text>{copy.removeText(project.images.length)}</Text>
      <RemovalButtons
        cancel={copy.cancel}
        confirm={copy.removeConfirm}
        isRemoving={remove.isPending}
        onCancel={onClose}
        onConfirm={() => remove.mutate()}
      />
    </Dialog>
  );
}
