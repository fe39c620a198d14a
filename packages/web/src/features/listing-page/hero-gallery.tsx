import type { ListingPagePhoto } from '@home-design/contract';
import { Button, UnstyledButton } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { Photo } from '../../core/photo/photo.tsx';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import { nameOf, pictureOf } from './page-picture.ts';
import classes from './pictures.module.css';

/** Pictures of the mosaic: a large one, and four beside it. */
const MOSAIC = 5;
/** Widths of its pictures in the stylesheet. */
const LARGE = '(min-width: 48em) 50vw, 92vw';
const SMALL = '(min-width: 48em) 25vw, 92vw';

interface HeroGalleryProps {
  photos: readonly ListingPagePhoto[];
  /** @param index from 0 */
  onOpen: (index: number) => void;
}

/**
 * The first pictures of the home: a mosaic on a wide screen, a row to swipe on a phone. Pressing one opens it large.
 */
export function HeroGallery({ photos, onOpen }: HeroGalleryProps) {
  const shown = photos.slice(0, MOSAIC);
  return (
    <section className={classes.hero} aria-label={copy.photos}>
      <ul className={classes.mosaic} data-count={shown.length}>
        {shown.map((photo, index) => (
          <li key={photo.key}>
            <PhotoTile
              photo={photo}
              place={index + 1}
              sizes={index === 0 ? LARGE : SMALL}
              eager={index === 0}
              onOpen={() => onOpen(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        className={classes.all ?? ''}
        leftSection={<IconPhoto size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={() => onOpen(0)}
      >
        {copy.allPhotos(photos.length)}
      </Button>
    </section>
  );
}

interface PhotoTileProps {
  photo: ListingPagePhoto;
  /** From 1. */
  place: number;
  sizes: string;
  eager?: boolean;
  onOpen: () => void;
}

/** A picture that opens large, with its label. */
export function PhotoTile({ photo, place, sizes, eager = false, onOpen }: PhotoTileProps) {
  const badge = photo.is_before ? copy.beforeChanges : photo.label_place === null ? photo.label : null;
  return (
    <UnstyledButton
      className={classes.tile}
      data-label={photo.label_place ?? undefined}
      aria-label={copy.openPhoto(nameOf(photo, place))}
      onClick={onOpen}
    >
      <Photo picture={pictureOf(photo)} alt="" sizes={sizes} eager={eager} />
      {badge !== null && <span className={classes.badge}>{badge}</span>}
    </UnstyledButton>
  );
}
