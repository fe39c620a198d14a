import type { SKY_TYPES } from '@home-design/contract';
import { Skeleton } from '@mantine/core';
import classes from '../preview.module.css';
import type { SkyPictures } from './use-sky-pictures.ts';

interface SkyPictureProps {
  type: (typeof SKY_TYPES)[number];
  pictures: SkyPictures;
}

/** A small picture of a sky, or its place while it is loaded. The choice beside it has a name. */
export function SkyPicture({ type, pictures }: SkyPictureProps) {
  if (pictures.at === 'loading') return <Skeleton className={classes.thumbnail} />;
  const source =
    pictures.at === 'photo' ? `data:image/webp;base64,${pictures.of.get(type)}` : `/skies/${type}.webp`;
  return (
    <img
      src={source}
      alt=""
      // Photos higher than the card are cut at the foot.
      className={`${classes.thumbnail} ${classes.top}`}
      data-testid={pictures.at === 'photo' ? 'sky-thumbnail' : 'sky-sample'}
    />
  );
}
