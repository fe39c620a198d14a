import type { Image } from '@home-design/contract';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { moveCopy } from '../../../core/move-photos/move-copy.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../images.module.css';

/** Actions on a photo with all its versions. */
export type PhotoAct = 'rename' | 'move' | 'delete';

interface PhotoMenuProps {
  image: Image;
  onAct: (act: PhotoAct, image: Image) => void;
}

/** The menu of a card, with actions on the photo and all its versions. */
export function PhotoMenu({ image, onAct }: PhotoMenuProps) {
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.menu}
          aria-label={copy.photoActions(image.name)}
        >
          <IconDots stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconPencil size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => onAct('rename', image)}
        >
          {copy.renamePhoto}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFolderSymlink size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => onAct('move', image)}
        >
          {moveCopy.movePhotos}
        </Menu.Item>
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={() => onAct('delete', image)}
        >
          {copy.deletePhoto}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
