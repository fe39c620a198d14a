import { Alert, Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useOperations } from '../../../core/store/use-operations.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { createRepeatKeys } from '../../../lib/api/repeat-keys.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';
import { type ProjectFields, ProjectForm } from '../project-form.tsx';

const EMPTY: ProjectFields = { title: '', address: '', notes: '' };

const isLimit = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'project_limit_reached';

/** Creates a project and goes to it. At the limit of the plan, it says so and links to the plans. */
export function CreateProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { projects } = useOperations();
  const navigate = useNavigate();
  const [keys] = useState(createRepeatKeys);
  const create = useMutation({
    mutationFn: (body: ProjectFields) => projects.create(body, keys.keyFor(body)),
    onSuccess: async (project) => {
      toast.success(dialogCopy.createdToast);
      keys.succeeded();
      onClose();
      await navigate(paths.project(project.id));
    },
    onError: (error, asked) =>
      toast.failed(dialogCopy.createFailed, error, undefined, () => create.mutate(asked)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={dialogCopy.dialogTitle} closeLabel={copy.close}>
      {isLimit(create.error) && (
        <Alert role="alert" color="red" mb="md" title={dialogCopy.limitTitle}>
          {create.error.detail}{' '}
          <Anchor component={Link} to={paths.plans()} onClick={onClose} underline="always">
            {dialogCopy.seePlans}
          </Anchor>
        </Alert>
      )}
      <ProjectForm
        initial={EMPTY}
        draft="project"
        submitLabel={dialogCopy.create}
        isSaving={create.isPending}
        onSubmit={create.mutate}
        onCancel={onClose}
      />
    </Dialog>
  );
}
