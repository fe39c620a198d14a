import { Group, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';

/** Accepts photos dropped on any part of the page, and shows so while they are dragged over it. */
export function DropAnywhere({ onDrop }: { onDrop: (files: File[]) => void }) {
  return (
    <Dropzone.FullScreen active onDrop={onDrop} className={classes.dropAnywhere}>
      <Group justify="center" gap="sm" className={classes.dropMessage}>
        <IconPhotoPlus size={40} stroke={ICON_STROKE} aria-hidden />
        <Title order={2} size="h3">
          {copy.dropAnywhere}
        </Title>
      </Group>
    </Dropzone.FullScreen>
  );
}
