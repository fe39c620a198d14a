import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperations } from '../../core/store/use-operations.ts';
import { paths } from '../../lib/paths.ts';
import { createRepeatKeys } from '../../lib/repeat-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { type ProjectFields, ProjectForm } from './project-form.tsx';

const EMPTY: ProjectFields = { title: '', address: '', notes: '' };

/** Creates a project and goes to it. */
export function CreateProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { projects } = useOperations();
  const navigate = useNavigate();
  const [keys] = useState(createRepeatKeys);
  const create = useMutation({
    mutationFn: (body: ProjectFields) => projects.create(body, keys.keyFor(body)),
    onSuccess: async (project) => {
      toast.success(copy.createdToast);
      keys.succeeded();
      onClose();
      await navigate(paths.project(project.id));
    },
    onError: (error, asked) => toast.failed(copy.createFailed, error, undefined, () => create.mutate(asked)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.dialogTitle} closeLabel={copy.close}>
      <ProjectForm
        initial={EMPTY}
        draft="project"
        submitLabel={copy.create}
        isSaving={create.isPending}
        onSubmit={create.mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
