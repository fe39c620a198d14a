import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Text } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { Photo } from '../../../core/photo/photo.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from './edit-board.module.css';
import { nameOf, type OrderedPicture } from './ordered-picture.ts';

interface SortablePictureProps {
  picture: OrderedPicture;
  onTakeOff: () => void;
}

/** A picture with a handle to move it by. */
export function SortablePicture({ picture, onTakeOff }: SortablePictureProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: picture.id });
  const name = nameOf(picture);

  return (
    <li
      ref={setNodeRef}
      className={classes.picture}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform) ?? '', transition: transition ?? '' }}
    >
      <Photo className={classes.photo} picture={picture} alt="" sizes="240px" detail="thumbnail" />
      <div className={classes.bar}>
        <ActionIcon
          ref={setActivatorNodeRef}
          variant="subtle"
          color="gray"
          size={44}
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={copy.handle(name)}
        >
          <IconGripVertical size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
        <Text size="sm" truncate title={name}>
          {picture.label}
        </Text>
        <ActionIcon
          variant="subtle"
          color="red"
          size={44}
          aria-label={copy.takeOff(name)}
          onClick={onTakeOff}
        >
          <IconX size={20} stroke={ICON_STROKE} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
