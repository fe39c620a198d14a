import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { PlannedPhoto, PublicationPlan } from '@home-design/contract';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { useSortAnnouncements } from '../../../ui/sorting/use-sort-announcements.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { publishCopy as copy } from './copy.ts';
import { PhotoCard } from './photo-card.tsx';
import classes from './publish.module.css';
import { SortableCard } from './sortable-card.tsx';
import type { PlanChanges } from './use-plan-changes.ts';

/** The list is vertical, so nothing moves sideways. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The photos in their order, each with its planned pictures. */
export function PlannedPhotos({ plan, changes }: { plan: PublicationPlan; changes: PlanChanges }) {
  const { photos, pictures, destinations, project } = plan;
  const [said, setSaid] = useState('');
  /** The control that moved a photo keeps the focus at the new place. */
  const pressed = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the control
  useEffect(() => {
    const control = pressed.current;
    pressed.current = null;
    if (control && list.current?.contains(control) && document.activeElement === document.body)
      control.focus();
  }, [photos]);

  const placeOf = (id: UniqueIdentifier) => photos.findIndex(({ image }) => image === id);
  const sensors = useSortSensors(sortableKeyboardCoordinates);
  const announcements = useSortAnnouncements(copy.moving, {
    count: photos.length,
    placeOf,
    nameOf: (id) => photos[placeOf(id)]?.name ?? '',
  });
  const ids = useMemo(() => photos.map(({ image }) => image), [photos]);

  if (photos.length === 0) {
    return (
      <StatePanel
        icon={<IconPhoto stroke={ICON_STROKE} />}
        title={copy.noPhotos}
        text={copy.noPhotosText}
        action={
          project && (
            <Button component={Link} to={paths.project(project)} variant="light">
              {copy.project}
            </Button>
          )
        }
      />
    );
  }
  function move(photo: PlannedPhoto, to: number): void {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    changes.move(plan, photo, to);
    setSaid(copy.movedTo(photo.name, to + 1, photos.length));
  }
  /** A drag announces its new place by itself. */
  function put({ active, over }: DragEndEvent): void {
    const photo = photos[placeOf(active.id)];
    if (photo && over && over.id !== active.id) changes.move(plan, photo, placeOf(over.id));
  }
  return (
    <>
      <Text size="sm" c="dimmed">
        {copy.orderHint} {copy.order}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        modifiers={[upAndDown]}
        onDragEnd={put}
        accessibility={{ announcements, screenReaderInstructions: { draggable: copy.orderHint } }}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={classes.photos} aria-label={copy.photos} ref={list}>
            {photos.map((photo, place) => (
              <SortableCard key={photo.image} id={photo.image} name={photo.name} isOut={photo.is_left_out}>
                <PhotoCard
                  photo={photo}
                  place={place}
                  count={photos.length}
                  pictures={pictures.filter(({ image }) => image === photo.image)}
                  destinations={destinations}
                  changes={changes}
                  onMove={(to) => move(photo, to)}
                />
              </SortableCard>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}
