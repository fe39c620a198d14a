import type { GalleryImage } from '@home-design/contract';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { CompareSlider } from '../../core/photo/compare-slider.tsx';
import { Photo } from '../../core/photo/photo.tsx';
import type { Picture } from '../../core/photo/picture.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { copy } from './copy.ts';
import classes from './design.module.css';

interface DesignCarouselProps {
  title: string;
  images: readonly GalleryImage[];
  /** Index of the current picture. */
  place: number;
  onPlace: (place: number) => void;
}

const SIZES = '(min-width: 62em) 48rem, 96vw';

/** Pictures of a design one at a time. An edit is compared with the picture before it. */
export function DesignCarousel({ title, images, place, onPlace }: DesignCarouselProps) {
  const shown = images[place];
  const hasMany = images.length > 1;
  if (!shown) return null;
  return (
    <section className={classes.carousel} aria-roledescription="carousel" aria-label={copy.pictures}>
      <div className={classes.stage} style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
        <Stage key={shown.transformed_url} title={title} image={shown} />
      </div>
      <div className={classes.turn}>
        {hasMany && (
          <Turn label={copy.previous} to={(place - 1 + images.length) % images.length} onTurn={onPlace}>
            <IconChevronLeft size={20} stroke={ICON_STROKE} aria-hidden />
          </Turn>
        )}
        <p className={classes.caption} aria-live="polite">
          {shown.caption}
          {hasMany && <span> · {copy.place(place + 1, images.length)}</span>}
        </p>
        {hasMany && (
          <Turn label={copy.next} to={(place + 1) % images.length} onTurn={onPlace}>
            <IconChevronRight size={20} stroke={ICON_STROKE} aria-hidden />
          </Turn>
        )}
      </div>
      {hasMany && (
        <div className={classes.thumbnails}>
          {images.map((image, at) => (
            <UnstyledButton
              key={image.transformed_url}
              className={classes.thumbnail}
              aria-label={image.caption}
              aria-current={at === place}
              onClick={() => onPlace(at)}
            >
              <img src={image.thumbnail_url} alt="" width={96} height={64} />
            </UnstyledButton>
          ))}
        </div>
      )}
    </section>
  );
}

interface TurnProps {
  label: string;
  to: number;
  onTurn: (place: number) => void;
  children: React.ReactNode;
}

function Turn({ label, to, onTurn, children }: TurnProps) {
  return (
    <ActionIcon variant="default" aria-label={label} onClick={() => onTurn(to)}>
      {children}
    </ActionIcon>
  );
}

function Stage({ title, image }: { title: string; image: GalleryImage }) {
  const picture = pictureOf(image);
  const alt = `${title}: ${image.caption}`;
  if (image.original_url === null) return <Photo picture={picture} alt={alt} sizes={SIZES} eager />;
  return (
    <CompareSlider
      before={{
        picture: { ...picture, thumbnail_url: null, preview_url: image.original_url, storage_url: null },
        side: copy.before,
        name: title,
        alt: `${title}: ${copy.before}`,
      }}
      after={{ picture, side: copy.after, name: image.caption, alt }}
      sizes={SIZES}
    />
  );
}

const pictureOf = ({ thumbnail_url, transformed_url, width, height }: GalleryImage): Picture => ({
  thumbnail_url,
  preview_url: transformed_url,
  storage_url: transformed_url,
  thumbhash: null,
  width,
  height,
});
