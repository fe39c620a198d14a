import type { ListingPage } from '@home-design/contract';
import { Title } from '@mantine/core';
import { copy } from './copy.ts';
import { PhotoTile } from './hero-gallery.tsx';
import classes from './listing-page.module.css';
import { captionOf } from './page-picture.ts';
import pictures from './pictures.module.css';

interface PhotoSectionProps {
  photos: ListingPage['photos'];
  /** Opens the photo at this index. */
  onOpen: (index: number) => void;
}

/** All photos of a home, with their captions. */
export function PhotoSection({ photos, onOpen }: PhotoSectionProps) {
  return (
    <section className={classes.section}>
      <Title order={2}>{copy.photos}</Title>
      <ul className={pictures.photos}>
        {photos.map((photo, index) => (
          <li key={photo.key}>
            <PhotoTile
              photo={photo}
              place={index + 1}
              sizes="(min-width: 75em) 24rem, (min-width: 48em) 45vw, 92vw"
              onOpen={() => onOpen(index)}
            />
            {captionOf(photo) !== '' && <p className={pictures.caption}>{captionOf(photo)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
