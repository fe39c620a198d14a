import type { ListingImage } from '@home-design/contract';
import { Anchor, Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import card from '../card.module.css';
import classes from '../details.module.css';
import { detailsCopy } from '../details-copy.ts';
import { shortAddress } from '../listing-state.ts';

const COLORS = { waiting: 'gray', done: 'forest', failed: 'red' } as const;

/** The pictures that the source names, in their order, with their states. */
export function ListingPictureList({ images }: { images: readonly ListingImage[] }) {
  if (images.length === 0) return <Text c="dimmed">{detailsCopy.noPictures}</Text>;
  return (
    <ol className={classes.pictures}>
      {images.map((image, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is what makes it this picture; addresses may repeat
        <li key={place}>
          <div className={classes.pictureText}>
            <PictureName image={image} name={image.caption || detailsCopy.pictureNames(place + 1)} />
            {image.source_url !== null && (
              <Text size="xs" c="dimmed" truncate title={image.source_url}>
                {shortAddress(image.source_url)}
              </Text>
            )}
            {image.error !== null && <Text size="sm">{image.error}</Text>}
          </div>
          <Badge variant="light" color={COLORS[image.state]} className={card.badge}>
            {detailsCopy.states[image.state]}
          </Badge>
        </li>
      ))}
    </ol>
  );
}

/** A picture in a project links to it. */
function PictureName({ image, name }: { image: ListingImage; name: string }) {
  if (image.image === null) return <span>{name}</span>;
  return (
    <Anchor
      component={Link}
      to={paths.playground({ imageId: image.image })}
      aria-label={detailsCopy.openPicture(name)}
    >
      {name}
    </Anchor>
  );
}
