import type { ProjectDetail } from '@home-design/contract';
import { useMutation } from '@tanstack/react-query';
import { useOperations } from '../../../core/store/use-operations.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';
import { type ProjectFields, ProjectForm } from '../project-form.tsx';

interface EditProjectDialogProps {
  project: ProjectDetail;
  opened: boolean;
  onClose: () => void;
}

/** Changes title, address and notes. */
export function EditProjectDialog({ project, opened, onClose }: EditProjectDialogProps) {
  const { projects } = useOperations();
  const save = useMutation({
    mutationFn: (body: ProjectFields) => projects.update(project.id, body),
    onSuccess: () => {
      toast.success(dialogCopy.saved);
      onClose();
    },
    onError: (error, asked) =>
      toast.failed(copy.saveFailed, error, messageOf(error, copy.saveFailed), () => save.mutate(asked)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={dialogCopy.renameTitle} closeLabel={copy.close}>
      <ProjectForm
        draft={`project-${project.id}`}
        initial={{ title: project.title, address: project.address, notes: project.notes }}
        submitLabel={dialogCopy.save}
        isSaving={save.isPending}
        onSubmit={save.mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
