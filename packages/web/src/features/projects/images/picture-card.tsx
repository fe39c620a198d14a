import type { Image } from '@home-design/contract';
import { Badge, Button, Text } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { Link } from 'react-router';
import { PhotoName } from '../../../core/photo-name/photo-name.tsx';
import { paths } from '../../../lib/addresses/paths.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { copy } from '../copy.ts';
import classes from '../images.module.css';
import type { ShownPicture } from '../shown-pictures.ts';
import { EditButton } from './edit-button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { type PhotoAct, PhotoMenu } from './photo-menu.tsx';
import { ComparedPictureButton } from './picture-button.tsx';
import { PictureTags } from './picture-tags.tsx';

interface PictureCardProps {
  picture: ShownPicture;
  onOpen: (picture: ShownPicture) => void;
  onTags: (picture: ShownPicture) => void;
  onAct: (act: PhotoAct, image: Image) => void;
}

/** A single picture of the project: an original or a variation. */
export function PictureCard({ picture, onOpen, onTags, onAct }: PictureCardProps) {
  const { image, version } = picture;
  const name = `${image.name}, ${version.label}`;
  return (
    <article className={classes.group} aria-label={name}>
      <ComparedPictureButton picture={picture} sizes="(max-width: 36em) 100vw, 320px" onOpen={onOpen} />
      <div className={`${classes.groupText} ${classes.withMenu}`}>
        <PhotoName image={image}>
          <Link
            to={paths.playground({ imageId: image.id, versionId: version.id })}
            className={classes.name}
            title={image.name}
          >
            {image.name}
          </Link>
        </PhotoName>
        <Text size="xs" c="dimmed" truncate title={version.label}>
          {version.label}
        </Text>
        {version.is_primary && image.versions.length > 1 && (
          <Badge variant="light" size="sm" className={classes.badge}>
            {copy.primary}
          </Badge>
        )}
        <PictureTags tags={version.tags} />
        <PhotoMenu image={image} onAct={onAct} />
      </div>
      <div className={classes.cardActions}>
        <EditButton picture={picture} />
        <Button
          variant="subtle"
          px="sm"
          leftSection={<IconTag size={18} stroke={ICON_STROKE} aria-hidden />}
          aria-label={copy.tagsOf(name)}
          onClick={() => onTags(picture)}
        >
          {copy.tags}
        </Button>
        <FavoriteButton version={version} name={name} />
      </div>
    </article>
  );
}
