import { type Image, isFinished, type ProjectId, type VersionId } from '@home-design/contract';
import { Button, Checkbox, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { projectQuery } from '../../../core/store/queries.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { copy } from '../copy.ts';
import classes from './edit-board.module.css';
import { nameOf, type OrderedPicture } from './ordered-picture.ts';

interface AddPicturesDialogProps {
  project: ProjectId;
  /** Pictures that are already on the board. */
  present: readonly OrderedPicture[];
  opened: boolean;
  onAdd: (pictures: OrderedPicture[]) => void;
  onClose: () => void;
}

/** Offers the finished pictures of the project that are not on the board yet. */
export function AddPicturesDialog({ project, present, opened, onAdd, onClose }: AddPicturesDialogProps) {
  const query = useQuery({ ...projectQuery(project), enabled: opened });
  const [chosen, setChosen] = useState<ReadonlySet<VersionId>>(new Set());
  const offered = picturesOf(query.data?.images ?? []).filter(
    ({ id }) => !present.some((picture) => picture.id === id),
  );
  const added = offered.filter(({ id }) => chosen.has(id));

  function toggle(id: VersionId): void {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  function add(): void {
    onAdd(added);
    setChosen(new Set());
    onClose();
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.addTitle} closeLabel={copy.close} size="xl">
      {query.isPending && <Skeleton height={160} aria-label={copy.addLoading} />}
      {query.isError && query.data === undefined && (
        <div role="alert">
          <Text mb="sm">{copy.addFailed}</Text>
          <Button variant="default" onClick={() => void query.refetch()}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
      {query.data && offered.length === 0 && <Text c="dimmed">{copy.addEmpty}</Text>}
      <ul className={classes.offered}>
        {offered.map((picture) => (
          <li key={picture.id}>
            <Checkbox.Card
              className={classes.choice}
              checked={chosen.has(picture.id)}
              onClick={() => toggle(picture.id)}
              aria-label={copy.select(picture.image_name, picture.label)}
            >
              <Photo className={classes.photo} picture={picture} alt="" sizes="200px" detail="thumbnail" />
              <span className={classes.choiceText}>
                <Checkbox.Indicator />
                <Text component="span" size="sm" truncate title={nameOf(picture)}>
                  {picture.label}
                </Text>
              </span>
            </Checkbox.Card>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button disabled={added.length === 0} onClick={add}>
          {copy.addConfirm(added.length)}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The finished versions of images, image by image. */
function picturesOf(images: readonly Image[]): OrderedPicture[] {
  return images.flatMap(({ name, versions }) =>
    versions.filter(isFinished).map((version) => ({ ...version, image_name: name })),
  );
}
