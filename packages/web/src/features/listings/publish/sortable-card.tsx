import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { publishCopy as copy } from './copy.ts';
import classes from './publish.module.css';

interface SortableCardProps {
  id: string;
  name: string;
  isOut: boolean;
  /** The content is not rendered again during a drag. */
  children: ReactNode;
}

/** A photo of the plan with a handle to move it by. */
export function SortableCard({ id, name, isOut, children }: SortableCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={classes.photo}
      data-out={isOut || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) ?? '', transition: transition ?? '' }}
    >
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={copy.handle(name)}
      >
        <IconGripVertical size={20} stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
      {children}
    </li>
  );
}
