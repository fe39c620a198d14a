import { closestCenter, DndContext, type DragEndEvent, type UniqueIdentifier } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ProjectDetail } from '@home-design/contract';
import { Button, Group, Text, Title } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { useSortAnnouncements } from '../../../ui/sorting/use-sort-announcements.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import { useGrowing } from '../use-growing.ts';
import classes from './arrange.module.css';
import { arrangeCopy as copy } from './copy.ts';
import { keyCoordinates } from './key-coordinates.ts';
import { RestingPhoto, SortablePhoto } from './sortable-photo.tsx';
import { useNearRows } from './use-near-rows.ts';
import { usePhotoOrder } from './use-photo-order.ts';

/** The photos of a project as small tiles. Dragging or keys change their order. */
export function ArrangePhotos({ project, onDone }: { project: ProjectDetail; onDone: () => void }) {
  const { images } = project;
  const order = usePhotoOrder(project);
  const { shown, end } = useGrowing(images.length, 'arrange');
  const grid = useRef<HTMLUListElement>(null);
  const near = useNearRows(grid);
  /** The held photo stays sortable however far the page scrolls. */
  const [held, setHeld] = useState<UniqueIdentifier | null>(null);
  const sensors = useSortSensors(keyCoordinates);
  const drawn = images.slice(0, shown);
  const ids = useMemo(() => images.slice(0, shown).map(({ id }) => id), [images, shown]);
  const placeOf = (id: UniqueIdentifier) => images.findIndex((image) => image.id === id);
  const announcements = useSortAnnouncements(copy, {
    count: images.length,
    placeOf,
    nameOf: (id) => images[placeOf(id)]?.name ?? '',
  });

  function put({ active, over }: DragEndEvent): void {
    setHeld(null);
    const moved = images[placeOf(active.id)];
    if (moved && over && over.id !== active.id) order.move(moved, placeOf(over.id));
  }

  return (
    <section aria-labelledby="arrange-photos">
      <div className={classes.header}>
        <div>
          <Title order={2} size="h4" id="arrange-photos">
            {copy.title}
          </Title>
          <Text size="sm" c="dimmed">
            {copy.hint}
          </Text>
        </div>
        <Group gap="xs">
          <Button variant="default" onClick={order.sortByName}>
            {copy.sortByName}
          </Button>
          <Button onClick={onDone}>{copy.done}</Button>
        </Group>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => setHeld(active.id)}
        onDragCancel={() => setHeld(null)}
        onDragEnd={put}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: copy.hint },
        }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ul ref={grid} className={classes.grid} aria-labelledby="arrange-photos">
            {drawn.map((image, index) =>
              (index >= near.from && index < near.to) || image.id === held ? (
                <SortablePhoto key={image.id} image={image} place={index + 1} count={images.length} />
              ) : (
                <RestingPhoto key={image.id} image={image} />
              ),
            )}
          </ul>
        </SortableContext>
      </DndContext>
      <div ref={end} />
    </section>
  );
}
