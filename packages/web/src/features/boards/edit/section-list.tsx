import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { MAX_BOARD_SECTIONS } from '@home-design/contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { randomId } from '../../../lib/random-id.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useSortAnnouncements } from '../../../ui/sorting/use-sort-announcements.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import { type BoardDraft, withoutSection, withSection } from './board-draft.ts';
import classes from './edit-board.module.css';
import { sectionsCopy } from './sections-copy.ts';
import { nameOfSection, SortableSection } from './sortable-section.tsx';

interface SectionListProps {
  draft: BoardDraft;
  onChange: (draft: BoardDraft) => void;
  /** Whether missing entries are marked: after the first try to save. */
  showsProblems: boolean;
}

/** The sections of a board in their order. They can be named, dragged, moved by keys, and made to ask visitors. */
export function SectionList({ draft, onChange, showsProblems }: SectionListProps) {
  const { sections } = draft;
  const sensors = useSortSensors(sortableKeyboardCoordinates);
  const keys = sections.map(({ key }) => key);
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key));
  const announcements = useSortAnnouncements(sectionsCopy.moving, {
    count: sections.length,
    placeOf,
    nameOf: (key) => nameOfSection(sections[placeOf(key)]),
  });

  function put({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    onChange({ ...draft, sections: arrayMove([...sections], placeOf(active.id), placeOf(over.id)) });
  }
  function add(): void {
    const section = { key: randomId(), id: null, name: '', question: null };
    onChange({ ...draft, sections: [...sections, section] });
  }

  return (
    <section aria-labelledby="board-sections" className={classes.order}>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h4" id="board-sections">
            {sectionsCopy.title}
          </Title>
          <Text size="sm" c="dimmed">
            {sections.length === 0 ? `${sectionsCopy.empty} ${sectionsCopy.hint}` : sectionsCopy.orderHint}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />}
          disabled={sections.length >= MAX_BOARD_SECTIONS}
          onClick={add}
        >
          {sectionsCopy.add}
        </Button>
      </Group>
      {sections.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={put}
          accessibility={{ announcements, screenReaderInstructions: { draggable: sectionsCopy.orderHint } }}
        >
          <SortableContext items={keys} strategy={verticalListSortingStrategy}>
            <ul className={classes.sections} aria-labelledby="board-sections">
              {sections.map((section) => (
                <SortableSection
                  key={section.key}
                  section={section}
                  showsProblems={showsProblems}
                  onChange={(change) => onChange(withSection(draft, section.key, change))}
                  onRemove={() => onChange(withoutSection(draft, section.key))}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
    </section>
  );
}
