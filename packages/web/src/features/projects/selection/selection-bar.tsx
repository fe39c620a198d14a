import { type ImageId, MAX_BATCH_IMAGES, type ProjectDetail } from '@home-design/contract';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconDownload, IconFolderSymlink, IconTrash, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { moveCopy } from '../../../core/move-photos/move-copy.ts';
import { selectImages } from '../../../core/store/client-store.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import classes from '../images.module.css';
import { selectionCopy } from './selection-copy.ts';
import { type SelectionAct, SelectionDialogs } from './selection-dialogs.tsx';
import { useDownloadSelected } from './use-download-selected.ts';

interface SelectionBarProps {
  project: ProjectDetail;
  /** Selected images of this project, in the order of the page. */
  selected: readonly ImageId[];
  onEnd: () => void;
}

/** Actions on the selected photos; the bar sticks to the bottom of the window. */
export function SelectionBar({ project, selected, onEnd }: SelectionBarProps) {
  const [asks, setAsks] = useState<SelectionAct | null>(null);
  const { download, isDownloading } = useDownloadSelected(project, selected);
  const isAll = selected.length === project.images.length;
  const isNone = selected.length === 0;
  const isTooMany = selected.length > MAX_BATCH_IMAGES;

  return (
    <section data-foot-bar className={classes.selectionBar} aria-label={selectionCopy.selection}>
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
          loading={isDownloading}
          aria-label={selectionCopy.downloadPhotos}
          title={selectionCopy.downloadPhotos}
          onClick={() => setAsks('download')}
        >
          <IconDownload size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          disabled={isNone}
          aria-label={moveCopy.movePhotos}
          title={moveCopy.movePhotos}
          onClick={() => setAsks('move')}
        >
          <IconFolderSymlink size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          disabled={isNone}
          aria-label={selectionCopy.deletePhotos}
          title={selectionCopy.deletePhotos}
          onClick={() => setAsks('delete')}
        >
          <IconTrash size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <Button
          disabled={isNone || isTooMany}
          leftSection={<IconWand size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => setAsks('edit')}
        >
          {selectionCopy.editSelected(selected.length)}
        </Button>
      </Group>
      <SelectionDialogs
        projectId={project.id}
        selected={selected}
        asks={asks}
        onDownload={download}
        onClose={() => setAsks(null)}
        onEnd={onEnd}
      />
    </section>
  );
}
