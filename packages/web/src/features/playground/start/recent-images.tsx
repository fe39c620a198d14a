import { type Image, RECENT_IMAGES_SHOWN } from '@home-design/contract';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { Photo } from '../../../core/photo/photo.tsx';
import { pictureOfImage } from '../../../core/photo/picture.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { startCopy as copy } from './start-copy.ts';
import tiles from './start-view.module.css';

interface RecentImagesProps {
  /** Undefined until they are loaded. */
  images: readonly Image[] | undefined;
  /** Present when they could not be loaded. */
  onRetry: (() => void) | null;
}

/** The newest images, as links into the playground. */
export function RecentImages({ images, onRetry }: RecentImagesProps) {
  return (
    <section aria-labelledby="recent-images">
      <Title order={3} size="h5" id="recent-images" mb="sm">
        {copy.recentTitle}
      </Title>
      {onRetry && (
        <Group role="alert" gap="sm">
          <Text size="sm">{copy.recentFailed}</Text>
          <Button variant="light" onClick={onRetry}>
            {copy.tryAgain}
          </Button>
        </Group>
      )}
      {!images && !onRetry && (
        <div className={tiles.tiles} aria-hidden>
          {Array.from({ length: RECENT_IMAGES_SHOWN }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike.
            <Skeleton key={place} className={tiles.tilePhoto} />
          ))}
        </div>
      )}
      {images && (
        <ul className={tiles.tiles}>
          {images.map((image) => (
            <li key={image.id}>
              <Link className={tiles.tile} to={paths.playground({ imageId: image.id })}>
                <Photo
                  className={tiles.tilePhoto}
                  picture={pictureOfImage(image)}
                  alt=""
                  sizes="(max-width: 48em) 50vw, 220px"
                  detail="thumbnail"
                />
                <Text component="span" size="sm" truncate title={image.name}>
                  {image.name}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
