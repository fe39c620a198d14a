import { type ImageId, MAX_BATCH_IMAGES, type ProjectDetail } from '@home-design/contract';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconFolderSymlink, IconTrash, IconWand } from '@tabler/icons-react';
import { moveCopy } from '../../core/move-photos/move-copy.ts';
import { selectImages } from '../../core/store/client-store.ts';
import { useExport } from '../../core/zip/use-export.ts';
import type { ZipDialogChoice, ZipSettings } from '../../core/zip/zip-settings.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import classes from './images.module.css';
import { selectionCopy } from './selection-copy.ts';
import { picturesOf } from './shown-pictures.ts';

const BatchDialog = lazyPart(async () => (await import('./batch/batch-dialog.tsx')).BatchDialog, 'dialog');
const DeleteImagesDialog = lazyPart(
  async () => (await import('./delete-images-dialog.tsx')).DeleteImagesDialog,
  'dialog',
);
const MoveImagesDialog = lazyPart(
  async () => (await import('../../core/move-photos/move-images-dialog.tsx')).MoveImagesDialog,
  'dialog',
);

const ZipDialog = lazyPart(async () => (await import('../../core/zip/zip-dialog.tsx')).ZipDialog, 'dialog');

interface SelectionBarProps {
  project: ProjectDetail;
  /** Selected images of this project, in the order of the page. */
  selected: readonly ImageId[];
  onEnd: () => void;
}

/** Actions on the selected photos; the bar sticks to the bottom of the window. */
export function SelectionBar({ project, selected, onEnd }: SelectionBarProps) {
  const [isEditing, editing] = useDisclosure(false);
  const [isRemoving, removing] = useDisclosure(false);
  const [isMoving, moving] = useDisclosure(false);
  const [isDownloading, downloading] = useDisclosure(false);
  const exporting = useExport(project.title);
  const isAll = selected.length === project.images.length;
  const isNone = selected.length === 0;
  const isTooMany = selected.length > MAX_BATCH_IMAGES;

  function download(settings: ZipSettings, { contents, label, originals }: ZipDialogChoice): void {
    if (isAll) {
      exporting.mutate({ ...settings, project: project.id, pictures: contents, label, originals });
      return;
    }
    const isSelected = new Set(selected);
    const images = project.images.filter(({ id }) => isSelected.has(id));
    const version_ids = images.flatMap((image) => picturesOf(image, contents)).map(({ id }) => id);
    exporting.mutate({ ...settings, project: project.id, version_ids, label, originals });
  }

  return (
    <section className={classes.selectionBar} aria-label={selectionCopy.selection}>
      <Group gap="xs">
        <Text fw={550} role="status">
          {selectionCopy.selectedCount(selected.length)}
          {isTooMany && ` · ${selectionCopy.mostAtOnce(MAX_BATCH_IMAGES)}`}
        </Text>
        <Button
          variant="subtle"
          px="sm"
          onClick={() => selectImages(isAll ? [] : project.images.map(({ id }) => id))}
        >
          {isAll ? selectionCopy.selectNone : selectionCopy.selectAll}
        </Button>
      </Group>
      <Group gap="xs">
        <ActionIcon
          variant="default"
          disabled={isNone}
          loading={exporting.isPending}
          aria-label={selectionCopy.downloadPhotos}
          title={selectionCopy.downloadPhotos}
          onClick={downloading.open}
        >
          <IconDownload size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          disabled={isNone}
          aria-label={moveCopy.movePhotos}
          title={moveCopy.movePhotos}
          onClick={moving.open}
        >
          <IconFolderSymlink size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          disabled={isNone}
          aria-label={selectionCopy.deletePhotos}
          title={selectionCopy.deletePhotos}
          onClick={removing.open}
        >
          <IconTrash size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <Button
          disabled={isNone || isTooMany}
          leftSection={<IconWand size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={editing.open}
        >
          {selectionCopy.editSelected(selected.length)}
        </Button>
      </Group>
      <OnDemand wanted={isDownloading}>
        <ZipDialog
          opened={isDownloading}
          onClose={downloading.close}
          title={selectionCopy.downloadPhotosTitle(selected.length)}
          choosesContents
          onDownload={download}
        />
      </OnDemand>
      <OnDemand wanted={isEditing}>
        <BatchDialog
          projectId={project.id}
          imageIds={selected}
          opened={isEditing}
          onClose={(hasStarted) => {
            editing.close();
            if (hasStarted) onEnd();
          }}
        />
      </OnDemand>
      <OnDemand wanted={isMoving}>
        <MoveImagesDialog
          imageIds={selected}
          from={project.id}
          opened={isMoving}
          onClose={(isDone) => {
            moving.close();
            if (isDone) onEnd();
          }}
        />
      </OnDemand>
      <OnDemand wanted={isRemoving}>
        <DeleteImagesDialog
          imageIds={selected}
          opened={isRemoving}
          onClose={(isDone) => {
            removing.close();
            if (isDone) onEnd();
          }}
        />
      </OnDemand>
    </section>
  );
}
