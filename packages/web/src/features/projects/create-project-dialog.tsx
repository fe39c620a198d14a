import { projectRoutes } from '@home-design/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { createRepeatKeys } from '../../lib/repeat-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import { type ProjectFields, ProjectForm } from './project-form.tsx';
import { PROJECTS_KEY, projectQuery } from './queries.ts';

const EMPTY: ProjectFields = { title: '', address: '', notes: '' };

/** Creates a project and goes to it. */
export function CreateProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(createRepeatKeys);
  const create = useMutation({
    mutationFn: (body: ProjectFields) =>
      call(projectRoutes.create, { body, idempotencyKey: keys.keyFor(body) }),
    onSuccess: async (project) => {
      queries.setQueryData(projectQuery(project.id).queryKey, project);
      toast.success(copy.createdToast);
      keys.succeeded();
      onClose();
      await navigate(paths.project(project.id));
      await queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: () => toast.error(copy.createFailed),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.dialogTitle} closeLabel={copy.close}>
      <ProjectForm
        initial={EMPTY}
        submitLabel={copy.create}
        isSaving={create.isPending}
        onSubmit={create.mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
