import { type ImageId, MAX_PAGE_SIZE, type Project, type ProjectId } from '@home-design/contract';
import { Button, Group, Radio, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { toast } from '../../ui/toasts/toasts.ts';
import { projectsQuery } from '../store/queries.ts';
import { useOperations } from '../store/use-operations.ts';
import { moveCopy as copy } from './move-copy.ts';
import classes from './move-photos.module.css';

/** The search runs after this long without typing. */
const PAUSE_MS = 300;

interface MoveImagesDialogProps {
  imageIds: readonly ImageId[];
  /** The project of the photos. */
  from: ProjectId;
  opened: boolean;
  onClose: (isDone: boolean) => void;
}

/** Chooses the project that the photos are moved to. */
export function MoveImagesDialog({ imageIds, from, opened, onClose }: MoveImagesDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ProjectId | null>(null);
  const [looked] = useDebouncedValue(search.trim(), PAUSE_MS);
  const projects = useQuery({
    ...projectsQuery({ page_size: MAX_PAGE_SIZE, search: looked }),
    enabled: opened,
  });
  const offered = (projects.data?.results ?? []).filter(({ id }) => id !== from);
  const target = offered.find(({ id }) => id === chosen);
  const move = useMove(imageIds, from, onClose);
  const cancel = () => onClose(false);

  return (
    <Dialog opened={opened} onClose={cancel} title={copy.title(imageIds.length)} closeLabel={copy.close}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        <TextInput
          type="search"
          size="md"
          aria-label={copy.search}
          placeholder={copy.search}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        {projects.isPending && <Skeleton height={120} aria-label={copy.loading} />}
        {projects.isLoadingError && (
          <div role="alert">
            <Text mb="sm">{copy.failed}</Text>
            <Button variant="default" onClick={() => void projects.refetch()}>
              {copy.tryAgain}
            </Button>
          </div>
        )}
        {projects.data && offered.length === 0 && <Text c="dimmed">{copy.none}</Text>}
        {offered.length > 0 && (
          <Radio.Group
            aria-label={copy.project}
            value={chosen ?? ''}
            onChange={(id) => setChosen(id as ProjectId)}
          >
            <div className={classes.projects}>
              {offered.map((project) => (
                <Radio
                  key={project.id}
                  classNames={{ body: classes.choice ?? '', labelWrapper: classes.words ?? '' }}
                  value={project.id}
                  label={project.title}
                  description={project.address || undefined}
                />
              ))}
            </div>
          </Radio.Group>
        )}
      </Stack>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={cancel}>
          {copy.cancel}
        </Button>
        <Button
          disabled={target === undefined}
          loading={move.isPending}
          onClick={() => target && move.mutate(target)}
        >
          {copy.confirm}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The moved photos and their former project. */
interface Moved {
  ids: ImageId[];
  project: ProjectId;
  /** All photos of that project, in their order. */
  order: ImageId[];
}

/** Moves the photos, says so, and offers Undo: back to the former project, in the former order. */
function useMove(imageIds: readonly ImageId[], from: ProjectId, onClose: (isDone: boolean) => void) {
  const { images } = useOperations();
  const back = useMutation({
    // Undo keeps its own photos, as the dialog may have others by then.
    async mutationFn({ ids, project, order }: Moved) {
      await images.move(ids, project);
      await images.arrange(project, { image_ids: order });
    },
    onSuccess: () => toast.success(copy.movedBack),
    onError: (error, asked) =>
      toast.failed(copy.moveFailed, error, messageOf(error, copy.moveFailed), () => back.mutate(asked)),
  });
  const move = useMutation({
    async mutationFn({ id }: Project) {
      const order = (await images.listByProject(from)).map((image) => image.id);
      await images.move(imageIds, id);
      return { ids: [...imageIds], project: from, order };
    },
    onSuccess(moved: Moved, { title }) {
      toast.undo(copy.moved(moved.ids.length, title), copy.undo, () => back.mutate(moved));
      onClose(true);
    },
    onError: (error, asked) =>
      toast.failed(copy.moveFailed, error, messageOf(error, copy.moveFailed), () => move.mutate(asked)),
  });
  return move;
}
