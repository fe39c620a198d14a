import {
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
import { useSortAnnouncements } from '../../../ui/sorting/use-sort-announcements.ts';
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
  const ids = pictures.map(({ id }) => id);
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(id as VersionId);
  const announcements = useSortAnnouncements(copy.moving, {
    count: pictures.length,
    placeOf,
    nameOf(id) {
      const picture = pictures[placeOf(id)];
      return picture === undefined ? '' : nameOf(picture);
    },
  });

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
        announcements,
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
