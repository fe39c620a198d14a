import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { MAX_BOARD_CAPTION_LENGTH } from '@home-design/contract';
import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconGripVertical, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { Photo } from '../../../core/photo/photo.tsx';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import type { DraftPicture, DraftSection } from './board-draft.ts';
import classes from './edit-board.module.css';
import { nameOf } from './ordered-picture.ts';
import { sectionsCopy } from './sections-copy.ts';
import { nameOfSection } from './sortable-section.tsx';

interface SortablePictureProps {
  picture: DraftPicture;
  sections: readonly DraftSection[];
  isCover: boolean;
  /** Null: in no section. */
  onSection: (key: string | null) => void;
  onCaption: (caption: string) => void;
  onCover: (isCover: boolean) => void;
  onTakeOff: () => void;
}

const icon = { size: 20, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** A picture with a handle to move it by, and its fields. */
export function SortablePicture({
  picture,
  sections,
  isCover,
  onSection,
  onCaption,
  onCover,
  onTakeOff,
}: SortablePictureProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: picture.id });
  const name = nameOf(picture);
  const Star = isCover ? IconStarFilled : IconStar;

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
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={copy.handle(name)}
        >
          <IconGripVertical {...icon} />
        </ActionIcon>
        <span />
        <ActionIcon
          variant="subtle"
          color={isCover ? 'forest' : 'gray'}
          aria-label={sectionsCopy.coverOf(name)}
          aria-pressed={isCover}
          title={sectionsCopy.cover}
          onClick={() => onCover(!isCover)}
        >
          <Star {...icon} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="red" aria-label={copy.takeOff(name)} onClick={onTakeOff}>
          <IconX {...icon} />
        </ActionIcon>
      </div>
      <div className={classes.about}>
        <div>
          <Text size="sm" fw={550} truncate title={picture.label}>
            {picture.label}
          </Text>
          <Text size="xs" c="dimmed" truncate title={picture.image_name}>
            {picture.image_name}
          </Text>
        </div>
        <TextInput
          aria-label={sectionsCopy.captionOf(name)}
          placeholder={sectionsCopy.caption}
          size="md"
          maxLength={MAX_BOARD_CAPTION_LENGTH}
          autoComplete="off"
          value={picture.caption}
          onChange={({ currentTarget }) => onCaption(currentTarget.value)}
        />
        {sections.length > 0 && (
          <NativeSelect
            aria-label={sectionsCopy.sectionOf(name)}
            size="md"
            value={picture.section ?? ''}
            onChange={({ currentTarget }) =>
              onSection(currentTarget.value === '' ? null : currentTarget.value)
            }
            data={[
              ...sections.map((section) => ({ value: section.key, label: nameOfSection(section) })),
              { value: '', label: sectionsCopy.noSection },
            ]}
          />
        )}
      </div>
    </li>
  );
}
