import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { Image } from '@home-design/contract';
import { VisuallyHidden } from '@mantine/core';
import { memo } from 'react';
import { Photo } from '../../../core/photo/photo.tsx';
import { pictureOfImage } from '../../../core/photo/picture.ts';
import { standingVersion } from '../shown-pictures.ts';
import classes from './arrange.module.css';
import { arrangeCopy as copy } from './copy.ts';

interface SortablePhotoProps {
  image: Image;
  /** From 1. */
  place: number;
  count: number;
}

/** A photo that can be moved, by dragging it anywhere or by keys. */
export function SortablePhoto({ image, place, count }: SortablePhotoProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: image.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={classes.cell}
      style={{ transform: CSS.Translate.toString(transform) ?? '', transition: transition ?? '' }}
      data-dragging={isDragging || undefined}
    >
      <button type="button" className={classes.tile} {...attributes} {...listeners}>
        <TilePicture image={image} />
        <VisuallyHidden>{copy.ofAll(place, count)}</VisuallyHidden>
      </button>
    </li>
  );
}

/** The same photo far from the window. It looks the same, but takes no part in the movement of others. */
export const RestingPhoto = memo(function RestingPhoto({ image }: { image: Image }) {
  return (
    <li className={classes.cell}>
      <div className={classes.tile}>
        <TilePicture image={image} />
      </div>
    </li>
  );
});

/** Renders again only when the photo changes, as there may be a thousand. The stylesheet counts the places. */
const TilePicture = memo(function TilePicture({ image }: { image: Image }) {
  return (
    <>
      <Photo
        className={classes.photo}
        picture={standingVersion(image) ?? pictureOfImage(image)}
        alt=""
        sizes="160px"
        detail="thumbnail"
      />
      <span className={classes.place} aria-hidden="true" />
      <span className={classes.name} title={image.name}>
        {image.name}
      </span>
    </>
  );
});
