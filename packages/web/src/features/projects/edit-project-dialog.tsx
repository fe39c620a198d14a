import { type ProjectDetail, projectRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { type ProjectFields, ProjectForm } from './project-form.tsx';
import { PROJECTS_KEY, projectQuery } from './queries.ts';

interface EditProjectDialogProps {
  project: ProjectDetail;
  opened: boolean;
  onClose: () => void;
}

/** Changes title, address and notes. */
export function EditProjectDialog({ project, opened, onClose }: EditProjectDialogProps) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (body: ProjectFields) =>
      call(projectRoutes.update, { params: { projectId: project.id }, body }),
    onSuccess: async (saved) => {
      queries.setQueryData(projectQuery(project.id).queryKey, saved);
      toast.success(copy.saved);
      onClose();
      await queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) => toast.error(copy.saveFailed, messageOf(error, copy.saveFailed)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.renameTitle} closeLabel={copy.close}>
      <ProjectForm
        initial={{ title: project.title, address: project.address, notes: project.notes }}
        submitLabel={copy.save}
        isSaving={save.isPending}
        onSubmit={save.mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
