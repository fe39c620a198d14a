import type { Image } from '@home-design/contract';
import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { copy } from './copy.ts';
import classes from './photo-name.module.css';

const PhotoNameField = lazyPart(async () => (await import('./photo-name-field.tsx')).PhotoNameField, 'line');

interface PhotoNameProps {
  image: Image;
  /** The name while it is not edited. */
  children: ReactNode;
}

/** The name of a photo, edited in place. */
export function PhotoName({ image, children }: PhotoNameProps) {
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The focus returns to the name after editing ends by a key.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) {
    return (
      <Suspense fallback={children}>
        <PhotoNameField image={image} onEnd={() => setIsEditing(false)} />
      </Suspense>
    );
  }
  return (
    <div className={classes.name}>
      {children}
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        size="md"
        className={classes.pencil}
        aria-label={copy.rename(image.name)}
        onClick={() => setIsEditing(true)}
      >
        <IconPencil size={16} stroke={ICON_STROKE} aria-hidden />
      </ActionIcon>
    </div>
  );
}
