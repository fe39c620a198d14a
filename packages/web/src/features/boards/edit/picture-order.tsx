import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  pointerWithin,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { VersionId } from '@home-design/contract';
import { useSortAnnouncements } from '../../../ui/sorting/use-sort-announcements.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import { copy } from '../copy.ts';
import { type BoardDraft, groupsOf, inOrder, movedInto, movedTo } from './board-draft.ts';
import { nameOf } from './ordered-picture.ts';
import { PictureGroup, sectionOfPlace } from './picture-group.tsx';

interface PictureOrderProps {
  draft: BoardDraft;
  onChange: (draft: BoardDraft) => void;
}

/** A target under the pointer wins over the nearest one: otherwise an empty section could not be reached. */
const overOrNear: CollisionDetection = (given) => {
  const over = pointerWithin(given);
  const pictures = over.filter(({ id }) => sectionOfPlace(id) === undefined);
  if (pictures.length > 0) return pictures;
  return over.length > 0 ? over : closestCenter(given);
};

/** The pictures of a board section by section. They can be dragged, moved by keys and removed. */
export function PictureOrder({ draft, onChange }: PictureOrderProps) {
  const sensors = useSortSensors(sortableKeyboardCoordinates);
  const pictures = inOrder(draft);
  const placeOf = (id: UniqueIdentifier) => {
    const place = pictures.findIndex((picture) => picture.id === id);
    // The end of a section without pictures.
    return place < 0 ? pictures.length - 1 : place;
  };
  const announcements = useSortAnnouncements(copy.moving, {
    count: pictures.length,
    placeOf,
    nameOf(id) {
      const picture = pictures.find((each) => each.id === id);
      return picture === undefined ? '' : nameOf(picture);
    },
  });

  function put({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    const section = sectionOfPlace(over.id);
    const id = active.id as VersionId;
    onChange(
      section === undefined ? movedTo(draft, id, over.id as VersionId) : movedInto(draft, id, section),
    );
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={overOrNear}
      onDragEnd={put}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: copy.orderHint },
      }}
    >
      {groupsOf(draft).map((group) => (
        <PictureGroup key={group.section?.key ?? ''} group={group} draft={draft} onChange={onChange} />
      ))}
    </DndContext>
  );
}
