import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import type { VersionId } from '@home-design/contract';
import { type RefObject, useRef } from 'react';
import { copy } from '../copy.ts';
import classes from './edit-board.module.css';
import { nameOf, type OrderedPicture } from './ordered-picture.ts';
import { SortablePicture } from './sortable-picture.tsx';

interface PictureOrderProps {
  pictures: readonly OrderedPicture[];
  onChange: (pictures: readonly OrderedPicture[]) => void;
}

/** A pointer has to move this far before a press is a drag, in CSS pixels. */
const DRAG_FROM = 6;

/** The pictures of a board in their order, changed by dragging or by keys; each can be taken off. */
export function PictureOrder({ pictures, onChange }: PictureOrderProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  /** The place that was spoken of last, by the picture that has it. */
  const saidLast = useRef<UniqueIdentifier | null>(null);
  const ids = pictures.map(({ id }) => id);
  const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(id as VersionId);

  function put({ active, over }: DragEndEvent): void {
    if (over && over.id !== active.id)
      onChange(arrayMove([...pictures], placeOf(active.id), placeOf(over.id)));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={put}
      accessibility={{
        announcements: announcementsFor(pictures, placeOf, saidLast),
        screenReaderInstructions: { draggable: copy.orderHint },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ul className={classes.pictures} aria-labelledby="board-order">
          {pictures.map((picture) => (
            <SortablePicture
              key={picture.id}
              picture={picture}
              onTakeOff={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

/** What is said while a picture is moved by keys. */
function announcementsFor(
  pictures: readonly OrderedPicture[],
  placeOf: (id: UniqueIdentifier | undefined) => number,
  saidLast: RefObject<UniqueIdentifier | null>,
): Announcements {
  const called = (id: UniqueIdentifier) => {
    const picture = pictures[placeOf(id)];
    return picture === undefined ? '' : nameOf(picture);
  };
  const place = (id: UniqueIdentifier | undefined) => placeOf(id) + 1;
  return {
    onDragStart: ({ active }) => {
      saidLast.current = active.id;
      return copy.picked(called(active.id));
    },
    // What is picked up is over its own place at once; to say that would cut off how it is moved.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === saidLast.current) return undefined;
      saidLast.current = over.id;
      return copy.movedTo(called(active.id), place(over.id), pictures.length);
    },
    onDragEnd: ({ active, over }) =>
      copy.dropped(called(active.id), place(over?.id ?? active.id), pictures.length),
    onDragCancel: ({ active }) => copy.dragCancelled(called(active.id)),
  };
}
