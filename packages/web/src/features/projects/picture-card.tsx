import { Badge, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { copy } from './copy.ts';
import classes from './images.module.css';
import { PictureButton } from './picture-button.tsx';
import type { ShownPicture } from './shown-pictures.ts';

/** One picture of the project on its own: an original or a variation. */
export function PictureCard({
  picture,
  onOpen,
}: {
  picture: ShownPicture;
  onOpen: (picture: ShownPicture) => void;
}) {
  const { image, version } = picture;
  return (
    <article className={classes.group} aria-label={`${image.name}, ${version.label}`}>
      <PictureButton picture={picture} sizes="(max-width: 36em) 100vw, 320px" onOpen={onOpen} />
      <div className={classes.groupText}>
        <Link
          to={paths.playground({ imageId: image.id, versionId: version.id })}
          className={classes.name}
          title={image.name}
        >
          {image.name}
        </Link>
        <Text size="xs" c="dimmed" truncate title={version.label}>
          {version.label}
        </Text>
        {version.is_primary && image.versions.length > 1 && (
          <Badge variant="light" size="sm" className={classes.badge}>
            {copy.primary}
          </Badge>
        )}
      </div>
    </article>
  );
}
