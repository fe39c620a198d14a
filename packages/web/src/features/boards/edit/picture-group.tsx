import { type UniqueIdentifier, useDroppable } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import {
  type BoardDraft,
  movedInto,
  type PictureGroup as PicturesTogether,
  withoutPicture,
  withPicture,
} from './board-draft.ts';
import classes from './edit-board.module.css';
import { sectionsCopy } from './sections-copy.ts';
import { SortablePicture } from './sortable-picture.tsx';
import { nameOfSection } from './sortable-section.tsx';

const PLACE = 'section ';

/** The section of a drop place that is not a picture; null: none. */
export function sectionOfPlace(id: UniqueIdentifier): string | null | undefined {
  const place = String(id);
  if (!place.startsWith(PLACE)) return undefined;
  return place === PLACE ? null : place.slice(PLACE.length);
}

interface PictureGroupProps {
  group: PicturesTogether;
  draft: BoardDraft;
  onChange: (draft: BoardDraft) => void;
}

/** The pictures of one section, or those in none. */
export function PictureGroup({ group: { section, pictures }, draft, onChange }: PictureGroupProps) {
  // A group with pictures is reached by their places.
  const { setNodeRef, isOver } = useDroppable({
    id: `${PLACE}${section?.key ?? ''}`,
    disabled: pictures.length > 0,
  });
  const heading = useId();
  const hasSections = draft.sections.length > 0;
  if (section === null && pictures.length === 0) return null;

  return (
    <div ref={setNodeRef} className={classes.group} data-over={isOver || undefined}>
      {hasSections && (
        <Title order={3} size="h5" id={heading}>
          {section === null ? sectionsCopy.noSection : nameOfSection(section)}
        </Title>
      )}
      {pictures.length === 0 && (
        <Text size="sm" c="dimmed">
          {sectionsCopy.emptySection}
        </Text>
      )}
      <SortableContext items={pictures.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={classes.pictures} aria-labelledby={hasSections ? heading : 'board-order'}>
          {pictures.map((picture) => (
            <SortablePicture
              key={picture.id}
              picture={picture}
              sections={draft.sections}
              isCover={draft.cover === picture.id}
              onSection={(key) => onChange(movedInto(draft, picture.id, key))}
              onCaption={(caption) => onChange(withPicture(draft, picture.id, { caption }))}
              onCover={(isCover) => onChange({ ...draft, cover: isCover ? picture.id : null })}
              onTakeOff={() => onChange(withoutPicture(draft, picture.id))}
            />
          ))}
        </ul>
      </SortableContext>
    </div>
  );
}
