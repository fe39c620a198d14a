import { type ProjectDetail, projectRoutes } from '@home-design/contract';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { PROJECTS_KEY, projectQuery } from '../../core/store/queries.ts';
import { call } from '../../lib/api-client.ts';
import { messageOf } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toasts.ts';
import { copy } from './copy.ts';
import classes from './projects.module.css';

interface DeleteProjectDialogProps {
  project: ProjectDetail;
  opened: boolean;
  onClose: () => void;
}

/** Asks once, naming what goes, and then deletes the project. */
export function DeleteProjectDialog({ project, opened, onClose }: DeleteProjectDialogProps) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => call(projectRoutes.remove, { params: { projectId: project.id } }),
    onSuccess: async () => {
      toast.success(copy.removed);
      await navigate(paths.projects());
      queries.removeQueries({ queryKey: projectQuery(project.id).queryKey });
      await queries.invalidateQueries({ queryKey: PROJECTS_KEY });
    },
    onError: (error) => toast.error(copy.removeFailed, messageOf(error, copy.removeFailed)),
  });

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.removeTitle(project.title)} closeLabel={copy.close}>
      <Text>{copy.removeText(project.images.length)}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" className={classes.touch} data-autofocus onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button
          color="red"
          className={classes.touch}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {copy.removeConfirm}
        </Button>
      </Group>
    </Dialog>
  );
}
