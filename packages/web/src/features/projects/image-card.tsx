import type { Image } from '@home-design/contract';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { Photo } from '../../core/photo/photo.tsx';
import { pictureOfImage } from '../../core/photo/picture.ts';
import { paths } from '../../lib/paths.ts';
import { copy } from './copy.ts';
import classes from './projects.module.css';

/** An image of the project; the card leads to the playground. */
export function ImageCard({ image }: { image: Image }) {
  return (
    <Link to={paths.playground({ imageId: image.id })} className={classes.card}>
      <Photo
        className={classes.cover}
        picture={pictureOfImage(image)}
        alt=""
        sizes="(max-width: 36em) 100vw, 320px"
        detail="thumbnail"
      />
      <span className={classes.cardText}>
        <Text component="span" fw={550} truncate title={image.name}>
          {image.name}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {image.width} × {image.height} · {copy.versionCount(image.versions.length)}
        </Text>
      </span>
    </Link>
  );
}
