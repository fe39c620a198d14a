import type { PlannedPhoto, PublicationPlan } from '@home-design/contract';
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { publishCopy as copy } from './copy.ts';
import { PhotoCard } from './photo-card.tsx';
import classes from './publish.module.css';
import type { PlanChanges } from './use-plan-changes.ts';

/** The photos in their order, each with what is made of it. */
export function PlannedPhotos({ plan, changes }: { plan: PublicationPlan; changes: PlanChanges }) {
  const { photos, pictures, destinations, project } = plan;
  const [said, setSaid] = useState('');
  /** The control that moved a photo keeps the focus where the photo goes. */
  const pressed = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the control
  useEffect(() => {
    const control = pressed.current;
    pressed.current = null;
    if (control && list.current?.contains(control) && document.activeElement === document.body)
      control.focus();
  }, [photos]);

  if (photos.length === 0) {
    return (
      <StatePanel
        icon={<IconPhoto stroke={ICON_STROKE} />}
        title={copy.noPhotos}
        text={copy.noPhotosText}
        action={
          project && (
            <Button component={Link} to={paths.project(project)} variant="light" className={classes.touch}>
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
  return (
    <>
      <Text size="sm" c="dimmed">
        {copy.order}
      </Text>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ol className={classes.photos} aria-label={copy.photos} ref={list}>
        {photos.map((photo, place) => (
          <PhotoCard
            key={photo.image}
            photo={photo}
            place={place}
            count={photos.length}
            pictures={pictures.filter(({ image }) => image === photo.image)}
            destinations={destinations}
            changes={changes}
            onMove={(to) => move(photo, to)}
          />
        ))}
      </ol>
    </>
  );
}
