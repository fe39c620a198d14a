import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { MAX_QUESTION_LENGTH, MAX_TITLE_LENGTH } from '@home-design/contract';
import { ActionIcon, Switch, TextInput } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import type { DraftSection } from './board-draft.ts';
import classes from './edit-board.module.css';
import { sectionsCopy } from './sections-copy.ts';

interface SortableSectionProps {
  section: DraftSection;
  showsProblems: boolean;
  onChange: (change: Partial<DraftSection>) => void;
  onRemove: () => void;
}

const icon = { size: 20, stroke: ICON_STROKE, 'aria-hidden': true } as const;

/** The name of the section in labels and announcements. */
export const nameOfSection = (section: Pick<DraftSection, 'name'> | undefined): string =>
  section === undefined || section.name.trim() === '' ? sectionsCopy.unnamed : section.name;

/** A section with a handle to move it by, its name, and its question to visitors. */
export function SortableSection({ section, showsProblems, onChange, onRemove }: SortableSectionProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: section.key });
  const name = nameOfSection(section);
  const { question } = section;

  return (
    <li
      ref={setNodeRef}
      className={classes.section}
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
        aria-label={sectionsCopy.handle(name)}
      >
        <IconGripVertical {...icon} />
      </ActionIcon>
      <div className={classes.sectionFields}>
        <TextInput
          aria-label={sectionsCopy.name}
          placeholder={sectionsCopy.namePlaceholder}
          size="md"
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          value={section.name}
          error={showsProblems && section.name.trim() === '' ? sectionsCopy.nameMissing : null}
          onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
        />
        <Switch
          className={classes.asks}
          label={sectionsCopy.asks}
          aria-label={sectionsCopy.asksOf(name)}
          checked={question !== null}
          onChange={({ currentTarget }) =>
            onChange({ question: currentTarget.checked ? sectionsCopy.firstQuestion : null })
          }
        />
        {question !== null && (
          <TextInput
            label={sectionsCopy.question}
            size="md"
            maxLength={MAX_QUESTION_LENGTH}
            autoComplete="off"
            value={question}
            error={showsProblems && question.trim() === '' ? sectionsCopy.questionMissing : null}
            onChange={({ currentTarget }) => onChange({ question: currentTarget.value })}
          />
        )}
      </div>
      <ActionIcon variant="subtle" color="red" aria-label={sectionsCopy.remove(name)} onClick={onRemove}>
        <IconX {...icon} />
      </ActionIcon>
    </li>
  );
}
