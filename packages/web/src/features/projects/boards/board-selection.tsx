import type { Image, ProjectDetail, VersionId } from '@home-design/contract';
import { Button, Checkbox, Group, Switch, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { pictureOfImage } from '../../../core/photo/picture.ts';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import { GrowingGrid } from '../growing-grid.tsx';
import images from '../images.module.css';
import projects from '../projects.module.css';
import { selectionCopy } from '../selection/selection-copy.ts';
import { finishedVersions, type ShownPicture } from '../shown-pictures.ts';
import classes from './board-selection.module.css';
import type { ProjectBoardsParts } from './project-boards-parts.ts';

interface BoardSelectionProps {
  project: ProjectDetail;
  CreateDialog: ProjectBoardsParts['CreateDialog'];
  /** Gets whether a board was made. */
  onEnd: (isCreated: boolean) => void;
}

/** An image without a finished picture is also shown, and says so when it is chosen. */
type Offered = ShownPicture | { image: Image; version: null };

/** Chooses pictures of a project for a board. */
export function BoardSelection({ project, CreateDialog, onEnd }: BoardSelectionProps) {
  const [chosen, setChosen] = useState<ReadonlySet<VersionId>>(new Set());
  const [isCreating, creating] = useDisclosure(false);
  const offered = project.images.flatMap(offeredOf);
  const pictures = offered.filter(isPicture).filter(({ version }) => chosen.has(version.id));

  function toggle({ version }: Offered): void {
    if (version === null) {
      toast.error(selectionCopy.noVersionsTitle, selectionCopy.noVersionsText);
      return;
    }
    const next = new Set(chosen);
    if (!next.delete(version.id)) next.add(version.id);
    setChosen(next);
  }

  const edited = offered.filter(isPicture).filter(({ version }) => version.kind !== 'original');
  const isAllEdited = edited.every(({ version }) => chosen.has(version.id));

  function toggleEdited(): void {
    const ids = edited.map(({ version }) => version.id);
    const others = [...chosen].filter((id) => !ids.includes(id));
    setChosen(new Set(isAllEdited ? others : [...others, ...ids]));
  }

  function create(): void {
    if (pictures.length === 0) toast.error(selectionCopy.noneSelectedTitle, selectionCopy.noneSelectedText);
    else creating.open();
  }

  return (
    <section aria-labelledby="board-selection">
      <div className={images.toolbar}>
        <Title order={2} size="h4" id="board-selection">
          {selectionCopy.choosePictures}
        </Title>
        <Switch className={images.grouping} label={copy.groupByOriginal} checked={false} disabled readOnly />
      </div>
      <GrowingGrid
        items={offered}
        mark="board"
        keyOf={({ image, version }) => version?.id ?? image.id}
        label={selectionCopy.choosePictures}
      >
        {(picture) => (
          <Choice
            picture={picture}
            isChosen={picture.version !== null && chosen.has(picture.version.id)}
            onToggle={() => toggle(picture)}
          />
        )}
      </GrowingGrid>
      <section className={images.selectionBar} aria-label={selectionCopy.selection}>
        <Group gap="xs">
          <Text fw={550} role="status">
            {selectionCopy.picturesSelected(pictures.length)}
          </Text>
          {edited.length > 1 && (
            <Button variant="subtle" px="sm" onClick={toggleEdited}>
              {isAllEdited ? selectionCopy.selectNoEdited : selectionCopy.selectAllEdited(edited.length)}
            </Button>
          )}
        </Group>
        <Button onClick={create}>{selectionCopy.createBoard(pictures.length)}</Button>
      </section>
      <OnDemand wanted={isCreating}>
        <CreateDialog
          projectId={project.id}
          pictures={pictures}
          opened={isCreating}
          onClose={(isCreated) => {
            creating.close();
            if (isCreated) onEnd(true);
          }}
        />
      </OnDemand>
    </section>
  );
}

interface ChoiceProps {
  picture: Offered;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ picture: { image, version }, isChosen, onToggle }: ChoiceProps) {
  const label = version?.label ?? selectionCopy.noFinishedVersion;
  return (
    <Checkbox.Card
      className={classes.choice}
      checked={isChosen}
      onClick={onToggle}
      aria-label={selectionCopy.selectPicture(image.name, label)}
    >
      <Photo
        className={projects.cover}
        picture={version ?? pictureOfImage(image)}
        alt=""
        sizes="(max-width: 36em) 100vw, 320px"
        detail="thumbnail"
      />
      <span className={classes.text}>
        <Checkbox.Indicator size="md" />
        <span className={classes.names}>
          <Text component="span" fw={550} truncate title={image.name}>
            {image.name}
          </Text>
          <Text component="span" size="xs" c="dimmed" truncate title={label}>
            {label}
          </Text>
        </span>
      </span>
    </Checkbox.Card>
  );
}

function offeredOf(image: Image): Offered[] {
  const versions = finishedVersions(image);
  return versions.length === 0 ? [{ image, version: null }] : versions.map((version) => ({ image, version }));
}

const isPicture = (offered: Offered): offered is ShownPicture => offered.version !== null;
